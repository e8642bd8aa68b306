import { describe, expect, test } from 'vitest';
import { documentOf } from '../../testing/small-document.ts';
import { type Parts, resumeOf } from '../../testing/small-resume.ts';
import { headersOf, matchJobs } from '../jobs/match-jobs.ts';
import { alignLines } from '../lines/align-lines.ts';
import { knownWordsOf } from '../lines/known-words.ts';
import { findLost } from './find-lost.ts';

function lost(before: Parts, after: Parts): string[] {
  const [original, improved] = [documentOf(resumeOf(before)), documentOf(resumeOf({ ...before, ...after }))];
  const headers = headersOf(original);
  const unchanged = new Set(alignLines(original, improved).values());
  const known = knownWordsOf(improved);
  const matched = matchJobs(headers, headersOf(improved));
  return [...findLost({ original, improved, headers, matched, known }, unchanged).values()]
    .flat()
    .map(({ kind, text }) => `${kind}: ${text}`);
}

describe('a rewrite loses', () => {
  test('nothing that it says in other words', () => {
    expect(lost({ line: 'Washed 40 patients a day' }, { line: 'Each day washed 40 patients' })).toEqual([]);
  });

  test('an employer or a year that its header no longer names', () => {
    expect(lost({}, { header: 'Nurse, Leeds, 2019 - 2022' })).toEqual(['employer: Elm Ward']);
    expect(lost({}, { header: 'Nurse, Elm Ward, Leeds, 2020 - 2022' })).toEqual(['date: 2019']);
  });

  test('a credential, in a line of its own or in a list', () => {
    expect(lost({ papers: 'Wound care certificate, 2020' }, { papers: '' })).toEqual([
      'licence: Wound care certificate, 2020',
    ]);
    expect(lost({ skills: 'Excel, forklift licence' }, { skills: 'Excel' })).toEqual(['licence: forklift licence']);
  });

  test('a sentence with a number that no line has any more', () => {
    expect(lost({ line: 'Washed 40 patients a day' }, { line: 'Wrote the rota' })).toEqual([
      'outcome: - Washed 40 patients a day',
    ]);
  });

  test('a sentence with a tool of which too little is left', () => {
    expect(lost({ line: 'Moved the rota into Postgres tables' }, { line: 'Wrote the rota' })).toEqual([
      'outcome: - Moved the rota into Postgres tables',
    ]);
  });

  test('no sentence that states no fact', () => {
    expect(lost({ line: 'Made the ward a friendly place' }, { line: 'Wrote the rota' })).toEqual([]);
  });

  test('nothing that the person denied having', () => {
    expect(lost({ skills: 'Excel, no forklift licence' }, { skills: 'Excel' })).toEqual([]);
  });
});
