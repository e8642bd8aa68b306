import { expect, test } from 'vitest';
import { readResume } from './read-resume.ts';
import { workIn, yearsWorked } from './years-worked.ts';

const now = '2026-11-22';
const years = (text: string, day?: string) => yearsWorked(workIn(readResume(text)), { now: day });

test.each([
  ['8 years of experience in welding', 8],
  ['Clerk 2010 - 2014\nManager 2014 - 2019', 9],
  ['Two jobs at once: 2010 - 2014 and 2012 - 2015', 5],
  ['Cook, 03/2016 to 03/2018', 2],
  ['Cook, 2019 - present. Course in 2023', 4],
  ['Three years at the desk', 3],
  ['Eleven years at Fern Haulage', 11],
  ['Seit fünfzehn Jahren im Lager: fünfzehn Jahre Stapler', 15],
  ['A company of 120 years', 0],
  ['', 0],
])('%j makes %i years', (text, expected) => {
  expect(Math.floor(years(text))).toBe(expected);
});

test.each([
  ['Nurse, Elm Clinic, 2015 – present', 11],
  ['Nurse, Elm Clinic, since 2015', 11],
  ['Pflegerin, Klinik Ulm, seit März 2015', 11],
  ['Pflegerin, Klinik Ulm, 04/2020 – heute', 6],
  ['Working as a nurse since 2015', 11],
  ['Experience\n2015 to date\nNurse, Elm Clinic', 11],
])('%j goes on until the day of the analysis', (text, expected) => {
  expect(Math.floor(years(text, now))).toBe(expected);
  expect(Math.floor(years(text, '2028-11-22'))).toBe(expected + 2);
});

test.each([
  'Education\nBSc Nursing, Elm University, 2018 – 2024',
  'Ausbildung\nBachelor of Science, Hochschule Ulm, 2018 – 2024',
  'Ada Sample\nBachelor of Science in Nursing, Elm University, 2018 – 2024',
  'Skills\nJava (2010 – 2020)',
  'Certificates\nFirst aid, 2015 – 2020',
  'BSN within 4 years of hire',
  'Aged 4 years old',
])('%j is no time at work', (text) => {
  expect(years(text, now)).toBe(0);
});

test('a school adds nothing, and two jobs at once count once', () => {
  const resume = `Experience
Nurse, Elm Clinic, Mar 2015 – Feb 2019
- Cared for forty patients
Night nurse, Oak Home, 2016 – 2018
- Cared for ten more
Education
BSc Nursing, Elm University, 2008 – 2014`;
  expect(years(resume, now)).toBe(4);
});

test('a job within one calendar year counts as one year, a job with months as its months', () => {
  expect(years('Experience\nCook, Fern Inn, 2019', now)).toBe(1);
  expect(years('Experience\nCook, Fern Inn, Jun – Aug 2019', now)).toBe(0.25);
});

test('dates and years that are copied from a posting are not the person’s', () => {
  const own = 'Experience\nClerk, Fern Ltd, 2020 – present';
  const text = `${own}\nCarbon neutral by 2031, and proud of our 30 years`;
  expect(yearsWorked(workIn(readResume(text)), { isCopied: (at) => at > own.length })).toBe(1);
});
