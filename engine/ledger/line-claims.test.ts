import { expect, test } from 'vitest';
import { loadEngine } from '../index.ts';
import { resumeOf } from '../testing/small-resume.ts';

const { compare } = await loadEngine();

const asked = (before: string, after: string) =>
  compare({
    originalText: resumeOf({ line: before }),
    improvedText: resumeOf({ line: after }),
    now: '2026-11-01',
  }).changes.flatMap(({ claims }) => claims.flatMap(({ text, question }) => (question ? [text] : [])));

test('a verb that a rule first took for the name of a tool is still asked about as a verb', () => {
  expect(asked('Water three office roofs weekly in summer', 'Design three office roof gardens in summer')).toContain(
    'Design',
  );
});

test('what a rule asks about is asked about once', () => {
  expect(asked('Helped with the new gate line', 'Designed the new gate line')).toEqual(['Designed']);
});
