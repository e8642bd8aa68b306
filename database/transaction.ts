import { DatabaseError, type Result, type Row, type Session, type Statement } from './database.ts';

/** One connection as a transaction uses it: calls are answered one after the other, never at the same time. */
export interface Line {
  /** Results of the statements with their command tags, or the database's first error. */
  send(statements: readonly Statement[]): Promise<Answer[]>;
  script(sql: string): Promise<void>;
  /** What every transaction starts with, besides BEGIN. */
  begin?: readonly Statement[];
  /** Called when not even ROLLBACK was answered: the connection may still be in the transaction. */
  spoil?(): void;
}

export interface Answer extends Result {
  /** What was done, such as `COMMIT` or `INSERT 0 1`. */
  tag: string;
}

/** How long a transaction may wait for its own next statement, in milliseconds: it holds locks and a connection. */
const IDLE_LIMIT = 30_000;

/**
 * Runs `work` between BEGIN and COMMIT. Once it has ended, the session refuses to be used: a late statement would
 * run outside the transaction, with the login's rights instead of the caller's.
 * @throws DatabaseError 25P03 when `work` sends nothing for 30 seconds
 */
export async function runTransaction<T>(line: Line, work: (session: LineSession) => Promise<T>): Promise<T> {
  const session = new LineSession(line);
  try {
    await line.send([{ sql: 'begin' }, ...(line.begin ?? [])]);
    const value = await Promise.race([work(session), session.idle]);
    await session.end();
    requireCommitted(await line.send([{ sql: 'commit' }]));
    return value;
  } catch (error) {
    await session.end();
    await line.send([{ sql: 'rollback' }]).catch(() => line.spoil?.());
    throw error;
  }
}

/** A COMMIT after a failed statement is answered by ROLLBACK, without an error. */
function requireCommitted([answer]: readonly Answer[]): void {
  if (answer?.tag === 'COMMIT') return;
  throw new DatabaseError('The transaction was rolled back because one of its statements had failed', {
    code: '25P02',
  });
}

/** What `work` sends its statements to: they run one after the other, even if it does not wait for them. */
export class LineSession implements Session {
  /** Rejects when nothing was sent for too long. */
  readonly idle: Promise<never>;
  readonly #line: Line;
  #ended = false;
  #last: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #reject: (error: Error) => void = () => {};

  constructor(line: Line) {
    this.#line = line;
    this.idle = new Promise((_resolve, reject) => {
      this.#reject = reject;
    });
    // The race is long decided by the time nobody listens to this.
    this.idle.catch(() => {});
    this.#wait();
  }

  async query<R extends object = Row>(sql: string, params: Statement['params'] = []): Promise<Result<R>> {
    const [answer] = await this.#during(() => this.#line.send([{ sql, params }]));
    if (!answer) throw new DatabaseError('An empty statement has no result', { code: '42601' });
    // The caller names the columns of its own SQL; nothing at run time could check it for less than a schema each.
    return { rows: answer.rows as R[], rowCount: answer.rowCount };
  }

  script(sql: string): Promise<void> {
    return this.#during(() => this.#line.script(sql));
  }

  /** Refuses what has not been sent yet, and waits for what has. */
  async end(): Promise<void> {
    this.#ended = true;
    clearTimeout(this.#timer);
    await this.#last;
  }

  #during<T>(send: () => Promise<T>): Promise<T> {
    const sent = this.#last.then(async () => {
      if (this.#ended) throw new DatabaseError('The transaction is over', { code: '25P01' });
      clearTimeout(this.#timer);
      return send();
    });
    this.#last = sent.then(
      () => this.#wait(),
      () => this.#wait(),
    );
    return sent;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.#ended) return;
    this.#timer = setTimeout(() => {
      this.#reject(new DatabaseError('The transaction was idle for too long', { code: '25P03' }));
    }, IDLE_LIMIT).unref();
  }
}
