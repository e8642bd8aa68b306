import { expect, test } from 'vitest';
import { sentencesOf } from './quotable-sentences.ts';
import { readResume } from './read-resume.ts';

const told = (text: string, names: { start: number; end: number }[] = []) =>
  sentencesOf(readResume(text), () => true, names).map(({ content }) => content);

const job = 'Experience\nTester, Fern Ltd, 2019 – 2024\n';

test('what goes on below a list is a sentence whether the list is there or not', () => {
  const below = 'wrote the plans of the week together with partners and kept the budget';
  expect(told(`${job}Clients: Fern, Moss, Alder and Birch\n${below}`)).toEqual([below]);
  expect(told(`${job}${below}`)).toEqual([below]);
});

test('by which of its names a thing is called makes nothing a sentence', () => {
  const line = 'Wrote Tests and Cases with Selenium WebDriver for our own team';
  const at = (job + line).indexOf('Selenium');
  const names = [{ start: at, end: at + 'Selenium WebDriver'.length }];
  expect(told(job + line)).toEqual([]);
  expect(told(job + line, names)).toEqual([line]);
});
