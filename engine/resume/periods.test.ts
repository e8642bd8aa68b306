import { expect, test } from 'vitest';
import { readPeriods } from './periods.ts';
import type { Month } from './resume.ts';

const written = ({ year, month }: Month) => (month === undefined ? `${year}` : `${year}-${month}`);
const periodsIn = (text: string) =>
  readPeriods(text).map(({ from, to }) => `${written(from)} to ${to === 'current' ? 'now' : written(to)}`);

test.each([
  ['2015 - 2019', '2015 to 2019'],
  ['2015–2019', '2015 to 2019'],
  ['(2015 to 2019)', '2015 to 2019'],
  ['03/2019 - 11/2021', '2019-3 to 2021-11'],
  ['03.2019 – heute', '2019-3 to now'],
  ['2019-03 – 2021-11', '2019-3 to 2021-11'],
  ['2019-03 – present', '2019-3 to now'],
  ['2011-12', '2011 to 2012'],
  ['2019-21', '2019 to 2021'],
  ['2018/19', '2018 to 2019'],
  ['March 2019 to date', '2019-3 to now'],
  ['Mar. 2019 – Sept. 2021', '2019-3 to 2021-9'],
  ['Mar – Sep 2019', '2019-3 to 2019-9'],
  ['Mai bis Oktober 2019', '2019-5 to 2019-10'],
  ['März 2019 bis heute', '2019-3 to now'],
  ['Spring 2018 – Fall 2019', '2018-3 to 2019-9'],
  ['Sommer 2018 – Herbst 2019', '2018-6 to 2019-9'],
  ["Jun '18 – Aug '19", '2018-6 to 2019-8'],
  ["'18 – '21", '2018 to 2021'],
  ["'98 to '03", '1998 to 2003'],
  ['06/18 – 08/19', '2018-6 to 2019-8'],
  ['15.03.2019 – 30.11.2021', '2019-3 to 2021-11'],
  ['06/30/2019 – 08/15/2020', '2019-6 to 2020-8'],
  ['March 1, 2019 – May 31, 2020', '2019-3 to 2020-5'],
  ['since 2015', '2015 to now'],
  ['seit 04/2015', '2015-4 to now'],
  ['seit dem 01.04.2015', '2015-4 to now'],
  ['2015 –', '2015 to now'],
  ['2019', '2019 to 2019'],
  ['since March 2015', '2015-3 to now'],
  ['2015 — Present', '2015 to now'],
  ['2015 - till now', '2015 to now'],
])('%j is %s', (text, expected) => {
  expect(periodsIn(`Cook, Fern Inn, ${text}`)).toEqual([expected]);
  expect(periodsIn(text)).toEqual([expected]);
});

test.each(['12,000 guests', 'Room 2104', 'may begin now', '+49 151 2345 6789', '3 to 5 cooks', '60 of 2019s'])(
  '%j has none',
  (text) => {
    expect(periodsIn(text)).toEqual([]);
  },
);

test('the place of every period is where it is written', () => {
  const text = 'Cook, 03/2019 – heute; before: Waiter, 2015–2018, and since 2014 a driver';
  expect(readPeriods(text, 100).map(({ start, end }) => text.slice(start - 100, end - 100))).toEqual([
    '03/2019 – heute',
    '2015–2018',
    '2014',
  ]);
});
