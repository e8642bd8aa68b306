import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import type { Backups } from './backups.ts';

/** How often it is looked whether a backup is due, in milliseconds: often enough for the shortest interval, an hour. */
const LOOK_MS = 60_000;

/**
 * Backs up every BACKUP_EVERY and keeps the newest BACKUP_KEEP. The files say when the last one was made, so a restart does not begin to
 * count again, and processes that share the place take turns.
 * @returns a function that stops it
 */
export function startBackups(
  backups: Pick<Backups, 'makeIfDue'>,
  { BACKUP_EVERY: every }: Pick<Env, 'BACKUP_EVERY'>,
  log: Logger,
): () => void {
  if (every === undefined) return () => {};
  let isLooking = false;
  const look = (): void => {
    if (isLooking) return;
    isLooking = true;
    backups
      .makeIfDue(every)
      .then((made) => made && log.info(made, 'backed up'))
      .catch((error: unknown) => log.error({ err: error }, 'the backup failed; it is tried again in a minute'))
      .finally(() => {
        isLooking = false;
      });
  };
  const timer = setInterval(look, LOOK_MS).unref();
  look();
  return () => clearInterval(timer);
}
