import { describe, expect, test } from 'vitest';
import { documentOf, lineWith } from '../../testing/small-document.ts';
import { numberLinesOf, numbersGone } from './kept-numbers.ts';

/** The numbers of the one line that are missing in the other text. */
function gone(before: string, after: string): number[] {
  const original = documentOf(before);
  return numbersGone(original, lineWith(original, ''), numberLinesOf(documentOf(after))).map(({ value }) => value);
}

describe('a number of a line', () => {
  test('is kept in a line about the same thing', () => {
    expect(gone('Packed 40 parcels', 'Packed forty parcels a day')).toEqual([]);
  });

  test('is gone when only another fact has it', () => {
    expect(gone('Packed 40 parcels', 'Drove 40 miles')).toEqual([40]);
  });

  test('is gone when no line has it', () => {
    expect(gone('Packed 40 parcels in 3 sizes', 'Packed 40 parcels')).toEqual([3]);
  });

  test('may be kept as the same measure in another unit', () => {
    expect(gone('Trained for 12 months', 'Trained for a year')).toEqual([]);
    expect(gone('Trained for 12 months', 'Trained for two years')).toEqual([12]);
  });

  test('may be kept in an acronym', () => {
    expect(gone('Taught maths at Key Stage 3', 'Taught maths at KS3')).toEqual([]);
  });
});
