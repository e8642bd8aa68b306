import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Database, DatabaseLoad, Result, Row, Statement } from './database.ts';
import { DatabaseError } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { type Durability, syncFolder, syncWholeFolder } from './pglite-files.ts';
import { type DatabaseFiles, NotBegun, PgliteLink, type Request } from './pglite-link.ts';
import { STATEMENT_LIMIT } from './session-settings.ts';
import { type Answer, type Line, type LineSession, runTransaction } from './transaction.ts';

export interface PgliteOptions {
  /** Created when missing, and locked for this process. Without it the database is kept in memory. */
  dataDir?: string;
  /** A database in memory starts as a copy of this (see `dump`). */
  image?: ArrayBufferLike;
  /** Milliseconds a statement may run. */
  statementLimit?: number;
  /** What becomes of an acknowledged row in a power cut: `commit`, unless the caller knows better. */
  durability?: Durability;
  /** Hears how many seconds a call has waited for the transactions before it. */
  onWait?: (seconds: number) => void;
}

/** After a failed attempt to open, calls fail at once for this many milliseconds: an attempt costs a second of processor time. */
const REST = 1_000;

/**
 * PostgreSQL inside this process: PGlite in a thread of its own. It has one connection, so whole transactions queue
 * up. When its thread has to end, the next call reopens the folder: what was acknowledged is there, because PGlite
 * hands every commit to the operating system before it answers.
 * @throws Error when another process has the folder; DatabaseError when it cannot be opened
 */
export async function openPglite(options: PgliteOptions = {}): Promise<PgliteDatabase> {
  const { dataDir, image, durability = 'commit' } = options;
  if (dataDir === undefined) return PgliteDatabase.open({ folder: undefined, image, durability }, () => {}, options);
  const lock = lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'postgres');
    if (!existsSync(folder)) await createFolder(folder, durability);
    // PGlite makes its files writable for everybody, and others may be able to enter the folder above.
    chmodSync(folder, 0o700);
    return await PgliteDatabase.open({ folder, image: undefined, durability }, lock.release, options);
  } catch (error) {
    lock.release();
    throw explainOpening(error, dataDir);
  }
}

/** Created under another name and renamed when complete: an interrupted first start leaves nothing half made. */
async function createFolder(folder: string, durability: Durability): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const database = await PgliteDatabase.open(
    { folder: unfinished, image: undefined, durability: 'system' },
    () => {},
    {},
  );
  await database.close();
  if (durability === 'commit') await syncWholeFolder(unfinished);
  renameSync(unfinished, folder);
  if (durability === 'commit') syncFolder(dirname(folder));
}

/** PGlite's own message about a folder that it cannot read helps nobody. */
function explainOpening(error: unknown, dataDir: string): unknown {
  if (!(error instanceof DatabaseError) || !error.code.startsWith('08')) return error;
  const advice = 'Restore it from a backup, or set DATA_DIR to another folder.';
  return new DatabaseError(`The database in ${dataDir} cannot be opened. ${advice}`, error, { cause: error });
}

export class PgliteDatabase implements Database {
  readonly engine = 'pglite';
  readonly #data: DatabaseFiles;
  readonly #release: () => void;
  readonly #limit: number;
  readonly #listeners = new Map<string, Set<(payload: string) => void>>();
  #link: PgliteLink | null = null;
  #opening: Promise<PgliteLink> | null = null;
  /** The last transaction asked for, and the batches asked for since. */
  #tail: Promise<unknown> = Promise.resolve();
  readonly #batches = new Set<Promise<unknown>>();
  readonly #onWait: (seconds: number) => void;
  /** Calls without an answer yet. */
  #pending = 0;
  #closed = false;
  #failure: { at: number; error: unknown } | null = null;

  private constructor(data: DatabaseFiles, release: () => void, { statementLimit, onWait }: PgliteOptions) {
    this.#data = data;
    this.#release = release;
    this.#limit = statementLimit ?? STATEMENT_LIMIT;
    this.#onWait = onWait ?? (() => {});
  }

  static async open(data: DatabaseFiles, release: () => void, options: PgliteOptions): Promise<PgliteDatabase> {
    const database = new PgliteDatabase(data, release, options);
    await database.#connect();
    return database;
  }

