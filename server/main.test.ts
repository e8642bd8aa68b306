import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { prepareDataDir } from '#database/testing/prepared.ts';
import { listen } from '#e2e/stubs/listen.ts';
import { findFreePort } from './free-port.ts';
import { createClient, readKeys } from './testing/server-client.ts';
import { mainScript, type ServerProcess, spawnServer, startServer, stopAllServers } from './testing/server-process.ts';

/** Each test starts real processes on a real folder, on a machine that may be busy. */
const SLOW = 120_000;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shortlist-main-'));
});
afterEach(async () => {
  await stopAllServers();
  rmSync(folder, { recursive: true, force: true });
});

/** A server on a folder with a database. */
async function startOnPrepared(env: Record<string, string> = {}): Promise<ServerProcess> {
  cpSync(await prepareDataDir(), folder, { recursive: true });
  return startServer({ DATA_DIR: folder, ...env });
}

describe('a start', { timeout: SLOW }, () => {
  test('on an empty folder creates keys and database, and says what runs and what is off', async () => {
    const dataDir = join(folder, 'new', 'data');
    const server = await startServer({ DATA_DIR: dataDir });
    const { stdout, stderr } = server.output();
    expect(stdout).toMatch(/^Shortlist is running at http:\/\/localhost:\d+\n/);
    for (const said of [dataDir, 'DATABASE_URL', 'AI_BASE_URL', 'SMTP_URL', 'STRIPE_SECRET_KEY'])
      expect(stdout).toContain(said);
    const { anonKey, serviceKey } = readKeys(dataDir);
    expect(stdout + stderr).not.toContain(anonKey);
    expect(stdout + stderr).not.toContain(serviceKey);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
  });

  test('on the same folder finds the keys and the people again', async () => {
    const first = await startOnPrepared();
    const { token } = await createClient(first, folder).signUp('ada@example.org');
    const keys = readKeys(folder);
    expect(await first.stop()).toBe(0);
    const second = await startServer({ DATA_DIR: folder });
    expect(readKeys(folder)).toEqual(keys);
    const client = createClient(second, folder);
    expect((await client.signIn('ada@example.org')).status).toBe(200);
    expect((await client.call('/auth/v1/user', { token })).status).toBe(200);
  });

  test('on a folder that another process has open is refused, and the other goes on', async () => {
    const first = await startOnPrepared();
    const second = await spawnServer({ DATA_DIR: folder });
    expect(await second.exited).toBe(1);
    const { stderr } = second.output();
    expect(stderr).toContain(folder);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  });

  test('on a port that is taken says so in one line and ends with code 1', async () => {
    const holder = createServer();
    const port = await listen(holder);
    const server = await spawnServer({ DATA_DIR: folder, PORT: String(port) });
    expect(await server.exited).toBe(1);
    holder.close();
    expect(server.output().stderr).toBe(
      `Port ${port} on 127.0.0.1 is already in use. Stop the program that holds it, or choose another: PORT=${port + 1} npm start\n`,
    );
  });

  test('with a file for a folder, or without permission, says so in one line', async () => {
    writeFileSync(join(folder, 'file'), '');
    const server = await spawnServer({ DATA_DIR: join(folder, 'file') });
    expect(await server.exited).toBe(1);
    expect(server.output().stderr.trim().split('\n')).toHaveLength(1);
    expect(server.output().stderr).toContain(join(folder, 'file'));
  });

  test('with an unreachable database says so in one line, without the password', async () => {
    const server = await spawnServer({
      DATA_DIR: folder,
      DATABASE_URL: 'postgres://someone:hunter2@127.0.0.1:1/shortlist',
    });
    expect(await server.exited).toBe(1);
    const { stderr } = server.output();
    expect(stderr).toContain('The database at 127.0.0.1:1/shortlist cannot be used');
    expect(stderr).not.toContain('hunter2');
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  test('with a wrong environment names every mistake', async () => {
    const server = await spawnServer({ DATA_DIR: folder, PORT: 'many', LOG_LEVEL: 'loud' });
    expect(await server.exited).toBe(1);
    expect(server.output().stderr.trim().split('\n')).toHaveLength(2);
  });
});

describe('a stop', { timeout: SLOW }, () => {
  /** A request of which the server has only half; `finish` sends the rest and resolves with everything that came back. */
  async function beginRequest(server: ServerProcess): Promise<{ finish: () => Promise<string> }> {
    const body = JSON.stringify({ email: 'late@example.org', password: 'correct horse battery' });
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    const head = [
      'POST /auth/v1/signup HTTP/1.1',
      'Host: localhost',
      `apikey: ${readKeys(folder).anonKey}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      'Expect: 100-continue',
      '\r\n',
    ].join('\r\n');
    // The server says "continue" once it has begun to handle the request.
    const begun = new Promise<void>((resolve) => socket.once('data', () => resolve()));
    socket.write(head);
    await begun;
    socket.write(body.slice(0, 10));
    return {
      finish: async () => {
        socket.write(body.slice(10));
        await ended;
        return received;
      },
    };
  }

  test('by SIGTERM finishes the request in flight, then ends with code 0 and loses nothing', async () => {
    const server = await startOnPrepared({ DRAIN_DELAY: '3' });
    const request = await beginRequest(server);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    const exited = server.stop('SIGTERM');
    // The load balancer hears it while the port is still open.
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { interval: 20 }).toBe(503);
    expect((await fetch(`${server.url}/healthz`)).headers.get('Connection')).toBe('close');
    const answer = await request.finish();
    expect(answer).toContain('HTTP/1.1 200');
    expect(answer).toContain('access_token');
    expect(answer).toMatch(/^Connection: close/im);
    expect(await exited).toBe(0);
    const again = await startServer({ DATA_DIR: folder });
    expect((await createClient(again, folder).signIn('late@example.org')).status).toBe(200);
  });

  test('by a second signal ends at once', async () => {
    const server = await startOnPrepared();
    await beginRequest(server);
    let code: number | null | undefined;
    void server.exited.then((ended) => {
      code = ended;
    });
    while (code === undefined) {
      void server.stop('SIGINT');
      await setImmediate();
    }
    // An orderly stop would have waited for the request, and ended with code 0.
    expect(code).toBe(1);
  });

  test.skipIf(process.platform === 'win32')('of the npm that started it ends the server too, in order', async () => {
    cpSync(await prepareDataDir(), folder, { recursive: true });
    // A shell that waits for the server, as npm's does.
    const shell = spawn('sh', ['-c', '"$0" "$1"; exit', process.execPath, mainScript], {
      env: { DATA_DIR: folder, PORT: String(await findFreePort()), npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const log = text(shell.stderr);
    await once(shell.stdout, 'data');
    shell.kill('SIGTERM');
    // The log ends when the last process that has it open ends.
    expect(await log).toContain('npm is gone');
    const again = await startServer({ DATA_DIR: folder });
    expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
  });

  test('by kill -9 loses nothing that was acknowledged', async () => {
    const server = await startOnPrepared();
    const client = createClient(server, folder);
    const acknowledged: string[] = [];
    const attempts = Array.from({ length: 40 }, (_, index) =>
      client.signUp(`person${index}@example.org`).then(
        () => {
          acknowledged.push(`person${index}@example.org`);
          if (acknowledged.length === 10) void server.stop('SIGKILL');
        },
        () => {},
      ),
    );
    await Promise.all(attempts);
    await server.exited;
    expect(acknowledged.length).toBeGreaterThanOrEqual(10);
    const again = await startServer({ DATA_DIR: folder });
    const { signIn } = createClient(again, folder);
    for (const email of acknowledged) expect((await signIn(email)).status).toBe(200);
  });
});
