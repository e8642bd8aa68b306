import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { hashFiles } from '../lexicon/hash-files.ts';

/** What the judge is learned from: how signals are read, and the rewrites. The rules only decide what a lie weighs. */
const inputs = [
  'benchmarks/ledger/*.ts',
  'benchmarks/ledger/data/first-findings.txt',
  'benchmarks/accuracy/data/ledger/{en,de}-*.txt',
  'engine/ledger/judge/{act-words,alike,alike-verbs,align-words,changed-words,clause-signals,frame-signals,frames,german-signals,german-frames,german-frame-signals,german-result-signals,german-summary-signals,german-index,german-stems,lone-signals,measure-signals,naming-features,new-words,noun-phrases,number-signals,role-signals,roles-in,role-words,signals,summary-signals,tail-signals,german-number-signals,german-cut-signals,german-counted,german-named-numbers,german-held,german-led,german-group,german-periods,restated-numbers,german-role-signals,german-words,german-acts,cause-signals,bound-numbers,respelled-words,figure-forms,is-listing,clipped-words,short-forms,word-root,tag-words,bound-words}.ts',
  'engine/ledger/vocabulary/en/{acts,alike-words,alike/*,claim-classes,free-words,verbs-of-nouns}.ts',
  'engine/ledger/vocabulary/de/{acts,alike,alike/*,reservations}.ts',
  'engine/testing/data/ledger-*.ts',
];

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A hash of all inputs; when it differs from the one in the weights, they are of another day. */
export function hashJudgeInputs(): string {
  const files = inputs
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !file.endsWith('.test.ts'));
  return hashFiles(files.map((file) => pathToFileURL(`${root}${file}`).href));
}
