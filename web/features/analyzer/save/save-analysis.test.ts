import { describe, expect, test } from 'vitest';
import type { AnalysisResult } from '#contract/analysis.ts';
import { noDecisions } from '#contract/resume.ts';
import { jsonAnswer, stubBackend } from '#web/lib/testing/stub-backend.ts';
import { ConflictError, saveAnalysis, saveOnce } from './save-analysis.ts';

const owner = '00000000-0000-4000-8000-000000000001';
const request = {
  resumeText: 'Nurse since 2015.',
  jobDescription: 'We look for a nurse.',
  jobTitle: '',
  now: '2026-11-22',
};
const result: AnalysisResult = {
  matchScore: 71.4,
  optimizedMatchScore: 0,
  keywordMatches: [{ keyword: 'nurse', found: true, locations: ['Nurse since 2015.'] }],
  recommendations: ['Show where you have worked.'],
  improvedResumeText: '',
  missingKeywordsInContext: [{ keyword: 'triage', suggestedContext: 'Nurse since 2015.' }],
};
const decisions = noDecisions;
const unsaved = { request, result, decisions, analysedText: request.resumeText, isOriginalEdited: false };
const optimized = { ...result, improvedResumeText: 'Nurse since 2015.\nSkills: triage', optimizedMatchScore: 88 };

describe('saving an analysis', () => {
  test('a first save inserts every column the dashboard reads, whole scores and no owner of its own', async () => {
    const backend = stubBackend(() => jsonAnswer({ id: 'r1' }, 201));
    expect(await saveAnalysis(backend.client, owner, unsaved)).toEqual({ id: 'r1' });
    expect(backend.seen).toEqual([
      {
        method: 'POST',
        path: expect.stringMatching(/^\/rest\/v1\/resumes\?.*select=id,revision$/),
        body: {
          job_title: null,
          resume_text: request.resumeText,
          resume_roles: null,
          job_description: request.jobDescription,
          match_score: 71,
          keyword_matches: result.keywordMatches,
          recommendations: result.recommendations,
          missing_keywords_context: result.missingKeywordsInContext,
          analysed_on: '2026-11-22',
          engine_version: null,
          reading: null,
          rewriting: null,
          optimized_resume: null,
          optimized_match_score: null,
          decisions,
        },
      },
    ]);
  });

  test('a save with an id puts the optimised text into the owner’s row', async () => {
    const backend = stubBackend(() => jsonAnswer([{ id: 'r1' }]));
    expect(await saveAnalysis(backend.client, owner, { ...unsaved, result: optimized }, { id: 'r1' })).toEqual({
      id: 'r1',
    });
    expect(backend.seen).toEqual([
      {
        method: 'PATCH',
        path: `/rest/v1/resumes?id=eq.r1&user_id=eq.${owner}&select=id,revision`,
        body: { optimized_resume: optimized.improvedResumeText, optimized_match_score: 88, decisions },
      },
    ]);
  });

  test('a row deleted in the meantime is saved again', async () => {
    const backend = stubBackend((seen) => (seen.method === 'PATCH' ? jsonAnswer([]) : jsonAnswer({ id: 'r2' }, 201)));
    expect(await saveAnalysis(backend.client, owner, { ...unsaved, result: optimized }, { id: 'r1' })).toEqual({
      id: 'r2',
    });
    expect(backend.seen.map((seen) => seen.method)).toEqual(['PATCH', 'POST']);
  });

  test('a refused save is thrown with its message', async () => {
    const { client } = stubBackend(() =>
      jsonAnswer({ code: '42501', message: 'permission denied', details: null, hint: null }, 403),
    );
    await expect(saveAnalysis(client, owner, unsaved)).rejects.toMatchObject({
      message: 'permission denied',
    });
  });

  test('a row that was changed elsewhere since is not overwritten, and the answer says so', async () => {
    const backend = stubBackend((seen) => jsonAnswer(seen.method === 'PATCH' ? [] : [{ id: 'r1' }]));
    const known = { id: 'r1', revision: 3 };
    await expect(saveAnalysis(backend.client, owner, unsaved, known)).rejects.toThrow(ConflictError);
    expect(backend.seen[0]?.path).toContain('revision=eq.3');
  });

  test('an edited original goes into its own columns, with the text that the rewriting is about and the opinions on it', async () => {
    const backend = stubBackend(() => jsonAnswer([{ id: 'r1', revision: 4 }]));
    const opinions = [{ line: 'Nurse since 2014.', words: 'Nurse', verdict: 'ask' as const, quote: '' }];
    const rewriting = { proposedText: 'Nurse since 2014.', changes: [], reported: [], opinions };
    const edited = { ...unsaved, isOriginalEdited: true, analysedText: 'Nurse.', result: { ...result, rewriting } };
    expect(await saveAnalysis(backend.client, owner, edited, { id: 'r1', revision: 3 })).toEqual({
      id: 'r1',
      revision: 4,
    });
    expect(backend.seen[0]?.body).toMatchObject({
      resume_text: request.resumeText,
      match_score: 71,
      rewriting: { proposedText: 'Nurse since 2014.', reported: [], opinions, originalText: 'Nurse.' },
    });
  });
});

describe('saving what a visitor tried', () => {
  test('uses the id that was chosen, and changes nothing where it is saved already', async () => {
    const backend = stubBackend(() => jsonAnswer([{ id: 'r1', revision: 0 }], 201));
    expect(await saveOnce(backend.client, 'r1', unsaved)).toEqual({ id: 'r1', revision: 0 });
    expect(backend.seen[0]?.path).toContain('on_conflict=id');
    expect(backend.seen[0]?.body).toMatchObject({ id: 'r1', resume_text: request.resumeText });
    const second = stubBackend(() => jsonAnswer([], 201));
    expect(await saveOnce(second.client, 'r1', unsaved)).toBeUndefined();
  });
});
