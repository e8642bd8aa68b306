import { expect, test } from 'vitest';
import { mergePhrasings } from './merge-phrasings.ts';

test('two phrasings that differ in one place become one with a choice there', () => {
  expect(
    mergePhrasings([
      [['wash'], ['car']],
      [['van'], ['wash']],
    ]),
  ).toEqual([[['wash'], ['car', 'van']]]);
});

test('a phrasing that a shorter one covers goes', () => {
  expect(mergePhrasings([[['wash'], ['car'], ['wax']], [['car', 'van']]])).toEqual([[['car', 'van']]]);
});

test('a phrasing written twice stays once', () => {
  expect(mergePhrasings([[['car']], [['car']]])).toEqual([[['car']]]);
});

test('phrasings that differ in two places stay apart', () => {
  const apart = [
    [['wash'], ['car']],
    [['wax'], ['van']],
  ];
  expect(mergePhrasings(apart)).toEqual(apart);
});
