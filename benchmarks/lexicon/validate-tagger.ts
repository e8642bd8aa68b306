import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { extractKeywords } from '../../engine/extract/extract-keywords.ts';
import { readWeights } from '../../engine/extract/tagger.ts';
import { createKnowledge } from '../../engine/lexicon/create-knowledge.ts';
import { packWeights } from './pack-weights.ts';
import { trainChain } from './train-chain.ts';
import { readTrainingData } from './training-data.ts';

/**
 * Five-fold cross-validation of the keywords over whole postings: every posting is read with weights that never saw it.
 *
 *     node benchmarks/lexicon/validate-tagger.ts BENCH
 *
 * BENCH is the folder of score.mjs, whose own `scoreDoc` judges. Prints hardF1 and precision@10 as defined there.
 */
const folds = 5;
const bench = process.argv[2];
if (bench === undefined) throw new Error('Name the folder that holds score.mjs.');
const { scoreDoc } = await import(pathToFileURL(join(bench, 'score.mjs')).href);

const knowledge = createKnowledge();
const data = join(bench, 'skills/dev');
const documents = readTrainingData(data, knowledge);
const rows = readFileSync(join(data, 'skillspan.jsonl'), 'utf8').split('\n').filter(Boolean);
const sums: Record<string, number> = {};
for (let fold = 0; fold < folds; fold += 1) {
  const weights = readWeights(packWeights(trainChain(documents.filter((_, index) => index % folds !== fold))));
  sums.documents = rows.length;
  for (const row of rows.filter((_, index) => index % folds === fold)) {
    const { text, spans } = JSON.parse(row);
    const counts: Record<string, number> = scoreDoc(spans, extractKeywords(text, { ...knowledge, weights }));
    for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count;
  }
}
const ratio = (part: string, whole: string) => (sums[part] ?? 0) / (sums[whole] ?? 1);
const precision = ratio('paP', 'nP');
const recall = ratio('paK', 'nK');
console.log({
  keywordsPerPosting: ratio('nP', 'documents'),
  precision,
  recall,
  hardF1: (2 * precision * recall) / (precision + recall),
  'P@10': ratio('pa10', 'n10'),
});
