import { crossValidate } from '../accuracy/cross-validation.ts';

/**
 * Prints the keywords' figures by five-fold cross-validation, after a change to the tagger's training data:
 *
 *     node benchmarks/lexicon/validate-tagger.ts BENCH
 *
 * BENCH is the folder of score.mjs.
 */
const bench = process.argv[2];
if (bench === undefined) throw new Error('Name the folder that holds score.mjs.');
console.log(await crossValidate(bench));
