import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The product's reader as the scorer of resume files wants it: `readDocument(bytes, name)` gives lines and warnings, or throws with a
 * code. A Node that runs TypeScript reads in this process; an older one asks the Node that `npm ci` installed.
 */
export const readDocument = process.features.typescript ? await readHere() : readInChild();

async function readHere() {
  const { readDocument: read } = await import('../../documents/read-document.ts');
  return (bytes, name) => read(bytes, name);
}

function readInChild() {
  const execPath = fileURLToPath(new URL('../../node_modules/.bin/node', import.meta.url));
  if (!existsSync(execPath)) throw new Error('Run npm ci first: it installs the Node that runs TypeScript.');
  const file = fileURLToPath(new URL('./read-in-child.mjs', import.meta.url));
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
  return (bytes, name) =>
    new Promise((resolve, reject) => {
      next += 1;
      waiting.set(next, { resolve, reject });
      child.channel?.ref();
      child.send({ id: next, bytes, name });
    });
}
