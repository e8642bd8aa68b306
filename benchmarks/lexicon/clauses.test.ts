import { expect, test } from 'vitest';
import { inputsHash } from '../../engine/lexicon/data/clauses.generated.ts';
import { markNegated } from '../../engine/match/denials/negation.ts';
import { tokenise } from '../../engine/text/tokenise.ts';
import { clauseFiles, placeOf, readClauses, readHonestLines } from '../accuracy/clause-data.ts';
import { hashClauseInputs } from './hash-clause-inputs.ts';

test('the shipped weights of clauses were learned with the current code and sentences; if not, run `npm run clauses`', () => {
  expect(hashClauseInputs()).toBe(inputsHash);
});

test('of the lines of honest resumes that hold words of denials, fewer than three words in a hundred are lost', () => {
  const marks = readHonestLines().flatMap((line) => [...markNegated(line, tokenise(line))]);
  expect(marks.length).toBeGreaterThan(5_000);
  expect(marks.filter((mark) => mark === 1).length / marks.length).toBeLessThan(0.03);
});

test('of the denied words that were learned from, fewer than a quarter are believed', () => {
  let [denied, believed] = [0, 0];
  for (const clause of clauseFiles.learned.flatMap(readClauses)) {
    const tokens = tokenise(clause.text);
    const marks = markNegated(clause.text, tokens);
    denied += clause.denied.length;
    believed += clause.denied.filter((word) => marks[placeOf(word, tokens)] === 0).length;
  }
  expect(denied).toBeGreaterThan(1_000);
  expect(believed / denied).toBeLessThan(0.25);
});
