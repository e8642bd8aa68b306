import { expect, test } from 'vitest';
import { WordCache } from './word-cache.ts';

function countingCache() {
  const read: string[] = [];
  const cache = new WordCache((surface) => {
    read.push(surface);
    return { surface };
  });
  return { read, cache };
}

test('a word is read once, wherever it stands', () => {
  const { read, cache } = countingCache();
  expect(cache.at('a word', 2, 6, 7)).toBe(cache.at('word', 0, 4, 7));
  expect(read).toEqual(['word']);
});

test('words with one hash are told apart, however many there are', () => {
  const { cache } = countingCache();
  for (let round = 0; round < 2; round += 1)
    for (const word of ['care', 'cart', 'core', 'cars', 'car'])
      expect(cache.at(word, 0, word.length, 7).surface).toBe(word);
});

test('a run of letters that is no word is not kept', () => {
  const { read, cache } = countingCache();
  const run = 'x'.repeat(200);
  cache.at(run, 0, run.length, 7);
  cache.at(run, 0, run.length, 7);
  expect(read).toHaveLength(2);
});
