import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../free-port.ts';

/** The server itself. */
export const mainScript = fileURLToPath(new URL('../main.ts', import.meta.url));
/** What `npm start` runs: it also builds the web if needed. */
export const startScript = fileURLToPath(new URL('../start.js', import.meta.url));
/** The cache that the start script uses: a test run starts dozens of servers. */
const compileCache = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));

/** The real server in its own process, answering at `url`. */
export interface ServerProcess {
  url: string;
  pid: number;
  /** What it has written so far. */
  output(): { stdout: string; stderr: string };
  /** Sends the signal and waits for the end; null when a signal killed it. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  exited: Promise<number | null>;
  /** Resolves when it says on standard output that it is running. */
  listening: Promise<void>;
}

const running = new Set<ChildProcess>();

/** Ends whatever a failed test has left running. */
export async function stopAllServers(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }),
  );
}

/** Spawns the server on a free port, unless `given` names one, and leaves it to the caller whether it comes up. */
export async function spawnServer(given: Record<string, string>, script = mainScript): Promise<ServerProcess> {
  const env = { PORT: String(await findFreePort()), ...given };
  const written = { stdout: '', stderr: '' };
  const child = spawn(process.execPath, [script], {
    // None of the machine's own configuration may reach the server under test.
    env: { PATH: process.env.PATH ?? '', NODE_NO_WARNINGS: '1', NODE_COMPILE_CACHE: compileCache, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const listening = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      written.stdout += chunk;
      if (written.stdout.includes('is running at')) resolve();
    });
  });
  child.stderr.on('data', (chunk: Buffer) => {
    written.stderr += chunk;
  });
  const exited = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      running.delete(child);
      resolve(code);
    });
  });
  return {
    url: `http://127.0.0.1:${env.PORT}`,
    pid: child.pid ?? 0,
    output: () => written,
    exited,
    listening,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return exited;
    },
  };
}

/** A server that has said it is running. @throws with its output when it ends instead */
export async function startServer(env: Record<string, string>, script = mainScript): Promise<ServerProcess> {
  const server = await spawnServer(env, script);
  const ended = server.exited.then(() => {
    throw new Error(`The server ended instead of starting: ${server.output().stderr}`);
  });
  await Promise.race([server.listening, ended]);
  return server;
}
