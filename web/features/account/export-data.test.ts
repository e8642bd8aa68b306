import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { exportData } from './export-data.ts';

/** A server with `count` rows in each table that returns at most `most` at once. */
function serve(count: number, most: number): typeof fetch {
  return async (input) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.pathname === '/auth/v1/user') return Response.json({ id: 'ada' });
    const [offset, limit] = [Number(url.searchParams.get('offset')), Number(url.searchParams.get('limit'))];
    const given = Math.min(limit, count - offset);
    if (given > most)
      return Response.json({ code: 'PT413', message: 'One answer may hold 50 MB at most' }, { status: 413 });
    return Response.json(Array.from({ length: given }, (_, at) => ({ id: offset + at })));
  };
}

test.each([1000, 30, 1])('everything is exported once when an answer fits %i rows', async (most) => {
  const client = createClient('https://site.example', 'key', {
    global: { fetch: serve(130, most) },
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  const token = `${part({ alg: 'ES256', typ: 'JWT' })}.${part({ sub: 'ada', exp: Date.now() / 1000 + 3600 })}.${part({})}`;
  await client.auth.setSession({ access_token: token, refresh_token: 'refresh' });
  const { resumes } = JSON.parse(await exportData(client, 'ada'));
  expect(resumes).toEqual(Array.from({ length: 130 }, (_, id) => ({ id })));
});
