import { describe, expect, test } from 'vitest';
import { documentOf, lineWith } from '../../testing/small-document.ts';
import { resumeOf } from '../../testing/small-resume.ts';
import { knownWordsOf } from '../lines/known-words.ts';
import { lostSkills } from './lost-skills.ts';

function lost(skills: string, after: string): string[] {
  const original = documentOf(resumeOf({ skills }));
  const improved = documentOf(after);
  return lostSkills(original, lineWith(original, skills), knownWordsOf(improved), improved).map(({ text }) => text);
}

describe('a listed skill', () => {
  test('is lost when the improved text does not name it', () => {
    expect(lost('Excel, Postgres', 'Excel')).toEqual(['Postgres']);
  });

  test('is kept under another of its names', () => {
    expect(lost('Excel, Postgres', 'Excel and PostgreSQL')).toEqual([]);
  });

  test('is kept as an acronym', () => {
    expect(lost('Excel, key performance indicators', 'Excel, KPIs')).toEqual([]);
  });

  test('is kept when any of its words is', () => {
    expect(lost('Excel, key performance indicators', 'Excel, measured performance')).toEqual([]);
  });

  test('may go when it is praise', () => {
    expect(lost('Excel, teamwork', 'Excel')).toEqual([]);
  });
});

test('only lists are read: sentences may be rewritten', () => {
  const original = documentOf(resumeOf({ line: 'Ran Postgres' }));
  const improved = documentOf('Excel');
  expect(lostSkills(original, lineWith(original, 'Postgres'), knownWordsOf(improved), improved)).toEqual([]);
});
