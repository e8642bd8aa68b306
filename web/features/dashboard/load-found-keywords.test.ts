import { describe, expect, test } from 'vitest';
import { jsonAnswer, stubBackend } from '#web/lib/testing/stub-backend.ts';
import { loadFoundKeywords } from './load-found-keywords.ts';

const owner = '00000000-0000-4000-8000-000000000001';
const match = (keyword: string, found: boolean) => ({ keyword, found, locations: [] });

describe('the keywords of the shown rows', () => {
  test('only those rows of the owner are requested, and only their keywords', async () => {
    const backend = stubBackend(() => jsonAnswer([]));
    expect((await loadFoundKeywords(backend.client, owner, ['a', 'b'])).size).toBe(0);
    expect(backend.seen.map(({ path }) => path)).toEqual([
      `/rest/v1/resumes?select=id,keyword_matches&user_id=eq.${owner}&id=in.(a,b)`,
    ]);
  });

  test('the first three found are kept, the others counted, the missing ones left out', async () => {
    const many = [
      match('rota', false),
      ...['triage', 'ward', 'rounds', 'audit', 'ALS'].map((word) => match(word, true)),
    ];
    const { client } = stubBackend(() =>
      jsonAnswer([
        { id: 'many', keyword_matches: many },
        { id: 'none', keyword_matches: [match('rota', false)] },
      ]),
    );
    const found = await loadFoundKeywords(client, owner, ['many', 'none']);
    expect(found.get('many')).toEqual({ first: ['triage', 'ward', 'rounds'], more: 2 });
    expect(found.get('none')).toEqual({ first: [], more: 0 });
  });

  test('a refused query is thrown with its message', async () => {
    const { client } = stubBackend(() =>
      jsonAnswer({ code: '42501', message: 'permission denied', details: null, hint: null }, 403),
    );
    await expect(loadFoundKeywords(client, owner, ['a'])).rejects.toMatchObject({ message: 'permission denied' });
  });
});
