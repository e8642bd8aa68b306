import { describe, expect, test } from 'vitest';
import { numberOf, scales, shares } from './number-words.ts';

describe('a number in words', () => {
  test.each([
    ['twelve', 12],
    ['ninety', 90],
    ['zwölf', 12],
    ['neunzig', 90],
    ['dritten', 3],
    ['fünfunddreißig', 35],
    ['einundzwanzig', 21],
    ['dreihundert', 300],
    ['dreihundertfünfzig', 350],
    ['eintägige', 1],
    ['dreimal', 3],
    ['eintausend', 1000],
    ['siebenköpfigen', 7],
    ['zwanzigjährige', 20],
  ])('is read: %s', (word, value) => expect(numberOf(word)).toBe(value));

  test.each(['ein', 'third', 'hand', 'und', 'wunder', 'jahrhundert'])('is not just any word: %s', (word) =>
    expect(numberOf(word)).toBeUndefined(),
  );

  test('may multiply another, or be a share', () => {
    expect(scales.get('thousand')).toBe(scales.get('tausend'));
    expect(shares.get('halved')).toEqual({ value: 50, unit: 'percent' });
    expect(shares.get('verdoppelte')).toEqual({ value: 2, unit: 'times' });
  });
});
