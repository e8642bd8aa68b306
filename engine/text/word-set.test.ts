import { expect, test } from 'vitest';
import { wordSet, wordsIn } from './word-set.ts';

test('a list gives its words in order, however it is broken into lines', () => {
  expect(wordsIn('\n  one two\n  three  ')).toEqual(['one', 'two', 'three']);
});

test('several lists are one set', () => {
  expect([...wordSet('and or', 'und oder or')]).toEqual(['and', 'or', 'und', 'oder']);
});
