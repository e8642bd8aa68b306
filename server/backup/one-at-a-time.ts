import type { Logger } from 'pino';
import type { AdminBackups } from '#contract/admin.ts';
import { ArchiveError } from '#database/backup/archive.ts';
import { RestoreError } from '#database/backup/restore.ts';
import { AppError } from '../errors.ts';
import { BucketError } from './bucket-store.ts';

/** Lets one backup or restore run at a time, and remembers how the last one ended for whoever asks later. */
export interface OneAtATime {
  readonly running: AdminBackups['running'];
  readonly last: AdminBackups['last'];
  /** Since a restore brought other keys: the process goes on with those that it read at its start. */
  noteOtherKeys(): void;
  /** @throws AppError conflict while another runs, or with what went wrong */
  run<T>(kind: 'backup' | 'restore', work: () => Promise<T>): Promise<T>;
}

export function createOneAtATime(log: Pick<Logger, 'error'>): OneAtATime {
  let running: AdminBackups['running'] = null;
  let last: AdminBackups['last'] = null;
  let needsRestart = false;
  return {
    get running() {
      return running;
    },
    get last() {
      return last;
    },
    noteOtherKeys() {
      needsRestart = true;
    },
    async run(kind, work) {
      if (running) throw new AppError('conflict', 'A backup or a restore is running. Wait until it is done.');
      running = kind;
      let fault: string | null = null;
      try {
        return await work();
      } catch (thrown) {
        log.error({ err: thrown }, `the ${kind} failed`);
        const error = explain(thrown);
        fault = error.message;
        throw error;
      } finally {
        running = null;
        last = { kind, endedAt: new Date().toISOString(), fault, needsRestart };
      }
    },
  };
}

/** What an administrator can do something about, in its own words; the log has the rest. */
function explain(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const isTold = [ArchiveError, RestoreError, BucketError].some((known) => error instanceof known);
  return isTold && error instanceof Error
    ? new AppError('conflict', error.message, { cause: error })
    : new AppError('unexpected', 'Something went wrong, and nothing was changed. The log says more.', { cause: error });
}
