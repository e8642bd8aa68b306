import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { serialize } from 'pg-protocol';
import { DatabaseError, type Statement } from './database.ts';
import type { Reply, Request, WorkerData } from './pglite-link.ts';
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
import { startSession } from './session-settings.ts';
import type { Answer } from './transaction.ts';

/** Runs PGlite, whose every query blocks its thread. One request at a time; the other side queues. */

const port = parentPort;
if (!port) throw new Error('This file is the worker of pglite.ts: it is not started by itself.');

// The one place that knows what the other side put there.
const { folder, image } = workerData as WorkerData;

const post = (reply: Reply) => port.postMessage(reply);

const pglite = await PGlite.create({
  extensions: { pg_trgm },
  ...(folder === undefined ? {} : { dataDir: folder }),
  ...(image === undefined ? {} : { loadDataDir: new Blob([image]) }),
});
pglite.onNotification((channel, payload) => post({ kind: 'notification', channel, payload }));
await run(encode([startSession]));

port.on('message', (request: Request) => {
  answer(request).then(post, (error: unknown) => post({ kind: 'broken', reason: String(error) }));
});
post({ kind: 'ready' });

async function answer(request: Request): Promise<Reply> {
  switch (request.kind) {
    case 'statements':
      return runStatements(request.statements);
    case 'script':
      return run(serialize.query(request.sql));
    case 'dump': {
      const image = await pglite.dumpDataDir('none');
      return { kind: 'image', image: await image.arrayBuffer() };
    }
    case 'close':
      await pglite.close();
      return { kind: 'answers', answers: [] };
  }
}

async function runStatements(statements: readonly Statement[]): Promise<Reply> {
  let bytes: Buffer;
  try {
    bytes = encode(statements);
  } catch (error) {
    // Nothing was sent: PGlite is as sound as before.
    if (error instanceof DatabaseError) return { kind: 'refused', error: { message: error.message, code: error.code } };
    throw error;
  }
  return run(bytes);
}

function encode(statements: readonly Statement[]): Buffer {
  const messages = statements.flatMap(({ sql, params }) => [...encodeParse('', sql), ...encodeExecute('', params)]);
  return Buffer.concat([...messages, sync]);
}

type Message = { name: string } & RowDescription & DataRow & CommandComplete & ErrorFields;

async function run(bytes: Buffer): Promise<Reply> {
  const { messages } = await pglite.execProtocol(bytes, { throwOnError: false });
  const results = new Results();
  let columns = readColumns({ fields: [] });
  // PGlite types its messages by name only; the fields belong to the name.
  for (const message of messages as unknown as readonly Message[]) {
    if (message.name === 'error') return { kind: 'refused', error: presentError(message) };
    if (message.name === 'rowDescription') columns = readColumns(message);
    if (message.name === 'dataRow') results.addRow(columns, message);
    if (message.name === 'commandComplete') results.complete(message);
  }
  const answers: Answer[] = results.done;
  return { kind: 'answers', answers };
}

function presentError({ message, code, detail, hint, constraint, severity }: ErrorFields): ErrorFields {
  return { message, code, detail, hint, constraint, severity };
}
