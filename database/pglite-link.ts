import { Worker } from 'node:worker_threads';
import { DatabaseError, type Statement } from './database.ts';
import { type ErrorFields, toDatabaseError } from './pipeline.ts';
import type { Answer } from './transaction.ts';

/** What the worker thread starts from: a folder, or an image of one to keep in memory, or neither. */
export interface WorkerData {
  folder: string | undefined;
  image: ArrayBuffer | undefined;
}

export type Request =
  | { kind: 'statements'; statements: readonly Statement[] }
  | { kind: 'script'; sql: string }
  | { kind: 'dump' }
  | { kind: 'close' };

export type Reply =
  | { kind: 'ready' }
  | { kind: 'answers'; answers: Answer[] }
  | { kind: 'refused'; error: ErrorFields }
  | { kind: 'image'; image: ArrayBuffer }
  | { kind: 'notification'; channel: string; payload: string }
  /** PGlite itself failed: its memory can no longer be trusted. */
  | { kind: 'broken'; reason: string };

type Settle = (reply: Reply | DatabaseError) => void;

/**
 * One worker thread with its PGlite. It answers one request at a time, and once `ended` never again: a statement that
 * runs too long, or a PGlite that broke, costs the thread, and whoever asked opens the next one.
 */
export class PgliteLink {
  ended = false;
  readonly #worker: Worker;
  readonly #notify: (channel: string, payload: string) => void;
  #settle: Settle | null = null;

  private constructor(worker: Worker, notify: (channel: string, payload: string) => void) {
    this.#worker = worker;
    this.#notify = notify;
    worker.on('message', (reply: Reply) => this.#receive(reply));
    worker.on('error', (error) => this.#end(error instanceof Error ? error.message : String(error)));
    worker.on('exit', () => this.#end('its thread ended'));
  }

  /** Starts the thread and waits for its database. @throws DatabaseError when it cannot be opened */
  static async open(data: WorkerData, notify: (channel: string, payload: string) => void): Promise<PgliteLink> {
    const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: data });
    const link = new PgliteLink(worker, notify);
    await link.#answered();
    return link;
  }

  /**
   * @param limit milliseconds; null for as long as it takes
   * @throws DatabaseError what the database reported; 57014 when the limit passed; 53100 or 58030 when PGlite broke
   */
  async send(request: Request, limit: number | null): Promise<Reply> {
    if (this.ended) throw new DatabaseError('The embedded database was restarted', { code: '08006' });
    const answered = this.#answered();
    this.#worker.postMessage(request);
    const timer = limit === null ? undefined : setTimeout(() => this.#interrupt(limit), limit);
    try {
      return await answered;
    } finally {
      clearTimeout(timer);
    }
  }

  async terminate(): Promise<void> {
    this.#end('it was closed');
    await this.#worker.terminate();
  }

  #answered(): Promise<Reply> {
    return new Promise((resolve, reject) => {
      this.#settle = (reply) => {
        this.#settle = null;
        if (reply instanceof DatabaseError) reject(reply);
        else if (reply.kind === 'refused') reject(toDatabaseError(reply.error));
        else resolve(reply);
      };
    });
  }

  #receive(reply: Reply): void {
    if (reply.kind === 'notification') this.#notify(reply.channel, reply.payload);
    else if (reply.kind === 'broken') this.#end(reply.reason);
    else this.#settle?.(reply);
  }

  #interrupt(limit: number): void {
    const message = `canceling statement after ${limit / 1000} s`;
    this.#end(message, new DatabaseError(message, { code: '57014' }));
  }

  #end(reason: string, error = presentBreak(reason)): void {
    if (this.ended) return;
    this.ended = true;
    this.#settle?.(error);
    this.#worker.terminate().catch(() => {});
  }
}

/** A full disk is the likeliest way to break it, and the one with an advice. */
function presentBreak(reason: string): DatabaseError {
  return /ENOSPC|no space left/i.test(reason)
    ? new DatabaseError('The disk of the data folder is full. Make room; the database goes on by itself.', {
        code: '53100',
      })
    : new DatabaseError(`The embedded database stopped: ${reason}`, { code: '58030' });
}
