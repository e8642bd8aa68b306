import type { PoolClient } from 'pg';
import { type Database, DatabaseError, type DatabaseLoad, type Result, type Row, type Statement } from './database.ts';
import { asLost, Connections, type PostgresqlOptions } from './postgresql-connections.ts';
import { Hosts } from './postgresql-hosts.ts';
import { listenPostgresql } from './postgresql-listen.ts';
import { isOutdated, Pipeline, toServerError } from './postgresql-pipeline.ts';
import { startTransaction } from './session-settings.ts';
import { type Line, type LineSession, runTransaction } from './transaction.ts';

export type { PostgresqlOptions };

/**
 * PostgreSQL over a pool of connections. A lost connection fails the calls on it with class 08, never the process;
 * later calls reconnect.
 * @throws DatabaseError when the server cannot be reached or refuses the login
 */
export async function openPostgresql(options: PostgresqlOptions): Promise<PostgresqlDatabase> {
  const database = new PostgresqlDatabase(options);
  try {
    await database.query('select 1');
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

export class PostgresqlDatabase implements Database {
  readonly engine = 'postgresql';
  readonly #options: PostgresqlOptions;
  readonly #connections: Connections;
  /** Functions that end the listening connections, which would otherwise keep the process alive. */
  readonly #listening = new Set<() => Promise<void>>();
  readonly #running = new Set<Promise<unknown>>();
  #closed = false;

  constructor(options: PostgresqlOptions) {
    this.#options = options;
    this.#connections = new Connections(options);
  }

  /** Whether a connection pooler is between this process and PostgreSQL. */
  get isPooled(): boolean {
    return this.#connections.isPooled;
  }

  get load(): DatabaseLoad {
    return this.#connections.load;
  }

  async query<R extends object = Row>(
    sql: string,
    params: Statement['params'] = [],
    onStart?: () => void,
  ): Promise<Result<R>> {
    const [result] = await this.batch([{ sql, params }], undefined, onStart);
    if (!result) throw new DatabaseError('An empty statement has no result', { code: '42601' });
    // As in a transaction's session: the caller names the columns of its own SQL.
    return result as Result<R>;
  }

  batch(statements: readonly Statement[], _limit?: number, onStart?: () => void): Promise<Result[]> {
    return this.#withClient(async (client) => {
      onStart?.();
      const start = this.#start();
      const whole = [...start, ...statements];
      const prepared = this.#connections.preparedOf(client);
      const pipeline = new Pipeline(whole, prepared);
      const results = await this.#connections.submit(client, pipeline).catch((error: unknown) => {
        // None of it was kept, so it may be sent again.
        if (!isOutdated(error, pipeline, prepared)) throw error;
        return this.#connections.submit(client, new Pipeline(whole, prepared));
      });
      return results.slice(start.length);
    });
  }

  transaction<T>(work: (session: LineSession) => Promise<T>, _limit?: number, onStart?: () => void): Promise<T> {
    return this.#withClient((client, spoil) => {
      onStart?.();
      const line: Line = {
        begin: this.#start(),
        send: (statements) =>
          this.#connections.submit(client, new Pipeline(statements, this.#connections.preparedOf(client))),
        script: async (sql) => {
          await client.query(sql).catch((error: unknown) => {
            throw toServerError(error);
          });
        },
        spoil,
      };
      return runTransaction(line, work);
    });
  }

  async listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>> {
    const { url, directUrl = url, log } = this.#options;
    const end = await listenPostgresql({ hosts: new Hosts(directUrl), ...(log ? { log } : {}) }, channel, onNotify);
    this.#listening.add(end);
    return () => {
      this.#listening.delete(end);
      return end();
    };
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    // The pool would forget calls still waiting for a connection.
    while (this.#running.size > 0) await Promise.allSettled(this.#running);
    await Promise.all([...this.#listening].map((end) => end()));
    await this.#connections.close();
  }

  #start(): Statement[] {
    return this.#connections.isPooled ? [startTransaction] : [];
  }

  #withClient<T>(work: Work<T>): Promise<T> {
    if (this.#closed) return Promise.reject(new DatabaseError('The database was closed', { code: '08003' }));
    const running = this.#onClient(work).finally(() => this.#running.delete(running));
    this.#running.add(running);
    return running;
  }

  async #onClient<T>(work: Work<T>): Promise<T> {
    const client = await this.#connections.acquire();
    let isSpoilt = false;
    const spoil = (): void => {
      isSpoilt = true;
    };
    try {
      const value = await work(client, spoil);
      client.release();
      return value;
    } catch (error) {
      const lost = await this.#findDemotion(client, error, isSpoilt);
      client.release(isSpoilt || isFatal(lost));
      throw lost;
    }
  }

  /** A write refused as read-only was sent to a server that is the primary no more: the next one goes elsewhere. */
  async #findDemotion(client: PoolClient, error: unknown, isSpoilt: boolean): Promise<unknown> {
    if (isSpoilt || this.#options.isStandby || !(error instanceof DatabaseError) || error.code !== '25006')
      return error;
    const isDemoted = await this.#connections.isDemoted(client).catch(() => true);
    return isDemoted ? asLost(error) : error;
  }
}

type Work<T> = (client: PoolClient, spoil: () => void) => Promise<T>;

/** Errors after which a connection is not used again: the connection's own, and a shutdown. */
function isFatal(error: unknown): boolean {
  return error instanceof DatabaseError && (error.isLost || /^(57P|25P03)/.test(error.code));
}
