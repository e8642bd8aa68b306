import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { exportData } from './export-data.ts';

/** A server with `count` rows in each table that returns at most `most` at once. */
function serve(count: number, most: number): typeof fetch {
  return async (input) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.pathname === '/auth/v1/user') return Response.json({ id: 'ada' });
    if (url.pathname === '/functions/v1/resume-file') {
      const bytes = Uint8Array.from({ length: 30_000 }, (_, at) => at % 256);
      return new Response(bytes, { headers: { 'Content-Type': 'application/octet-stream' } });
    }
    const [offset, limit] = [Number(url.searchParams.get('offset')), Number(url.searchParams.get('limit'))];
    const given = Math.min(limit, count - offset);
    if (given > most)
      return Response.json({ code: 'PT413', message: 'One answer may hold 50 MB at most' }, { status: 413 });
    return Response.json(Array.from({ length: given }, (_, at) => rowOf(url.pathname, offset + at)));
  };
}

/** One resume of the library has its file kept. */
const rowOf = (path: string, id: number) =>
  path.endsWith('/base_resumes') ? { id: `resume ${id}`, file_name: id === 2 ? 'ada.pdf' : null } : { id };

async function exported(most: number) {
  const client = createClient('https://site.example', 'key', {
    global: { fetch: serve(130, most) },
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  const token = `${part({ alg: 'ES256', typ: 'JWT' })}.${part({ sub: 'ada', exp: Date.now() / 1000 + 3600 })}.${part({})}`;
  await client.auth.setSession({ access_token: token, refresh_token: 'refresh' });
  return JSON.parse(await exportData(client, 'ada'));
}

test.each([1000, 30, 1])('everything is exported once when an answer fits %i rows', async (most) => {
  const { resumes, resume_versions, base_resumes, base_resume_versions } = await exported(most);
  expect(resume_versions).toHaveLength(130);
  expect(resumes).toEqual(Array.from({ length: 130 }, (_, id) => ({ id })));
  expect(base_resumes).toHaveLength(130);
  expect(base_resume_versions).toHaveLength(130);
});

test('the original files that are kept are in it', async () => {
  const { base_resume_files: files } = await exported(1000);
  expect(files).toEqual([{ base_resume_id: 'resume 2', file_name: 'ada.pdf', base64: expect.any(String) }]);
  const bytes = Uint8Array.from(atob(files[0].base64), (character) => character.charCodeAt(0));
  expect([bytes.length, bytes[257], bytes[29_999]]).toEqual([30_000, 1, 29_999 % 256]);
});
