import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { limits } from '#contract/limits.ts';
import { prepareDataDir } from '#database/testing/prepared.ts';
import { type ServerProcess, startServer } from '../testing/server-process.ts';

/** The longest accepted length, with as many different words as possible: no accepted text takes longer. */
const hostile = Array.from(
  { length: limits.textCharacters / 8 },
  (_, at) => `w${at.toString(36).padStart(6, 'x')}`,
).join(' ');

const ordinary = {
  resumeText: 'Sam Placeholder\n\nExperience\n- Bent conduit on forty sites',
  jobDescription: 'Electrician\n\nRequirements:\n- Conduit bending',
};

const setting = { key: 'daily_scan_limits', value: { free: 20, basic: 20, premium: 20 } };

/** Many times what threads there are: some of hers end while his is on its way. */
const HOSTILE = 10;

let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shortlist-fair-'));
  cpSync(await prepareDataDir(), folder, { recursive: true });
  server = await startServer({ DATA_DIR: folder, ANON_KEY: 'anon', SERVICE_KEY: 'service', LOG_LEVEL: 'warn' });
}, 90_000);
afterAll(async () => {
  await server.stop('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function post(path: string, body: unknown, token = 'anon'): Promise<Response> {
  const headers = {
    apikey: 'anon',
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    Prefer: 'resolution=merge-duplicates',
  };
  return fetch(`${server.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function signUp(name: string): Promise<string> {
  const answer = await post('/auth/v1/signup', { email: `${name}@mail.example`, password: 'correct horse battery' });
  return z.object({ access_token: z.string() }).parse(await answer.json()).access_token;
}

test('one person’s hostile texts do not delay somebody else’s analysis, however many were sent first', {
  timeout: 60_000,
}, async () => {
  const [ada, ben] = await Promise.all([signUp(`ada-${randomUUID()}`), signUp(`ben-${randomUUID()}`)]);
  await post('/rest/v1/system_settings?on_conflict=key', setting, 'service');
  const done: string[] = [];
  const analyse = async (who: string, token: string, texts: object) => {
    const { status } = await post('/functions/v1/analyze-resume', texts, token);
    if (status === 200) done.push(who);
    return status;
  };
  // The threads load their engine first; nobody waits for that.
  expect(await analyse('ben', ben, ordinary)).toBe(200);
  const texts = { resumeText: hostile, jobDescription: hostile };
  // Nobody waits for these to end: the server is killed while they run.
  for (let times = 0; times < HOSTILE; times += 1) void analyse('ada', ada, texts).catch(() => {});
  expect(await analyse('ben', ben, ordinary)).toBe(200);
  // In order of arrival, all of hers but those on the other threads would come before his.
  expect(done.slice(1).indexOf('ben')).toBeLessThan(HOSTILE / 2);
});
