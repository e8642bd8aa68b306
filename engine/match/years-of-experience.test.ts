import { expect, test } from 'vitest';
import { yearsOfExperience } from './years-of-experience.ts';

test.each([
  ['8 years of experience in welding', 8],
  ['Clerk 2010 - 2014\nManager 2014 - 2019', 9],
  ['Two jobs at once: 2010 - 2014 and 2012 - 2015', 5],
  ['Cook, 03/2016 to 03/2018', 2],
  ['Cook, 2019 - present. Course in 2023', 4],
  ['Three years at the desk', 3],
  ['A company of 120 years', 0],
  ['', 0],
])('%j makes %i years', (text, years) => {
  expect(yearsOfExperience(text)).toBe(years);
});
