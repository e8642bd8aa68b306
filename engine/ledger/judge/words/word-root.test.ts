import { expect, test } from 'vitest';
import { wordRoot } from './word-root.ts';

test('sales that fell have the root of a fall, whatever else the form may be', () => {
  expect(wordRoot('fell')).toBe(wordRoot('fall'));
  expect(wordRoot('fallen')).toBe(wordRoot('falling'));
  expect(wordRoot('withdrew')).toBe(wordRoot('withdraw'));
});
