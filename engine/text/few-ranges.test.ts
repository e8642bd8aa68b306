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

  test('has no property of letters left', () => {
    expect(fewRanges(/(?<!\p{L})[\p{Lu}\p{L}]\P{L}/u).source).not.toMatch(/\\[pP]\{/);
  });
});
