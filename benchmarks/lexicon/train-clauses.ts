import { writeFileSync } from 'node:fs';
import { clauseBuckets, visitClause, visitStretch } from '../../engine/match/denials/clause-features.ts';
import { visitStretches } from '../../engine/match/denials/judge-clauses.ts';
import { readCues } from '../../engine/match/denials/read-cues.ts';
import { tokenise } from '../../engine/text/tokenise.ts';
import { clauseFiles, type LabelledClause, placeOf, readClauses, readHonestLines } from '../accuracy/clause-data.ts';
import { hashClauseInputs } from './hash-clause-inputs.ts';
import { packNumbers } from './pack-weights.ts';
import { type SparseRow, trainSparse } from './train-regression.ts';

/**
 * Learns which words of a resume are denied, wished for or about somebody else, and writes
 * engine/lexicon/data/clauses.generated.ts; a few seconds, from the project's own sentences alone:
 *
 *     npm run clauses
 *
 * The same sentences give the same bytes. The sentences that were kept back are only counted
 * (`npm run bench -- accuracy/denials`).
 */

/** Honest lines are many and alike, and a lost line of a resume is worse than a lost trick: so each counts this much. */
const honestWeight = 1;

/** What stands in fewer sentences is chance: leaving it out costs nothing, and half of the weights' bytes. */
const rarest = 3;
/** Nearly every feature is rare: larger first steps learn the sentences by heart (cross-validation). */
const caution = 0.3;

const rows = withoutRare([
  ...clauseFiles.learned.flatMap(readClauses).flatMap(labelledRows),
  ...readHonestLines().flatMap(honestRows),
]);
const weights = trainSparse(rows, clauseBuckets, caution);
writeFileSync(
  new URL('../../engine/lexicon/data/clauses.generated.ts', import.meta.url),
  [
    '// Made by benchmarks/lexicon/train-clauses.ts from sentences of this project. Train anew, do not edit.\n',
    '/** Of the code and the data of this project that the build read. */\n',
    `export const inputsHash = '${hashClauseInputs()}';\n`,
    `export const clauseWeights =\n  '${packNumbers(weights)}';\n`,
  ].join(''),
);
console.log(`${rows.length} stretches learned from`);

/** The rows without the features that hardly any of them has. */
function withoutRare(all: readonly SparseRow[]): SparseRow[] {
  const counts = new Uint32Array(clauseBuckets);
  for (const { features } of all) for (const bucket of new Set(features)) counts[bucket] = (counts[bucket] ?? 0) + 1;
  return all.map((row) => ({ ...row, features: row.features.filter((bucket) => (counts[bucket] ?? 0) >= rarest) }));
}

/** A row for each labelled word, with the features of the stretch that it stands in. */
function labelledRows({ text, denied, asserted }: LabelledClause): SparseRow[] {
  const tokens = tokenise(text);
  const labels = new Map<number, number>();
  for (const word of denied) labels.set(placeOf(word, tokens), 1);
  for (const word of asserted) labels.set(placeOf(word, tokens), 0);
  const found: SparseRow[] = [];
  visitStretches(text, tokens, readCues(text, tokens), (stretch, surroundings, clauses) => {
    const features = featuresOf((visit) => {
      visitClause(clauses, surroundings, visit);
      visitStretch(clauses, surroundings, stretch, visit);
    });
    for (let index = stretch.from; index < stretch.to; index += 1) {
      const label = labels.get(index);
      if (label !== undefined) found.push({ features, label, weight: 1 });
    }
  });
  return found;
}

/** A row for each stretch. */
function honestRows(text: string): SparseRow[] {
  const found: SparseRow[] = [];
  const tokens = tokenise(text);
  visitStretches(text, tokens, readCues(text, tokens), (stretch, surroundings, clauses) => {
    const features = featuresOf((visit) => {
      visitClause(clauses, surroundings, visit);
      visitStretch(clauses, surroundings, stretch, visit);
    });
    found.push({ features, label: 0, weight: honestWeight });
  });
  return found;
}

function featuresOf(visitAll: (visit: (bucket: number) => void) => void): Int32Array {
  const buckets: number[] = [];
  visitAll((bucket) => buckets.push(bucket));
  return Int32Array.from(buckets);
}
