import { expect, test } from 'vitest';
import { unpackWords } from '../../engine/concepts/packed-concepts.ts';
import { unpack } from '../../engine/concepts/packed-numbers.ts';
import { RepeatedNumbers } from '../../engine/concepts/repeated-numbers.ts';
import { orderWords, packNumbers, packRepeats, packWords } from './pack-words.ts';

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

test('packed groups of numbers come back as they were, marks and repeats too', () => {
  const groups = [
    [7, 0, 7, 6000, 1],
    [6000, 0, 7, 3, 3, 1],
    [2, 2],
  ];
  const numbers = new RepeatedNumbers(packRepeats(groups, 2), 2);
  const read = groups.map((group) => {
    numbers.begin();
    return group.map(() => numbers.next());
  });
  expect(read).toEqual(groups);
});
