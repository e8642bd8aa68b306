import { describe, expect, test } from 'vitest';
import { documentOf, lineWith } from '../../testing/small-document.ts';
import { isSameMeasure, measuresIn, waysOf } from './measures.ts';

const measures = (text: string, isGerman = false) => {
  const document = documentOf(text, isGerman);
  return measuresIn(document, lineWith(document, ''));
};
const isSame = (left: string, right: string, isGerman = false) => {
  const [[a], [b]] = [measures(left), measures(right, isGerman)];
  return a !== undefined && b !== undefined && isSameMeasure(a, b);
};

describe('a measured quantity', () => {
  test.each([
    ['twelve months', 'a year'],
    ['two weeks', 'a fortnight'],
    ['a year and a half', '18 months'],
    ['90 minutes', '1.5 hours'],
    ['3 km', '3,000 metres'],
    ['2 tonnes', '2000 kg'],
  ])('is the same however it is written: %s is %s', (one, other) => {
    expect(isSame(`Took ${one}`, `Took ${other}`)).toBe(true);
  });

  test('is the same in German', () => {
    expect(isSame('Took two hours', 'Brauchte zwei Stunden', true)).toBe(true);
  });

  test('differs in size or in what is measured', () => {
    expect(isSame('Took 2 hours', 'Took 3 hours')).toBe(false);
    expect(isSame('Took 1 hour', 'Drove 3,600,000 m')).toBe(false);
  });

  test('needs a number or "a"', () => {
    expect(measures('Worked hours and days')).toEqual([]);
  });

  test('covers the words it is written in', () => {
    const text = 'Took a year and a half';
    const [measure] = measures(text);
    expect(
      documentOf(text)
        .tokens.slice(measure?.from, measure?.to)
        .map(({ lower }) => lower),
    ).toEqual('a year and a half'.split(' '));
  });
});

describe('the direction of a change', () => {
  test('is down from two days to one hour, and up from one to two', () => {
    expect(waysOf(measures('From two days to one hour'))).toEqual(['down']);
    expect(waysOf(measures('From 20 kg to 30 kg'))).toEqual(['up']);
  });

  test('is none between things that cannot be compared', () => {
    expect(waysOf(measures('20 kg in 3 hours'))).toEqual([]);
  });
});
