import { type ClientBase, Pool, type PoolClient } from 'pg';
import { type Database, DatabaseError, type Result, type Row, type Statement } from './database.ts';
import { listenPostgresql } from './postgresql-listen.ts';
import { isOutdated, Pipeline, toServerError } from './postgresql-pipeline.ts';
import { PreparedStatements } from './prepared-statements.ts';
import { STATEMENT_LIMIT, startSession } from './session-settings.ts';
import { type Answer, type Line, type LineSession, runTransaction } from './transaction.ts';

export interface PostgresqlOptions {
  /** `postgres://user:password@host:port/database?sslmode=…` */
  url: string;
  /** Maximum number of connections; further calls wait. */
  poolSize?: number;
  log?: { warn(fields: object, message: string): void };
}

/** Chosen numbers, each with its reason. */
const defaults = {
  /** Twice the cores of a typical small server; PostgreSQL's hundred connections serve several such processes. */
  poolSize: 10,
  /** Milliseconds to get a connection, new or free: a page should say what is wrong while the person is still waiting. */
  connect: 5_000,
  /** Milliseconds without an answer after which the server counts as gone; it ends its own statements before that. */
  silence: STATEMENT_LIMIT + 5_000,
};

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
  readonly #pool: Pool;
  /** Functions that end the listening connections, which would otherwise keep the process alive. */
  readonly #listening = new Set<() => Promise<void>>();
  readonly #prepared = new WeakMap<ClientBase, PreparedStatements>();
  readonly #running = new Set<Promise<unknown>>();
  #closed = false;

  constructor(options: PostgresqlOptions) {
    this.#options = options;
    this.#pool = new Pool({
      connectionString: options.url,
      max: options.poolSize ?? defaults.poolSize,
      connectionTimeoutMillis: defaults.connect,
      // Kept open: the product is either idle altogether or wants them all the time.
      idleTimeoutMillis: 0,
      keepAlive: true,
      application_name: 'shortlist',
    });
    // Without a listener, an error on an idle connection would end the process.
    this.#pool.on('error', (error) => options.log?.warn({ err: error }, 'a database connection was lost'));
    this.#pool.on('connect', (client) => this.#prepare(client));
  }

  async query<R extends object = Row>(sql: string, params: Statement['params'] = []): Promise<Result<R>> {
    const [result] = await this.batch([{ sql, params }]);
    if (!result) throw new DatabaseError('An empty statement has no result', { code: '42601' });
    // As in a transaction's session: the caller names the columns of its own SQL.
    return result as Result<R>;
  }

  batch(statements: readonly Statement[]): Promise<Result[]> {
    return this.#withClient(async (client) => {
      const prepared = this.#preparedOf(client);
      const pipeline = new Pipeline(statements, prepared);
      try {
        return await this.#submit(client, pipeline);
      } catch (error) {
        // None of it was kept, so it may be sent again.
        if (!isOutdated(error, pipeline, prepared)) throw error;
        return this.#submit(client, new Pipeline(statements, prepared));
      }
    });
  }

  transaction<T>(work: (session: LineSession) => Promise<T>): Promise<T> {
    return this.#withClient((client) => {
      const line: Line = {
        send: (statements) => this.#submit(client, new Pipeline(statements, this.#preparedOf(client))),
        script: async (sql) => {
          await client.query(sql).catch((error: unknown) => {
            throw toServerError(error);
          });
        },
      };
      return runTransaction(line, work);
    });
  }

  async listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>> {
    const end = await listenPostgresql(this.#options, channel, onNotify);
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
    await this.#pool.end();
  }

  #withClient<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    if (this.#closed) return Promise.reject(new DatabaseError('The database was closed', { code: '08003' }));
    const running = this.#onClient(work).finally(() => this.#running.delete(running));
    this.#running.add(running);
    return running;
  }

  async #onClient<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw asLost(toServerError(error));
    });
    try {
      const value = await work(client);
      client.release();
      return value;
    } catch (error) {
      client.release(isFatal(error));
      throw error;
    }
  }

  /** Ends the connection when the server stays silent: a lost network reports nothing. */
  async #submit(client: PoolClient, pipeline: Pipeline): Promise<Answer[]> {
    const timer = setTimeout(() => pipeline.abandon(), defaults.silence);
    try {
      client.query(pipeline);
      return await pipeline.answered;
    } finally {
      clearTimeout(timer);
    }
  }

  #prepare(client: ClientBase): void {
    client.on('error', (error) => this.#options.log?.warn({ err: error }, 'a database connection was lost'));
    // Queued before the first call's statements; if it fails, so do they, on the same broken connection.
    const start = new Pipeline([startSession], this.#preparedOf(client));
    client.query(start);
    start.answered.catch((error: unknown) => this.#options.log?.warn({ err: error }, 'a session could not be set up'));
  }

  #preparedOf(client: ClientBase): PreparedStatements {
    const known = this.#prepared.get(client) ?? new PreparedStatements();
    this.#prepared.set(client, known);
    return known;
  }
}

/** Errors after which a connection is not used again: the connection's own, and a shutdown. */
function isFatal(error: unknown): boolean {
  return error instanceof DatabaseError && (error.isLost || /^(57P|25P03)/.test(error.code));
}

/** Without a connection no statement was run: a refused login is not the caller's missing right. */
function asLost(error: DatabaseError): DatabaseError {
  const { message, code, detail, hint, constraint } = error;
  return error.isLost
    ? error
    : new DatabaseError(message, { code, detail, hint, constraint, isLost: true }, { cause: error });
}
