import { expect, test } from 'vitest';
import { unpack, unpackWords } from '../../engine/concepts/packed-concepts.ts';
import { orderWords, packNumbers, packWords } from './pack-words.ts';

test('packed words come back as they were', () => {
  const words = ['clean', 'cleaner', 'wash', 'été', 'PA', 'clean'];
  expect(unpackWords(packWords(words))).toEqual(words);
});

test('packed numbers come back as they were, beyond the surrogates too', () => {
  const numbers = [0, 1, 92, 2013, 55_260, 60_000];
  expect([...unpack(packNumbers(numbers))]).toEqual(numbers);
});

test('words used often come first, others by the alphabet', () => {
  expect(orderWords(['b', 'a', 'c', 'c', 'c', 'c'])).toEqual(['c', 'a', 'b']);
});
