import { expect, test } from 'vitest';
import { splitDates } from './split-dates.ts';

const split = (text: string) => {
  const found = splitDates({ role: 'entry', text, datesStart: text.indexOf('2018') });
  return found && [found.title, found.dates];
};

test('dates lose the brackets around them, and keep those within', () => {
  expect(split('Baker, Fern Ltd (2018 – 2021)')).toEqual(['Baker, Fern Ltd', '2018 – 2021']);
  expect(split('Baker, Fern Ltd | 2018 – 2021 (part time)')).toEqual(['Baker, Fern Ltd', '2018 – 2021 (part time)']);
  expect(split('2018 – 2021')).toBeUndefined();
});
