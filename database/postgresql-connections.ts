import { Client, type ClientBase, Pool, type PoolClient, DatabaseError as ServerError } from 'pg';
import { DatabaseError, type DatabaseLoad } from './database.ts';
import { Hosts } from './postgresql-hosts.ts';
import { Pipeline, toServerError } from './postgresql-pipeline.ts';
import { PreparedStatements } from './prepared-statements.ts';
import { readServer, STATEMENT_LIMIT, startSession } from './session-settings.ts';
import type { Answer } from './transaction.ts';

export interface PostgresqlOptions {
  /** `postgres://user:password@host:port/database?sslmode=…`, with several hosts separated by commas if wanted. */
  url: string;
  /** The same database past a connection pooler, for LISTEN; without it, `url`. */
  directUrl?: string;
  /** Maximum number of connections; further calls wait. */
  poolSize?: number;
  /** Other times than the chosen ones, for tests. */
  times?: Partial<Record<'connect' | 'patience' | 'probe' | 'rest', number>>;
  /** A standby, which refuses writes without being a primary that was demoted. */
  isStandby?: boolean;
  log?: { warn(fields: object, message: string): void };
  /** Hears how many seconds a call has waited for a connection. */
  onWait?: (seconds: number) => void;
}

/** Chosen numbers, each with its reason; times in milliseconds. */
const defaults = {
  /** Twice the cores of a typical small server; PostgreSQL's hundred connections serve several such processes. */
  poolSize: 10,
  /** To get a connection, new or free: a page should say what is wrong while the person is still waiting. Several servers share it. */
  connect: 5_000,
  /** Without an answer, after which another connection is tried to see whether the server is alive. */
  patience: 4_000,
  /** For that try. Together with `patience` it is less than the 10 s in which a silent primary has to be noticed. */
  probe: 4_000,
  /** Fails at once after no server has answered: those who waited in line would otherwise wait for another attempt, one after the other. */
  rest: 1_000,
  /** Without an answer, after which the server counts as gone, alive or not; it ends its own statements before that. */
  silence: STATEMENT_LIMIT + 5_000,
};

/** What is known of an open connection. */
interface Opened {
  url: string;
  /** Connections of an earlier generation lead to a server that was left. */
  generation: number;
  prepared: PreparedStatements;
}

/** The connections of a pool: to the server that answers and, if wanted, can be written to. */
export class Connections {
  readonly #hosts: Hosts;
  readonly #times: typeof defaults;
  /** For one server. */
  readonly #connectMs: number;
  readonly #log: PostgresqlOptions['log'];
  readonly #pool: Pool;
  readonly #opened = new WeakMap<ClientBase, Opened>();
  readonly #probes = new Map<string, Promise<boolean>>();
  #generation = 0;
  /** When and why no server could be had, if finding out took its time. */
  #away: { at: number; error: DatabaseError } | null = null;
  #isPooled = false;
  readonly #onWait: (seconds: number) => void;

