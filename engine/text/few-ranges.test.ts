import { describe, expect, test } from 'vitest';
import { fewRanges } from './few-ranges.ts';

describe('a pattern with few ranges', () => {
  test.each([
    ['letters', /\p{L}+/gu],
    ['what is no letter', /\P{L}+/gu],
    ['capitals', /\p{Lu}\p{Ll}+/gu],
    ['letters in a class, and all but them', /[\p{L}-]+|[^\p{L}\s]+/gu],
    ['brackets that are none', /\[\p{L}+\]|(?<!\p{L})in(?!\p{L})/giu],
  ])('finds the same %s in English and German', (_, pattern) => {
    const text = 'Überstunden – “café” [naïve], Straße/Łódź: 3 × IN-house in Ödön’s Größe • Ελλάδα и Москва, 東京';
    expect(text.match(fewRanges(pattern))).toEqual(text.match(pattern));
  });

  test.each([
    ['nothing that matches half of an emoji', /(?<!\p{L})[\p{L}\d.]+ \(ISO\)\./giu, 'gi'],
    ['any other character', /\p{L}[^;]{0,9}/giu, 'giu'],
    ['any character', /\p{L}.{0,9}/iu, 'iu'],
    ['any character that is no space', /\p{L}[\S]/iu, 'iu'],
    ['an emoji', /\p{L}[📧•]/u, 'u'],
    ['a property that is left', /[\p{L}\p{M}]/iu, 'iu'],
  ])('keeps the flag u only if it needs it: with %s', (_, pattern, flags) => {
    expect(fewRanges(pattern).flags).toBe(flags);
  });

  test('takes no bullet of a word processor, which has a code for private use, for a letter', () => {
    expect('\uf0a7 Excel'.match(fewRanges(/\p{L}+/gu))).toEqual(['Excel']);
  });

  test('has no property of letters left', () => {
    expect(fewRanges(/(?<!\p{L})[\p{Lu}\p{L}]\P{L}/u).source).not.toMatch(/\\[pP]\{/);
  });
});
