import { statfsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DatabaseError, type Statement } from './database.ts';
import type { Durability } from './pglite-files.ts';
import { type ErrorFields, toDatabaseError } from './pipeline.ts';
import type { Answer } from './transaction.ts';

/** What a database is opened from: a folder, or an image of one to keep in memory, or neither. */
export interface DatabaseFiles {
  folder: string | undefined;
  image: ArrayBufferLike | undefined;
  /** What becomes of an acknowledged row in a power cut; in memory it means nothing. */
  durability: Durability;
}

export interface WorkerData extends DatabaseFiles {
  /** How many requests the thread has begun: none after these was touched, whatever became of the thread. */
  begun: Int32Array;
  /** PostgreSQL's program. */
  program: WebAssembly.Module;
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

/** Thrown for a request that the thread never began before it ended: it may be sent to the next one. */
export class NotBegun extends DatabaseError {
  constructor() {
    super('The embedded database was restarted', { code: '08006' });
  }
}

interface Waiting {
  limit: number | null;
  resolve(reply: Reply): void;
  reject(error: Error): void;
}

/**
 * V8 compiles a function of the program when it is first called, and keeps the result with the module: threads that share
 * one open a database for two thirds of the processor's time.
 */
let program: Promise<WebAssembly.Module> | undefined;

function loadProgram(): Promise<WebAssembly.Module> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  program ??= readFile(join(folder, 'pglite.wasm')).then((bytes) => WebAssembly.compile(bytes));
  return program;
}

/**
 * One worker thread with its PGlite. It answers one request after the other, and once `ended` none: a statement that
 * runs too long, or a PGlite that broke, ends the thread, and the caller opens the next one. Requests are sent without
 * waiting for earlier ones, so that on a busy machine the thread does many of them each time it gets the processor.
 */
export class PgliteLink {
  ended = false;
  readonly #worker: Worker;
  readonly #notify: (channel: string, payload: string) => void;
  readonly #folder: string | undefined;
  readonly #begun: Int32Array;
  /** Requests without an answer yet; the thread is working on the first. */
  #waiting: Waiting[] = [];
  #answered = 0;
  #timer: NodeJS.Timeout | undefined;

  private constructor(
    program: WebAssembly.Module,
    files: DatabaseFiles,
    notify: (channel: string, payload: string) => void,
  ) {
    this.#begun = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const workerData: WorkerData = { ...files, program, begun: this.#begun };
    this.#worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData });
    this.#folder = files.folder;
    this.#notify = notify;
    this.#worker.on('message', (reply: Reply) => this.#receive(reply));
    this.#worker.on('error', (error) => {
      this.#end(presentBreak(error instanceof Error ? error.message : String(error), this.#folder));
    });
    this.#worker.on('exit', () => this.#end(presentBreak('its thread ended', this.#folder)));
  }

  /** Starts the thread and waits for its database. @throws DatabaseError when it cannot be opened */
  static async open(files: DatabaseFiles, notify: (channel: string, payload: string) => void): Promise<PgliteLink> {
    const link = new PgliteLink(await loadProgram(), files, notify);
    await link.#wait(null);
    return link;
  }

  /**
   * @param limit milliseconds from when the thread begins it; null for as long as it takes
   * @throws DatabaseError what the database reported; 57014 when the limit passed; 53100 or 08006 when PGlite broke
   * @throws NotBegun when the thread ended at an earlier request
   */
  send(request: Request, limit: number | null): Promise<Reply> {
    if (this.ended) return Promise.reject(new NotBegun());
    const answered = this.#wait(limit);
    this.#worker.postMessage(request);
    return answered;
  }

  async terminate(): Promise<void> {
    this.#end(presentBreak('it was closed', this.#folder));
    await this.#worker.terminate();
  }

  #wait(limit: number | null): Promise<Reply> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ limit, resolve, reject });
      if (this.#waiting.length === 1) this.#watch();
    });
  }

  /** Starts the timer of the first one. */
  #watch(): void {
    clearTimeout(this.#timer);
    const limit = this.#waiting[0]?.limit ?? null;
    if (limit !== null) this.#timer = setTimeout(() => this.#interrupt(limit), limit);
  }

  #receive(reply: Reply): void {
    if (reply.kind === 'notification') this.#notify(reply.channel, reply.payload);
    else if (reply.kind === 'broken') this.#end(presentBreak(reply.reason, this.#folder));
    else if (reply.kind === 'refused' && isFatal(reply.error)) this.#end(toDatabaseError(reply.error));
    else {
      this.#answered += 1;
      const first = this.#waiting.shift();
      this.#watch();
      if (reply.kind === 'refused') first?.reject(toDatabaseError(reply.error));
      else first?.resolve(reply);
    }
  }

  #interrupt(limit: number): void {
    const message = `canceling statement after ${limit / 1000} s`;
    this.#end(new DatabaseError(message, { code: '57014' }));
  }

  /** Requests that were begun fail, because nobody knows what became of them; the others may be sent again. */
  #end(error: DatabaseError): void {
    if (this.ended) return;
    this.ended = true;
    clearTimeout(this.#timer);
    const waiting = this.#waiting;
    this.#waiting = [];
    const fail = (): void => {
      const begun = Math.max(1, Atomics.load(this.#begun, 0) - this.#answered);
      for (const [at, { reject }] of waiting.entries()) reject(at < begun ? error : new NotBegun());
    };
    // Only a stopped thread is sure to begin nothing more.
    this.#worker.terminate().then(fail, fail);
  }
}

/** After a PANIC PostgreSQL would end its process; here it would go on with memory that cannot be trusted. */
export function isFatal({ severity }: ErrorFields): boolean {
  return severity === 'PANIC' || severity === 'FATAL';
}

/** Bytes that PGlite needs to open a folder: two segments of its log. */
const LEAST_ROOM = 2 * 16 * 1024 ** 2;

/** A full disk is the likeliest cause of a break, and one we can advise on. PGlite itself does not report it. */
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
    // The folder itself is gone: whatever the reason, it is not the disk space.
    return Number.POSITIVE_INFINITY;
  }
}
