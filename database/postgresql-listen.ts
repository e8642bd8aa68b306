import { Client } from 'pg';
import { toServerError } from './postgresql-pipeline.ts';

/** Milliseconds between attempts to connect again. */
const RETRY = 1_000;

interface ListenOptions {
  url: string;
  log?: { warn(fields: object, message: string): void };
}

/**
 * Listens on a connection of its own, and reconnects whenever it is lost. After a reconnect the callback runs
 * once with an empty payload, because whatever was sent meanwhile is lost.
 * @throws DatabaseError when the first connection cannot be made
 */
export async function listenPostgresql(
  { url, log }: ListenOptions,
  channel: string,
  onNotify: (payload: string) => void,
): Promise<() => Promise<void>> {
  let client: Client;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function connect(): Promise<void> {
    const next = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 });
    client = next;
    next.on('error', (error) => log?.warn({ err: error }, 'the listening database connection was lost'));
    next.on('notification', ({ payload }) => onNotify(payload ?? ''));
    await next.connect();
    await next.query(`listen ${next.escapeIdentifier(channel)}`);
    next.once('end', retry);
  }

  function retry(): void {
    if (stopped) return;
    timer = setTimeout(() => {
      connect().then(() => onNotify(''), retry);
    }, RETRY).unref();
  }

  await connect().catch((error: unknown) => {
    throw toServerError(error);
  });
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client.end();
  };
}
