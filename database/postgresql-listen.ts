import { Client } from 'pg';
import type { Hosts } from './postgresql-hosts.ts';
import { toServerError } from './postgresql-pipeline.ts';

/** Chosen numbers, in milliseconds. */
const times = {
  /** Between attempts to connect again. */
  retry: 1_000,
  connect: 5_000,
  /** Between two questions whether the server is still there: a listener sends nothing by itself, so nothing else would tell. */
  beat: 5_000,
  /** For the answer. */
  answer: 4_000,
  /** For the server to take leave, which a silent one never does: a process that is told to stop waits for it. */
  leave: 1_000,
} as const;

interface ListenOptions {
  hosts: Hosts;
  log?: { warn(fields: object, message: string): void };
}

/**
 * Listens on a connection of its own, and reconnects whenever it is lost, to the next server if there are several. After a reconnect
 * the callback runs once with an empty payload, because whatever was sent meanwhile is lost.
 * @throws DatabaseError when the first connection cannot be made
 */
export async function listenPostgresql(
  { hosts, log }: ListenOptions,
  channel: string,
  onNotify: (payload: string) => void,
): Promise<() => Promise<void>> {
  let client: Client;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  /** @throws the driver's error when no server lets itself be listened to */
  async function connectToAny(): Promise<void> {
    for (let failures = 1; ; failures += 1) {
      const url = hosts.current;
      try {
        await connect(url);
        return;
      } catch (error) {
        hosts.leave(url);
        if (failures >= hosts.count) throw error;
      }
    }
  }

  async function connect(url: string): Promise<void> {
    const next = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: times.connect });
    client = next;
    next.on('error', (error) => log?.warn({ err: error }, 'the listening database connection was lost'));
    next.on('notification', ({ payload }) => onNotify(payload ?? ''));
    try {
      await within(next, next.connect());
      // A standby refuses it.
      await within(next, next.query(`listen ${next.escapeIdentifier(channel)}`));
    } catch (error) {
      void end(next);
      throw error;
    }
    const beat = setInterval(() => {
      within(next, next.query('select 1')).catch(() => next.connection.stream.destroy());
    }, times.beat).unref();
    next.once('end', () => {
      clearInterval(beat);
      hosts.leave(url);
      retry();
    });
  }

  function retry(): void {
    if (stopped) return;
    timer = setTimeout(() => {
      connectToAny().then(() => onNotify(''), retry);
    }, times.retry).unref();
  }

  await connectToAny().catch((error: unknown) => {
    throw toServerError(error);
  });
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await end(client);
  };
}

/** Breaks the connection when the server does not answer in time, which fails what was asked. */
async function within<T>(client: Client, asked: Promise<T>, ms: number = times.answer): Promise<T> {
  const timer = setTimeout(() => client.connection.stream.destroy(), ms);
  return asked.finally(() => clearTimeout(timer));
}

async function end(client: Client): Promise<void> {
  await within(client, client.end(), times.leave).catch(() => {});
}
