import { expect, test } from 'vitest';
import { allMatches } from './all-matches.ts';

test('a pattern finds what matchAll finds, also where it matches nothing between two characters', () => {
  for (const [text, pattern] of [
    ['one, two, three', /\p{L}+/gu],
    ['a👍b', /(?=\P{L})|b/gu],
    ['', /x*/g],
    ['no digit', /\d/g],
  ] as const) {
    const expected = [...text.matchAll(pattern)].map(({ 0: found, index }) => [found, index]);
    expect(allMatches(text, pattern).map(({ 0: found, index }) => [found, index])).toEqual(expected);
  }
});

test('a pattern that was left within another text begins anew', () => {
  const pattern = /a/g;
  pattern.test('ba');
  expect(allMatches('ab', pattern)).toHaveLength(1);
});
