import { type Connection, DatabaseError as ServerError, type Submittable } from 'pg';
import { DatabaseError, type Statement } from './database.ts';
import {
  type CommandComplete,
  type DataRow,
  type ErrorFields,
  encodeExecute,
  encodeParse,
  Results,
  type RowDescription,
  readColumns,
  sync,
  toDatabaseError,
} from './pipeline.ts';
import { isForeignCode, isOutdatedCode, type Prepared, type PreparedStatements } from './prepared-statements.ts';
import type { Answer } from './transaction.ts';

/**
 * Statements sent in one write and ended by one Sync: PostgreSQL runs them as one transaction, and rolls back all
 * when one fails. As a `Submittable` it rides on pg's connection, which does the rest of the protocol.
 */
export class Pipeline implements Submittable {
  readonly answered: Promise<Answer[]>;
  readonly #statements: readonly Statement[];
  readonly #prepared: PreparedStatements;
  readonly #running: Prepared[] = [];
  readonly #fresh: string[] = [];
  readonly #results = new Results();
  #connection: Connection | null = null;
  #isOver = false;
  #resolve: (answers: Answer[]) => void = () => {};
  #reject: (error: DatabaseError) => void = () => {};

  constructor(statements: readonly Statement[], prepared: PreparedStatements) {
    this.#statements = statements;
    this.#prepared = prepared;
    this.answered = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  /** Whether it used a statement parsed earlier, so that parsing again may fix an outdated one. */
  get isReusing(): boolean {
    return this.#fresh.length < this.#running.length;
  }

  /** Whether the answer, or an error, has come. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** @returns an error when there is nothing to send; pg hands it to `handleError` */
  submit = (connection: Connection): DatabaseError | undefined => {
    try {
      const messages = [...this.#encode(), sync];
      connection.stream.write(Buffer.concat([...this.#prepared.encodeClose(), ...messages]));
      this.#connection = connection;
      return undefined;
    } catch (error) {
      return toServerError(error);
    }
  };

  *#encode(): Iterable<Buffer> {
    for (const { sql, params } of this.#statements) {
      const { prepared, isNew } = this.#prepared.take(sql);
      if (isNew) {
        this.#fresh.push(sql);
        yield* encodeParse(prepared.name, sql);
      }
      yield* encodeExecute(prepared.name, params);
      this.#running.push(prepared);
    }
  }

  /** Breaks the connection, which fails this pipeline and everything queued behind it. */
  abandon(): void {
    this.#connection?.stream.destroy(new Error('The database server does not answer'));
  }

  handleRowDescription(message: RowDescription): void {
    const prepared = this.#running[this.#results.done.length];
    if (prepared) prepared.columns = readColumns(message);
  }

  handleDataRow(message: DataRow): void {
    this.#results.addRow(this.#running[this.#results.done.length]?.columns ?? [], message);
  }

  handleCommandComplete(message: CommandComplete): void {
    this.#results.complete(message);
  }

  handleEmptyQuery(): void {
    this.#results.complete({ text: '' });
  }

  /** The server's error, or the connection's. What was parsed in this pipeline may or may not exist now. */
  handleError(error: ErrorFields): void {
    this.#isOver = true;
    this.#prepared.forget(this.#fresh);
    this.#reject(toServerError(error));
  }

  handleReadyForQuery(): void {
    this.#isOver = true;
    this.#resolve(this.#results.done);
  }
}

/** @returns whether the same statements may succeed when parsed again. If so, the parsed statements are forgotten. */
export function isOutdated(error: unknown, pipeline: Pipeline, prepared: PreparedStatements): boolean {
  if (!(error instanceof DatabaseError) || !isOutdatedCode(error.code)) return false;
  if (isForeignCode(error.code)) prepared.goNameless();
  else if (!pipeline.isReusing) return false;
  else prepared.forget();
  return true;
}

/** PostgreSQL's errors keep their SQLSTATE; whatever the network reports is 08006. */
export function toServerError(error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const { message, code = '' }: ErrorFields = error instanceof Object ? error : {};
  // A code alone says nothing: EPIPE looks like an SQLSTATE. Not accepting connections (yet) is the same as being away.
  if (error instanceof ServerError && code !== '57P03') return toDatabaseError(error, error);
  return toDatabaseError({ message: message || `The connection failed: ${code}`, code: '08006' }, error);
}