  /** It has one connection. */
  get load(): DatabaseLoad {
    const busy = Math.min(this.#pending, 1);
    return { busy, idle: 1 - busy, waiting: this.#pending - busy };
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

  /** Batches need not wait for one another: the thread does them in order. */
  async batch(statements: readonly Statement[], limit?: number, onStart?: () => void): Promise<Result[]> {
    this.#requireOpen();
    const result = this.#after(this.#tail, () => this.#sendBatch({ kind: 'statements', statements }, limit, onStart));
    const settled = result.catch(() => {}).finally(() => this.#batches.delete(settled));
    this.#batches.add(settled);
    return result;
  }

  transaction<T>(work: (session: LineSession) => Promise<T>, limit?: number, onStart?: () => void): Promise<T> {
    return this.#exclusively((link) => {
      onStart?.();
      const line: Line = {
        send: (statements) => this.#send(link, { kind: 'statements', statements }, limit),
        script: async (sql) => {
          await link.send({ kind: 'script', sql }, null);
        },
      };
      return runTransaction(line, work);
    });
  }

  async listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>> {
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(onNotify));
    await this.query(`listen ${quoteIdentifier(channel)}`);
    return async () => {
      listeners.delete(onNotify);
      if (listeners.size > 0 || this.#closed) return;
      this.#listeners.delete(channel);
      await this.query(`unlisten ${quoteIdentifier(channel)}`);
    };
  }

  /** The whole database as an archive, to open copies from. */
  async dump(): Promise<ArrayBuffer> {
    const reply = await this.#exclusively((link) => link.send({ kind: 'dump' }, null));
    if (reply.kind !== 'image') throw new Error(`A dump is answered by an image, not by ${reply.kind}.`);
    return reply.image;
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    const finished = this.#exclusively((link) => link.send({ kind: 'close' }, this.#limit)).catch(() => {});
    this.#closed = true;
    await finished;
    await this.#link?.terminate();
    this.#release();
  }

  /** Runs `work` once everything requested earlier is done; later requests wait for it. */
  async #exclusively<T>(work: (link: PgliteLink) => Promise<T>): Promise<T> {
    this.#requireOpen();
    const before = Promise.all([this.#tail, ...this.#batches]);
    this.#batches.clear();
    const result = this.#after(before, async () => work(await this.#connect()));
    this.#tail = result.catch(() => {});
    return result;
  }

  /** Runs the work once what came before is done. */
  async #after<T>(before: Promise<unknown>, work: () => Promise<T>): Promise<T> {
    const begun = performance.now();
    this.#pending += 1;
    try {
      await before;
      this.#onWait((performance.now() - begun) / 1000);
      return await work();
    } finally {
      this.#pending -= 1;
    }
  }

  #requireOpen(): void {
    if (this.#closed) throw new DatabaseError('The database was closed', { code: '08003' });
  }

  async #sendBatch(request: Request, limit?: number, onStart?: () => void): Promise<Answer[]> {
    for (;;) {
      try {
        const link = await this.#connect();
        onStart?.();
        return await this.#send(link, request, limit);
      } catch (error) {
        // The thread ended at an earlier request; each time at least one request ends, so this loop ends too.
        if (!(error instanceof NotBegun)) throw error;
      }
    }
  }

  async #send(link: PgliteLink, request: Request, limit = this.#limit): Promise<Answer[]> {
    // A database in memory would be lost with its thread: for it only the widest limit applies.
    const isKept = this.#data.folder !== undefined;
    const reply = await link.send(request, isKept ? Math.min(limit, this.#limit) : this.#limit);
    return reply.kind === 'answers' ? reply.answers : [];
  }

  async #connect(): Promise<PgliteLink> {
    if (this.#link && !this.#link.ended) return this.#link;
    if (this.#failure && Date.now() - this.#failure.at < REST) throw this.#failure.error;
    this.#opening ??= this.#open().finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  async #open(): Promise<PgliteLink> {
    try {
      // Two threads on one folder would each write their own version of it.
      await this.#link?.terminate();
      const link = await PgliteLink.open(this.#data, (channel, payload) => {
        for (const onNotify of this.#listeners.get(channel) ?? []) onNotify(payload);
      });
      const statements = [...this.#listeners.keys()].map((channel) => ({ sql: `listen ${quoteIdentifier(channel)}` }));
      if (statements.length > 0) await this.#send(link, { kind: 'statements', statements });
      this.#link = link;
      return link;
    } catch (error) {
      this.#failure = { at: Date.now(), error };
      throw error;
    }
  }
}

function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
