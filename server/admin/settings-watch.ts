import type { Logger } from 'pino';
import type { KnownSettings } from '#contract/settings.ts';
import type { Database } from '#database/database.ts';
import { createTurns } from '../budget/fair-queue.ts';
import { readSettings } from './known-settings.ts';

/** Where the product reads what administrators set. */
export interface Settings {
  read(): Promise<KnownSettings>;
  /** Ends the watching. */
  close(): Promise<void>;
}

/** Channel of the trigger on system_settings (0013_admin.sql). */
const CHANNEL = 'system_settings';

/**
 * Milliseconds between two readings without a notification: a proxy of connections may not pass notifications on, and
 * half a minute is what an administrator waits before wondering.
 */
const POLL = 30_000;

/** Reads from the database every time. */
export function createSettings(database: Database, log: Pick<Logger, 'warn'>): Settings {
  return {
    read: () =>
      readSettings(database, (key) =>
        log.warn({ key }, 'this setting cannot be read; its default holds until it is mended'),
      ),
    close: async () => {},
  };
}

/**
 * Keeps the settings in memory, and reads them anew when any process has changed one: no restart, and no query for each
 * analysis. While the database is away the last ones hold.
 */
export async function watchSettings(database: Database, log: Pick<Logger, 'warn'>, poll = POLL): Promise<Settings> {
  const source = createSettings(database, log);
  let held = source.read();
  await held;

  async function refresh(): Promise<void> {
    const next = source.read();
    try {
      await next;
      held = next;
    } catch (err) {
      log.warn({ err }, 'the settings could not be read anew; the last ones hold');
    }
  }

  // One reading after the other, so that an older answer never takes the place of a newer one.
  const inTurn = createTurns(1);
  let last: Promise<void> = Promise.resolve();
  const queue = (): void => {
    last = inTurn(refresh);
  };
  const stopListening = await database.listen(CHANNEL, queue);
  queue();
  const timer = setInterval(queue, poll).unref();
  return {
    read: () => held,
    async close() {
      clearInterval(timer);
      await stopListening();
      await last;
    },
  };
}
