import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createClient } from '#server/testing/server-client.ts';
import { startServer, stopAllServers } from '#server/testing/server-process.ts';

export const name = 'clock: the clock of the process jumps';

const HOUR = 3_600_000;
/** Hours by which the clock is off, one after the other. */
const jumps = [0, 1, 25, -1, -25, 24 * 400, 0];
/** Until the process has the new time, in milliseconds. */
const NOTICED = 200;
const REQUESTS = 50;

/** Whether people are served, sign in and sign up while the clock of the product, not of the database, is off. */
export async function run(): Promise<{ rows: Record<string, string | number>[]; notes: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-clock-'));
  const file = join(folder, 'offset');
  const preloaded = fileURLToPath(new URL('jumping-clock.js', import.meta.url));
  try {
    writeFileSync(file, '0');
    const dataDir = join(folder, 'data');
    const more = { NODE_OPTIONS: `--import=${preloaded}`, CLOCK_OFFSET_FILE: file, AUTH_RATE_LIMIT_FACTOR: '0' };
    const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...more });
    const client = createClient(server, dataDir);
    const { token } = await client.signUp('before@mail.example');
    const rows: Record<string, string | number>[] = [];
    let saved = 0;
    for (const [at, hours] of jumps.entries()) {
      writeFileSync(file, String(hours * HOUR));
      await delay(NOTICED);
      const old = await client.call('/rest/v1/resumes?select=id', { token });
      const signedIn = await client.signIn('before@mail.example');
      const fresh = await client.signUp(`person${at}@mail.example`);
      const statuses: number[] = [];
      for (let count = 0; count < REQUESTS; count += 1)
        statuses.push((await client.saveResume(fresh.token, 'x')).status);
      const good = statuses.filter((status) => status === 201).length;
      const list = await client.call('/rest/v1/resumes?select=id', { token: fresh.token });
      saved += good;
      rows.push({
        'hours off': hours,
        'a token from before the first jump': old.status,
        'signing in': signedIn.status,
        [`saved, of ${REQUESTS}`]: good,
        'of them there': Array.isArray(list.body) ? list.body.length : 0,
        healthz: (await client.call('/healthz')).status,
      });
    }
    const code = await server.stop();
    return { rows, notes: [`${saved} rows were acknowledged; the process ended with code ${code}.`] };
  } finally {
    await stopAllServers();
    rmSync(folder, { recursive: true });
  }
}
