import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { startReplicated } from '#database/testing/start-replicated.ts';
import { createClient, readKeys } from '#server/testing/server-client.ts';
import { startServer, stopAllServers } from '#server/testing/server-process.ts';

export const name = 'bodies: a hundred of 3.9 MB at once';

const plan = { bodies: 100, people: 10, rows: 20, bytes: 3_900_000, seconds: 15 } as const;

const Times = z.object({ answers: z.number(), failures: z.number(), medianMs: z.number(), p99Ms: z.number() });

/** How long /healthz takes while they arrive from ten people, and how much memory the process then has. */
export async function run(): Promise<{ rows: Record<string, string | number>[]; notes: string[] }> {
  const servers = await startReplicated();
  const dataDir = mkdtempSync(join(tmpdir(), 'shortlist-bodies-'));
  try {
    const env = { DATABASE_URL: servers.urlAt(servers.primary), DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
    const server = await startServer(env);
    const client = createClient(server, dataDir);
    const { anonKey } = readKeys(dataDir);
    const sends: (() => Promise<number>)[] = [];
    for (let at = 0; at < plan.people; at += 1) {
      const { id, token } = await client.signUp(`sender${at}@mail.example`);
      const row = {
        user_id: id,
        resume_text: 'x'.repeat(plan.bytes / plan.rows - 200),
        job_description: 'y',
        match_score: 1,
      };
      const body = JSON.stringify(Array.from({ length: plan.rows }, () => row));
      const headers = { apikey: anonKey, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
      const send = async () => (await fetch(`${server.url}/rest/v1/resumes`, { method: 'POST', headers, body })).status;
      for (let count = 0; count < plan.bodies / plan.people; count += 1) sends.push(send);
    }
    const rows: Record<string, string | number>[] = [];
    for (const turn of ['without bodies', 'while they arrive']) {
      const before = megabytes(server.pid, 'VmRSS');
      const looking = lookAtHealth(Number(new URL(server.url).port));
      const begun = performance.now();
      const statuses = turn === 'without bodies' ? [] : await Promise.all(sends.map((send) => send()));
      const seconds = Math.round((performance.now() - begun) / 100) / 10;
      const { medianMs, p99Ms } = await looking;
      rows.push({
        turn,
        'healthz, median ms': Math.round(medianMs * 10) / 10,
        'p99 ms': Math.round(p99Ms * 10) / 10,
        'MB before': before,
        'MB at most': megabytes(server.pid, 'VmHWM'),
        'saved with 201': statuses.filter((status) => status === 201).length,
        'seconds for all': seconds,
      });
    }
    return {
      rows,
      notes: [
        `/healthz is asked by another process, one request after the other for ${plan.seconds} s. PostgreSQL, the product and the senders share this machine.`,
      ],
    };
  } finally {
    await stopAllServers();
    await servers.stop();
    rmSync(dataDir, { recursive: true });
  }
}

/** From a process of its own: what sends the bodies is busy with that. */
async function lookAtHealth(port: number): Promise<z.infer<typeof Times>> {
  const file = fileURLToPath(new URL('load-client.ts', import.meta.url));
  const child = spawn(process.execPath, [file], { stdio: ['pipe', 'pipe', 'inherit'] });
  const said = text(child.stdout);
  const request = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
  child.stdin.end(JSON.stringify({ port, requests: [request], seconds: plan.seconds }));
  await once(child, 'close');
  return Times.parse(JSON.parse(await said));
}

function megabytes(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
}
