import type { Server } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type { Logger } from 'pino';

/** How long requests in flight may take to finish. By default container runtimes kill after 10 s or more. */
const DRAIN_MS = 9000;
/**
 * How long the database and the threads may take to close, in milliseconds: a PostgreSQL that has fallen silent would never answer.
 * Together with DRAIN_MS and a DRAIN_DELAY of a second it stays below the 15 s a supervisor should wait.
 */
const CLOSE_MS = 4000;
/** Ctrl-C reaches the process twice when npm passes it on: a signal this soon is the same one, not a second one. */
const SAME_SIGNAL_MS = 500;
/** How often the process checks whether the npm that started it is still there. */
const PARENT_MS = 500;
/** How often newly idle connections are looked for meanwhile. */
const SWEEP_MS = 50;

/**
 * Stops accepting connections, lets what is in flight finish (at most `DRAIN_MS`), then cuts the rest.
 * @returns whether everything finished on its own
 */
export async function drain(server: Server, drainMs = DRAIN_MS): Promise<boolean> {
  let isClean = true;
  // Right after the event loop has accepted what was waiting to be: closing resets the rest.
  await setImmediate();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A kept-alive connection ends with the answer it waits for; `close` alone leaves those open that become idle later.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const deadline = setTimeout(() => {
    isClean = false;
    server.closeAllConnections();
  }, drainMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
  return isClean;
}

interface Stoppable {
  server: Server;
  log: Logger;
  /** Says that the end is near, and waits until the load balancer has heard. */
  announce: () => Promise<void>;
  /** Closes what the requests needed: workers and the database. */
  close: () => Promise<void>;
  /** Whether npm is between the process and whoever stops it. */
  isRunByNpm: boolean;
}

/**
 * Ends the process cleanly on SIGTERM and SIGINT (exit code 0); a second signal ends it at once.
 *
 * An uncaught exception leaves the state where it was thrown unknown, so the process ends cleanly too, with code 1, for its
 * supervisor to restart it. An unhandled rejection belongs to one request, whose transaction the database has rolled back: it is
 * logged and the process goes on.
 */
export function stopInOrder({ server, log, announce, close, isRunByNpm }: Stoppable): void {
  let stoppingSince: number | null = null;

  async function stop(reason: string, code: number): Promise<void> {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    log.info({ reason }, 'stopping');
    try {
      await announce();
      if (!(await drain(server))) log.warn('requests still in flight were cut off');
      await inTime(close(), CLOSE_MS);
    } catch (err) {
      log.error({ err }, 'the database did not close in order');
      process.exitCode = 1;
    }
    log.flush(() => process.exit(process.exitCode ?? code));
  }

  process.on('SIGTERM', () => void stop('SIGTERM', 0));
  process.on('SIGINT', () => void stop('SIGINT', 0));
  if (isRunByNpm) onOrphaned(() => void stop('npm is gone', 0));
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'uncaught exception');
    void stop('uncaught exception', 1);
  });
  process.on('unhandledRejection', (err) => log.error({ err }, 'unhandled rejection'));
}

/** @throws Error when it takes longer */
async function inTime(work: Promise<void>, ms: number): Promise<void> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`not closed within ${ms} ms`)), ms);
  await Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}

/** npm passes a SIGTERM to the shell it starts scripts with, and that shell dies without passing it on. */
function onOrphaned(end: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, PARENT_MS);
  watch.unref();
}
