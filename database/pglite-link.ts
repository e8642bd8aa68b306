import { statfsSync } from 'node:fs';
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
  readonly #folder: string | undefined;
  #settle: Settle | null = null;

  private constructor(worker: Worker, folder: string | undefined, notify: (channel: string, payload: string) => void) {
    this.#worker = worker;
    this.#folder = folder;
    this.#notify = notify;
    worker.on('message', (reply: Reply) => this.#receive(reply));
    worker.on('error', (error) => this.#end(error instanceof Error ? error.message : String(error)));
    worker.on('exit', () => this.#end('its thread ended'));
  }

  /** Starts the thread and waits for its database. @throws DatabaseError when it cannot be opened */
  static async open(data: WorkerData, notify: (channel: string, payload: string) => void): Promise<PgliteLink> {
    const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: data });
    const link = new PgliteLink(worker, data.folder, notify);
    await link.#answered();
    return link;
  }

  /**
   * @param limit milliseconds; null for as long as it takes
   * @throws DatabaseError what the database reported; 57014 when the limit passed; 53100 or 08006 when PGlite broke
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
    else if (reply.kind === 'refused' && isFatal(reply.error)) this.#end('', toDatabaseError(reply.error));
    else this.#settle?.(reply);
  }

  #interrupt(limit: number): void {
    const message = `canceling statement after ${limit / 1000} s`;
    this.#end(message, new DatabaseError(message, { code: '57014' }));
  }

  #end(reason: string, error = presentBreak(reason, this.#folder)): void {
    if (this.ended) return;
    this.ended = true;
    this.#settle?.(error);
    this.#worker.terminate().catch(() => {});
  }
}

/** After a PANIC PostgreSQL would end its process; here what goes on has no sound memory any more. */
function isFatal({ severity }: ErrorFields): boolean {
  return severity === 'PANIC' || severity === 'FATAL';
}

/** Bytes that PGlite needs to open a folder: two segments of its log. */
const LEAST_ROOM = 2 * 16 * 1024 ** 2;

/** A full disk is the likeliest way to break it, and the one with an advice. PGlite itself does not tell. */
function presentBreak(reason: string, folder: string | undefined): DatabaseError {
  if (folder !== undefined && countFreeBytes(folder) < LEAST_ROOM) {
    const message = `The disk of ${folder} is full. Make room; the database goes on by itself.`;
    return new DatabaseError(message, { code: '53100', detail: reason });
  }
  return new DatabaseError(`The embedded database stopped: ${reason}`, { code: '08006' });
}

function countFreeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    // The folder itself is gone: whatever the reason, it is not the room.
    return Number.POSITIVE_INFINITY;
  }
}
