import { expect, test } from 'vitest';
import { namedNumbers, numbersBetween } from './number-names.ts';

test('a name is a number in either language', () => {
  expect(['zero', 'twelve', 'twenty', 'null', 'zwölf', 'zwanzig'].map((name) => namedNumbers.get(name))).toEqual([
    0, 12, 20, 0, 12, 20,
  ]);
});

test('a pattern takes the first and the last of its numbers', () => {
  expect(numbersBetween('en', 2, 4)).toBe('two|three|four');
  expect(numbersBetween('de', 19, 20)).toBe('neunzehn|zwanzig');
});
