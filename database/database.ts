/** The one interface to PostgreSQL, whichever engine runs it. Knows SQL, nothing of the product. */

export type Row = Record<string, unknown>;

export interface Result<R extends object = Row> {
  rows: R[];
  /** Rows returned or, for a write without RETURNING, rows affected. */
  rowCount: number;
}

export interface Statement {
  sql: string;
  /** Sent as text of unknown type, so that the column decides (null stays null); arrays and objects by the caller's own text. */
  params?: readonly (string | number | boolean | null)[];
}

/** Something to send statements to: the pool (each statement its own transaction) or one open transaction. */
export interface Session {
  query<R extends object = Row>(sql: string, params?: Statement['params']): Promise<Result<R>>;
}

/** The session of one open transaction. */
export type Transaction = Session;

/** How busy the connections are. */
export interface DatabaseLoad {
  busy: number;
  idle: number;
  /** Calls that wait for a connection. */
  waiting: number;
}

export interface Database extends Session {
  readonly engine: 'pglite' | 'postgresql';
  /** @param onStart as for `transaction` */
  query<R extends object = Row>(sql: string, params?: Statement['params'], onStart?: () => void): Promise<Result<R>>;
  /**
   * Runs `work` in one transaction: commits when it resolves, rolls back when it throws.
   * @param limit milliseconds a call may take where the engine does not know `statement_timeout`; see `asUser`
   * @param onStart called once there is a connection: what passes before is the wait for one, or for a server that is away
   */
  transaction<T>(work: (session: Transaction) => Promise<T>, limit?: number, onStart?: () => void): Promise<T>;
  /** Sends all statements as one transaction without waiting in between (one round trip). Any error rolls all of it back. */
  batch(statements: readonly Statement[], limit?: number, onStart?: () => void): Promise<Result[]>;
  /** Calls back on NOTIFY, also after a reconnect; the returned function stops it. */
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>;
  /** Waits for what is in flight, then closes. */
  close(): Promise<void>;
}

/** Thrown for every error the database reports; `code` is the SQLSTATE. Trouble of the connection itself has class 08 or `isLost`. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: string;
  readonly detail: string | null;
  readonly hint: string | null;
  readonly constraint: string | null;
  /** There is no connection (any more): the server is away, refused the login or ended the session. The statement is not to blame. */
  readonly isLost: boolean;

  constructor(
    message: string,
    fields: {
      code: string;
      detail?: string | null;
      hint?: string | null;
      constraint?: string | null;
      isLost?: boolean;
    },
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.code = fields.code;
    this.detail = fields.detail ?? null;
    this.hint = fields.hint ?? null;
    this.constraint = fields.constraint ?? null;
    this.isLost = fields.isLost ?? fields.code.startsWith('08');
  }
}
