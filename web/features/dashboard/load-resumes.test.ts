import { describe, expect, test } from 'vitest';
import { loadResume } from '#web/lib/load-resume.ts';
import { jsonAnswer, type SeenRequest, stubBackend } from '#web/lib/testing/stub-backend.ts';
import { deleteResumes } from './delete-resumes.ts';
import { loadResumeTexts } from './load-resume-texts.ts';
import { loadResumes } from './load-resumes.ts';

const owner = '00000000-0000-4000-8000-000000000001';
const row = {
  id: 'r1',
  job_title: null,
  match_score: 64,
  optimized_match_score: null,
  created_at: '2025-01-05T10:00:00+00:00',
};
const isIdQuery = (request: SeenRequest) => request.path.includes('select=id&');

function answerPage(request: SeenRequest, rows: readonly unknown[]): Response {
  const offset = Number(new URL(request.path, 'http://x').searchParams.get('offset') ?? 0);
  return jsonAnswer(rows.slice(offset, offset + 1000));
}

/** An unreachable server, and one behind a proxy that reports it as down. */
const unavailable: [string, () => Response][] = [
  [
    'no answer',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
  ['status 503', () => jsonAnswer({ message: 'Service Unavailable' }, 503)],
];

describe('an unavailable server', () => {
  test.each(unavailable)('%s: each request is made once, so that the person soon knows', async (_, answer) => {
    const backend = stubBackend(answer);
    await expect(loadResumes(backend.client, owner)).rejects.toBeTruthy();
    await expect(loadResume(backend.client, owner, 'r1')).rejects.toBeTruthy();
    expect(backend.seen).toHaveLength(3);
  });
});

describe('the list of saved analyses', () => {
  test('requests only the owner’s rows, newest first, without resume or posting texts and keywords', async () => {
    const backend = stubBackend((request) => jsonAnswer(isIdQuery(request) ? [] : [row]));
    await loadResumes(backend.client, owner);
    const list = backend.seen.find((request) => !isIdQuery(request));
    expect(list?.path).toContain('select=id,job_title,match_score,optimized_match_score,created_at');
    expect(list?.path).toContain('order=created_at.desc');
    for (const request of backend.seen) {
      expect(request.path).toContain(`user_id=eq.${owner}`);
      expect(new URL(request.path, 'http://x').searchParams.get('select')).not.toMatch(
        /text|optimized_resume|description|keyword/,
      );
    }
  });

  test('a row becomes what the table shows, with defaults for missing values', async () => {
    const { client } = stubBackend((request) => jsonAnswer(isIdQuery(request) ? [] : [row]));
    expect(await loadResumes(client, owner)).toEqual([
      {
        id: 'r1',
        jobTitle: 'Untitled Job',
        matchScore: 64,
        optimizedMatchScore: 0,
        hasOptimizedText: false,
        dateCreated: new Date('2025-01-05T10:00:00Z'),
      },
    ]);
  });

  test('the id query shows which rows have an optimised text', async () => {
    const { client } = stubBackend((request) => jsonAnswer(isIdQuery(request) ? [{ id: 'r1' }] : [row]));
    const [resume] = await loadResumes(client, owner);
    expect(resume?.hasOptimizedText).toBe(true);
  });

  test('a server that returns a thousand rows at a time yields all of them, in order', async () => {
    const rows = Array.from({ length: 4700 }, (_, index) => ({ ...row, id: `r${index}` }));
    const { client } = stubBackend((request) => (isIdQuery(request) ? jsonAnswer([]) : answerPage(request, rows)));
    expect((await loadResumes(client, owner)).map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  });

  test('a row that arrives twice, because another was saved in the meantime, is listed once', async () => {
    const rows = Array.from({ length: 1001 }, (_, index) => ({ ...row, id: `r${Math.min(index, 999)}` }));
    const { client } = stubBackend((request) => (isIdQuery(request) ? jsonAnswer([]) : answerPage(request, rows)));
    expect(await loadResumes(client, owner)).toHaveLength(1000);
  });

  test('a refused query is thrown with its message', async () => {
    const { client } = stubBackend(() =>
      jsonAnswer({ code: '42501', message: 'permission denied', details: null, hint: null }, 403),
    );
    await expect(loadResumes(client, owner)).rejects.toMatchObject({ message: 'permission denied' });
  });
});

describe('one saved analysis', () => {
  test('is loaded in full, by its id and its owner', async () => {
    const whole = {
      ...row,
      keyword_matches: [],
      user_id: owner,
      resume_text: 'Nurse',
      job_description: 'A nurse is wanted',
      optimized_resume: null,
      ai_analysis_completed: false,
      recommendations: null,
      missing_keywords_context: null,
    };
    const backend = stubBackend(() => jsonAnswer(whole));
    const resume = await loadResume(backend.client, owner, 'r1');
    expect(backend.seen[0]?.path).toBe(`/rest/v1/resumes?select=*&id=eq.r1&user_id=eq.${owner}`);
    expect(resume).toMatchObject({
      resumeText: 'Nurse',
      optimizedResume: '',
      recommendations: [],
      jobTitle: 'Untitled Job',
    });
  });

  test('is an error when it is gone', async () => {
    const { client } = stubBackend(() =>
      jsonAnswer(
        { code: 'PGRST116', message: 'Cannot coerce the result to a single JSON object', details: null, hint: null },
        406,
      ),
    );
    await expect(loadResume(client, owner, 'r1')).rejects.toMatchObject({ code: 'PGRST116' });
  });
});

describe('several saved analyses', () => {
  const ids = Array.from({ length: 230 }, (_, index) => `r${index}`);
  const idsOf = ({ path }: SeenRequest) => /id=in\.\((.*?)\)/.exec(path)?.[1]?.split(',') ?? [];

  test('are deleted by id and owner, a hundred at a time', async () => {
    const backend = stubBackend(() => new Response(null, { status: 204 }));
    const deleted: string[] = [];
    await deleteResumes(backend.client, owner, ids, (chunk) => deleted.push(...chunk));
    expect(deleted).toEqual(ids);
    expect(backend.seen.map((request) => idsOf(request).length)).toEqual([100, 100, 30]);
    expect(backend.seen[0]).toMatchObject({ method: 'DELETE' });
    for (const { path } of backend.seen) expect(path).toContain(`user_id=eq.${owner}`);
  });

  test('are reported when deleted before a failure', async () => {
    const backend = stubBackend(() =>
      backend.seen.length === 1
        ? new Response(null, { status: 204 })
        : jsonAnswer({ code: '42501', message: 'permission denied', details: null, hint: null }, 403),
    );
    const deleted: string[] = [];
    const deletion = deleteResumes(backend.client, owner, ids, (chunk) => deleted.push(...chunk));
    await expect(deletion).rejects.toMatchObject({ message: 'permission denied' });
    expect(deleted).toEqual(ids.slice(0, 100));
  });

  test('are loaded with the optimised text, or the original when there is none', async () => {
    const backend = stubBackend((request) =>
      jsonAnswer(
        idsOf(request).map((id, index) => ({
          id,
          resume_text: `original ${id}`,
          optimized_resume: index === 0 ? 'optimised' : index === 1 ? '' : null,
        })),
      ),
    );
    const texts = await loadResumeTexts(backend.client, owner, ['a', 'b', 'c']);
    expect([...texts]).toEqual([
      ['a', 'optimised'],
      ['b', 'original b'],
      ['c', 'original c'],
    ]);
    expect(backend.seen[0]?.path).toContain('select=id,resume_text,optimized_resume&');
  });
});
