import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The product's reader and editor as the scorer of resume files wants them: `readDocument(bytes, name)` gives lines and warnings, or
 * throws with a code; `editDocument(bytes, edits)` gives a Word file's bytes and the numbers of the edits that were refused. A Node
 * that runs TypeScript works in this process; an older one asks the Node that `npm ci` installed.
 */
export const { readDocument, editDocument } = process.features.typescript ? await workHere() : workInChild();

async function workHere() {
  const { readDocument: read } = await import('../../documents/read-document.ts');
  const { editDocument: edit } = await import('../../documents/edit/edit-document.ts');
  return { readDocument: (bytes, name) => read(bytes, name), editDocument: async (bytes, edits) => edit(bytes, edits) };
}

function workInChild() {
  const execPath = fileURLToPath(new URL('../../node_modules/.bin/node', import.meta.url));
  if (!existsSync(execPath)) throw new Error('Run npm ci first: it installs the Node that runs TypeScript.');
  const file = fileURLToPath(new URL('./work-in-child.mjs', import.meta.url));
  const child = fork(file, { execPath, execArgv: [], serialization: 'advanced' });
  child.unref();
  child.channel?.unref();
  const waiting = new Map();
  let next = 0;
  child.on('message', ({ id, result, refusal }) => {
    const { resolve, reject } = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) child.channel?.unref();
    if (result) resolve(result);
    else reject(Object.assign(new Error(refusal.message), { code: refusal.code }));
  });
  const ask = (call) =>
    new Promise((resolve, reject) => {
      next += 1;
      waiting.set(next, { resolve, reject });
      child.channel?.ref();
      child.send({ id: next, ...call });
    });
  return {
    readDocument: (bytes, name) => ask({ bytes, name }),
    editDocument: (bytes, edits) => ask({ bytes, edits }),
  };
}
