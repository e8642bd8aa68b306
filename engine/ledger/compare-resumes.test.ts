import { describe, expect, test } from 'vitest';
import { smallKnowledge } from '../testing/small-document.ts';
import { type Parts, resumeOf } from '../testing/small-resume.ts';
import { compareResumes, findingsOf } from './compare-resumes.ts';

function findings(before: Parts, after: Parts, confirmed: string[] = [], now?: string): string[] {
  const [originalText, improvedText] = [resumeOf(before), resumeOf({ ...before, ...after })];
  return findingsOf(compareResumes({ originalText, improvedText, confirmed, now }, smallKnowledge)).map(
    ({ kind, text }) => `${kind}: ${text}`,
  );
}

describe('a rewrite', () => {
  test('that is the original has no changes', () => {
    const text = resumeOf({});
    expect(compareResumes({ originalText: text, improvedText: text }, smallKnowledge)).toEqual({ changes: [] });
  });

  test('is asked about what the original does not say', () => {
    expect(findings({ line: 'Washed 40 patients' }, { line: 'Washed 60 patients' })).toContain('number: 60');
  });

  test('is asked about what it no longer says', () => {
    expect(findings({ skills: 'PostgreSQL, Excel' }, { skills: 'Excel' })).toEqual(['skill: PostgreSQL']);
  });

  test('is not asked about what the person confirmed, as long as that is about the line', () => {
    const [before, after] = [{ line: 'Washed the patients' }, { line: 'Washed 60 patients' }];
    expect(findings(before, after, ['Washed 60 patients'])).toEqual([]);
    expect(findings(before, after, ['Drove 60 miles for the depot every day'])).toContain('number: 60');
  });

  test('counts the years of a current job up to the day that is given', () => {
    const before = { header: 'Nurse, Elm Ward, Leeds, 2019 - present', summary: 'Nurse on wards.' };
    const after = { summary: 'Nurse on wards with seven years of experience.' };
    expect(findings(before, after, [], '2026-11-01')).toEqual([]);
    expect(findings(before, after, [], '2021-11-01')).not.toEqual([]);
  });
});
