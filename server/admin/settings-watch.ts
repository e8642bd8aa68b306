import type { Logger } from 'pino';
import type { KnownSettings } from '#contract/settings.ts';
import type { Database } from '#database/database.ts';
import { createTurns } from '../budget/fair-queue.ts';
import { readSettings } from './known-settings.ts';

/** Where the product reads the administrators' settings. */
export interface Settings {
  read(): Promise<KnownSettings>;
  /** Stops watching. */
  close(): Promise<void>;
}

/** Channel of the trigger on system_settings (0013_admin.sql). */
const CHANNEL = 'system_settings';

/**
 * Milliseconds between two reads without a notification: a connection proxy may drop notifications, and an administrator waits half
 * a minute before wondering.
 */
const POLL = 30_000;

/** Reads from the database every time. */
export function createSettings(database: Database, log: Pick<Logger, 'warn'>): Settings {
  return {
    read: () =>
      readSettings(database, (key) =>
        log.warn({ key }, 'this setting cannot be read; its default applies until it is fixed'),
      ),
    close: async () => {},
  };
}

/**
 * Keeps the settings in memory and reads them again when any process has changed one: no restart, and no query per analysis. While
 * the database is away the last ones stay in force.
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
      log.warn({ err }, 'the settings could not be read again; the last ones stay in force');
    }
  }

  // One read after the other, so that an older answer never replaces a newer one.
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
