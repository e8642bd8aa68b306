import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { hashFiles } from '../lexicon/hash-files.ts';

/** What the judge is learned from: how signals are read, and the rewrites. The rules only decide what a lie weighs. */
const inputs = [
  'benchmarks/ledger/*.ts',
  'benchmarks/ledger/data/first-findings.txt',
  'benchmarks/accuracy/data/ledger/{en,de}-*.txt',
  'engine/ledger/judge/{words,signals,german}/*.ts',
  'engine/ledger/judge/withdrawn/naming-features.ts',
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
