import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { serialize } from 'pg-protocol';
import { DatabaseError, type Statement } from './database.ts';
import { openFolderWith } from './pglite-files.ts';
import { isFatal, type Reply, type Request, type WorkerData } from './pglite-link.ts';
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
} from './pipeline.ts';
import { isOutdatedCode, type Prepared, PreparedStatements } from './prepared-statements.ts';
import { startSession } from './session-settings.ts';
import type { Answer } from './transaction.ts';

/** Runs PGlite, where every query blocks the thread. One request at a time; the other side queues. */

const port = parentPort;
if (!port) throw new Error('This file is the worker of pglite.ts: it is not started on its own.');

// The only place that knows what the other side put there.
const { folder, image, durability, begun, program } = workerData as WorkerData;

/** PGlite asks a blob for all of its bytes at once, for which Node takes half a second of the processor with 40 MB. */
class Image extends Blob {
  readonly #bytes: ArrayBufferLike;

  constructor(bytes: ArrayBufferLike) {
    super();
    this.#bytes = bytes;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    // It is only read.
    return Promise.resolve(this.#bytes as ArrayBuffer);
  }
}

const post = (reply: Reply) => port.postMessage(reply);

const pglite = await PGlite.create({
  extensions: { pg_trgm },
  pgliteWasmModule: program,
  ...(folder === undefined ? {} : openFolderWith(folder, durability)),
  ...(image === undefined ? {} : { loadDataDir: new Image(image) }),
});
pglite.onNotification((channel, payload) => post({ kind: 'notification', channel, payload }));
const prepared = new PreparedStatements();
/** Whether a transaction begun by an earlier request is open. */
let isInTransaction = false;
await runStatements([startSession]);

let isSound = true;
let last: Promise<void> = Promise.resolve();
port.on('message', (request: Request) => {
  last = last.then(() => serve(request));
});
// The opener waits for this as for the answer to a request.
Atomics.add(begun, 0, 1);
post({ kind: 'ready' });

async function serve(request: Request): Promise<void> {
  // After the failure its memory cannot be trusted: no waiting request is begun.
  if (!isSound) return;
  Atomics.add(begun, 0, 1);
  const reply = await answer(request).catch((error: unknown): Reply => ({ kind: 'broken', reason: String(error) }));
  isSound = reply.kind !== 'broken' && !(reply.kind === 'refused' && isFatal(reply.error));
  post(reply);
}

async function answer(request: Request): Promise<Reply> {
  switch (request.kind) {
    case 'statements':
      return runStatements(request.statements);
    case 'script':
      return run(serialize.query(request.sql), []);
    case 'dump': {
      const image = await pglite.dumpDataDir('none');
      return { kind: 'image', image: await image.arrayBuffer() };
    }
    case 'close':
      await pglite.close();
      return { kind: 'answers', answers: [] };
  }
}

/** Statements are parsed once and kept: PGlite spends more on reading and planning most of them than on running them. */
async function runStatements(statements: readonly Statement[]): Promise<Reply> {
  const wasInTransaction = isInTransaction;
  const first = await runOnce(statements);
  if (first.kind !== 'refused' || !isOutdatedCode(first.error.code)) return first;
  prepared.forget();
  // None of it was kept, so it may be sent again.
  return wasInTransaction ? first : runOnce(statements);
}

async function runOnce(statements: readonly Statement[]): Promise<Reply> {
  const fresh: string[] = [];
  const running: Prepared[] = [];
  try {
    const bytes = Buffer.concat([...prepared.encodeClose(), ...encode(statements, fresh, running), sync]);
    const reply = await run(bytes, running);
    // Statements parsed in a failed request may or may not exist now.
    if (reply.kind === 'refused') prepared.forget(fresh);
    return reply;
  } catch (error) {
    prepared.forget(fresh);
    // Nothing was sent: PGlite is as good as before.
    if (error instanceof DatabaseError) return { kind: 'refused', error: { message: error.message, code: error.code } };
    throw error;
  }
}

function encode(statements: readonly Statement[], fresh: string[], running: Prepared[]): Buffer[] {
  return statements.flatMap(({ sql, params }) => {
    const { prepared: statement, isNew } = prepared.take(sql);
    running.push(statement);
    if (isNew) fresh.push(sql);
    return [...(isNew ? encodeParse(statement.name, sql) : []), ...encodeExecute(statement.name, params)];
  });
}

type Message = { name: string; status?: string } & RowDescription & DataRow & CommandComplete & ErrorFields;

/** @param running the statements in order; their columns are known once they are parsed; none for a script */
async function run(bytes: Buffer, running: readonly Prepared[]): Promise<Reply> {
  const { messages } = await pglite.execProtocol(bytes, { throwOnError: false });
  const results = new Results();
  let refused: Reply | null = null;
  // PGlite types its messages by name only; the fields belong to the name.
  for (const message of messages as unknown as readonly Message[]) {
    const statement = running[results.done.length];
    if (message.name === 'error') refused ??= { kind: 'refused', error: presentError(message) };
    if (message.name === 'rowDescription' && statement) statement.columns = readColumns(message);
    if (message.name === 'dataRow') results.addRow(statement?.columns ?? [], message);
    if (message.name === 'commandComplete') results.complete(message);
    if (message.name === 'emptyQuery') results.complete({ text: '' });
    if (message.name === 'readyForQuery') isInTransaction = message.status !== 'I';
  }
  const answers: Answer[] = results.done;
  return refused ?? { kind: 'answers', answers };
}

function presentError({ message, code, detail, hint, constraint, severity }: ErrorFields): ErrorFields {
  return { message, code, detail, hint, constraint, severity };
}
