import { writeFileSync } from 'node:fs';
import { createKnowledge } from '../../engine/lexicon/create-knowledge.ts';
import { describeInputs } from './hash-inputs.ts';
import { countRarities } from './rarity-table.ts';
import { describePosting, trainParts, trainRanker, unpackParts } from './train-parts.ts';
import { folds, readTrainingData } from './training-data.ts';

/**
 * Learns everything that reads a posting (tagger, second chain, "does this line ask", ranker, rarities) and writes
 * engine/lexicon/data/tagger.generated.ts and reading.generated.ts; some two minutes:
 *
 *     npm run tagger -- FOLDER
 *
 * FOLDER holds skillspan.jsonl (MIT) and green.jsonl (CC BY 4.0); our own postings lie in data/. The same files give the
 * same bytes. The ranker learns from what the others say of postings that they have not seen.
 */
const folder = process.argv[2];
if (folder === undefined)
  throw new Error('Name the folder that holds skillspan.jsonl and green.jsonl: npm run tagger -- FOLDER');

const knowledge = createKnowledge();
const data = readTrainingData(folder, knowledge);
const rarity = countRarities(folder);
const rows = Array.from({ length: folds }, (_, fold) => {
  console.log(`Fold ${fold + 1} of ${folds}`);
  const parts = unpackParts(
    trainParts(data, (posting) => posting.fold !== fold),
    knowledge,
    rarity,
  );
  return data.postings.filter((posting) => posting.fold === fold).flatMap((posting) => describePosting(posting, parts));
});
const ranker = Array.from(trainRanker(rows.flat()), (weight) => Number(weight.toFixed(4)));
console.log('All postings');
const whole = trainParts(data, () => true);

const head = '// Made by benchmarks/lexicon/train-extraction.ts; licences in ../NOTICE.md. Train anew, do not edit.\n';
write('tagger', `${head}export const taggerWeights = ${JSON.stringify(whole.weights, undefined, 2)};\n`);
write(
  'reading',
  [
    head,
    describeInputs('tagger', folder, ['skillspan.jsonl', 'green.jsonl']),
    `export const rankerWeights: readonly number[] = [\n  ${ranker.join(', ')},\n];\n`,
    `export const askWeights =\n  '${whole.asks}';\n`,
    `export const spanWeights = ${JSON.stringify(whole.spans, undefined, 2)};\n`,
    `export const rarities =\n  '${rarity}';\n`,
  ].join(''),
);

function write(name: string, text: string): void {
  writeFileSync(new URL(`../../engine/lexicon/data/${name}.generated.ts`, import.meta.url), text);
}