  constructor({ url, poolSize, times, log, onWait = () => {} }: PostgresqlOptions) {
    this.#onWait = onWait;
    this.#times = { ...defaults, ...times };
    const hosts = new Hosts(url);
    this.#hosts = hosts;
    this.#connectMs = this.#times.connect / hosts.count;
    const connectionTimeoutMillis = this.#connectMs;
    this.#log = log;
    this.#pool = new Pool({
      Client: class extends Client {
        readonly url = hosts.current;
        constructor(config: object = {}) {
          super({ ...config, connectionString: hosts.current, connectionTimeoutMillis });
        }
      },
      max: poolSize ?? defaults.poolSize,
      connectionTimeoutMillis: this.#times.connect,
      // Kept open: the product is either idle altogether or wants them all the time.
      idleTimeoutMillis: 0,
      keepAlive: true,
      application_name: 'shortlist',
      onConnect: (client) => this.#begin(client),
    });
    // Without a listener, an error on an idle connection would end the process.
    this.#pool.on('error', (error) => log?.warn({ err: error }, 'a database connection was lost'));
  }

  /** Whether a connection pooler is in between: then nothing said to the session lasts longer than a transaction. */
  get isPooled(): boolean {
    return this.#isPooled;
  }

  get load(): DatabaseLoad {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  /** A connection to the current server, or to the next one that takes it. @throws DatabaseError that says isLost */
  async acquire(): Promise<PoolClient> {
    const begun = performance.now();
    for (let failures = 0; ; ) {
      const url = this.#hosts.current;
      this.#requireHope();
      try {
        const client = await this.#pool.connect();
        if (this.#opened.get(client)?.generation === this.#generation) {
          this.#away = null;
          this.#onWait((performance.now() - begun) / 1000);
          return client;
        }
        // It leads to a server that was left while it was idle.
        client.release(true);
      } catch (error) {
        if (isPoolBusy(error)) throw asLost(toServerError(error));
        failures += 1;
        this.#hosts.leave(url);
        if (failures >= this.#hosts.count)
          throw this.#noteAway(asLost(toServerError(error)), performance.now() - begun);
      }
    }
  }

  /** @throws DatabaseError when no server has answered a moment ago, unless a connection is free */
  #requireHope(): void {
    const { rest } = this.#times;
    if (this.#away && performance.now() - this.#away.at < rest && this.#pool.idleCount === 0) throw this.#away.error;
  }

  /** A server that refuses at once costs nobody any time, and may be back at once. */
  #noteAway(error: DatabaseError, took: number): DatabaseError {
    if (took >= this.#times.rest) this.#away = { at: performance.now(), error };
    return error;
  }

  preparedOf(client: ClientBase): PreparedStatements {
    return this.#opened.get(client)?.prepared ?? new PreparedStatements();
  }

  /** Sends a pipeline, and ends the connection when its server has fallen silent: a lost network reports nothing. */
  async submit(client: ClientBase, pipeline: Pipeline): Promise<Answer[]> {
    const begun = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const watch = (): void => {
      timer = setTimeout(() => {
        void this.#isAlive(client).then((isAlive) => {
          if (pipeline.isOver) return;
          if (isAlive && performance.now() - begun < defaults.silence) return watch();
          if (!isAlive) this.#leaveSilent(client, performance.now() - begun);
          pipeline.abandon();
        });
      }, this.#times.patience);
    };
    watch();
    try {
      client.query(pipeline);
      return await pipeline.answered;
    } finally {
      clearTimeout(timer);
    }
  }

  #leaveSilent(client: ClientBase, took: number): void {
    this.leave(client, 'does not answer');
    const error = new DatabaseError('The database server does not answer', { code: '08006' });
    if (this.#hosts.count === 1) this.#noteAway(error, took);
  }

  /**
   * After a write was refused as read-only: whether that is the server's fault, which then was the primary until now. Its connections
   * are not used again.
   */
  async isDemoted(client: ClientBase): Promise<boolean> {
    const [answer] = await this.submit(client, new Pipeline([readServer], this.preparedOf(client)));
    if (answer?.rows[0]?.is_read_only !== true) return false;
    this.leave(client, 'is read-only');
    return true;
  }

  /** Gives up the connections to the server of this one, and turns to the next. */
  leave(client: ClientBase, why: string): void {
    const opened = this.#opened.get(client);
    if (!opened || opened.generation !== this.#generation) return;
    this.#generation += 1;
    this.#hosts.leave(opened.url);
    this.#log?.warn({}, `the database server ${why}: its connections are given up`);
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  /** Before a connection is used: what every session starts with, and whether it is a server that is wanted. */
  async #begin(client: ClientBase): Promise<void> {
    client.on('error', (error) => this.#log?.warn({ err: error }, 'a database connection was lost'));
    // Without names until it is known whose session this is.
    const nameless = new PreparedStatements();
    nameless.goNameless();
    const pipeline = new Pipeline([startSession, readServer], nameless);
    const timer = setTimeout(() => pipeline.abandon(), this.#connectMs);
    try {
      client.query(pipeline);
      const [, server] = await pipeline.answered;
      const { backend, is_read_only: isReadOnly } = server?.rows[0] ?? {};
      if (this.#hosts.mustWrite && isReadOnly === true)
        throw new DatabaseError('The server is read-only', { code: '08006' });
      // A pooler makes up the number under which it is known to its client.
      const isPooled = backend !== processOf(client);
      if (isPooled) this.#isPooled = true;
      this.#opened.set(client, {
        url: urlOf(client) ?? this.#hosts.current,
        generation: this.#generation,
        prepared: isPooled ? nameless : new PreparedStatements(),
      });
    } catch (error) {
      pipeline.abandon();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Whether the server of a connection takes a new one; any answer will do. Asked once at a time for each server. */
  #isAlive(client: ClientBase): Promise<boolean> {
    const url = this.#opened.get(client)?.url ?? this.#hosts.current;
    const known = this.#probes.get(url);
    if (known !== undefined) return known;
    const probe = isAnswering(url, this.#times.probe).finally(() => this.#probes.delete(url));
    this.#probes.set(url, probe);
    return probe;
  }
}

async function isAnswering(url: string, within: number): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: within });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    return error instanceof ServerError;
  } finally {
    client.end().catch(() => {});
  }
}

/** All connections are in use: that says nothing about the server. */
function isPoolBusy(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect';
}

/** Without a connection no statement was run: a refused login is not the caller's missing right. */
export function asLost(error: DatabaseError): DatabaseError {
  const { message, code, detail, hint, constraint } = error;
  return error.isLost
    ? error
    : new DatabaseError(message, { code, detail, hint, constraint, isLost: true }, { cause: error });
}

function urlOf(client: object): string | null {
  return 'url' in client && typeof client.url === 'string' ? client.url : null;
}

function processOf(client: object): unknown {
  return 'processID' in client ? client.processID : null;
}
