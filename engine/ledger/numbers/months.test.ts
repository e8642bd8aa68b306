import { describe, expect, test } from 'vitest';
import { tokenise } from '../../text/tokenise.ts';
import { monthNames, readMonths } from './months.ts';

const keysIn = (text: string) => {
  const tokens = tokenise(text);
  return [...readMonths(tokens, 0, tokens.length, text).values()].map(({ key }) => key);
};

describe('the parts of a date', () => {
  test.each([
    ['March 2019', ['m3', 'y2019']],
    ['März 2019', ['m3', 'y2019']],
    ['Sept 2019', ['m9', 'y2019']],
    ['03/2019', ['m3', 'y2019']],
    ['2021-04', ['y2021', 'm4']],
    ['2011-12', ['y2011']],
    ['2019 - present', ['y2019', 'now']],
    ['2019 to date', ['y2019', 'now']],
    ['June ’17 – Aug ’19', ['m6', 'y2017', 'm8', 'y2019']],
    ['07–09/2022', ['m7', 'm9', 'y2022']],
    ['seit 2019 bis heute', ['y2019', 'now']],
  ])('are the same however they are written: %s', (text, keys) => {
    expect(keysIn(text)).toEqual(keys);
  });

  test.each(['Date of birth', '12 guests in 40 seats', 'a 3/4 majority'])(
    'are no other numbers and words: %s',
    (text) => {
      expect(keysIn(text)).toEqual([]);
    },
  );
});

test('a month has several names, any other word none', () => {
  expect(monthNames('september')).toContain('sept');
  expect(monthNames('may')).toContain('mai');
  expect(monthNames('monday')).toEqual([]);
});
