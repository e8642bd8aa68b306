/**
 * The engine as the evaluator expects it (`score.mjs --module benchmarks/accuracy/adapter.mjs`): keywords best first, and a
 * score of 0 to 100 before rounding. The evaluator may run on a Node that cannot read TypeScript, so the engine runs in
 * a child process on the Node that the project pins, or on this one if that is not installed.
 */
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const place = (path) => fileURLToPath(new URL(path, import.meta.url));
const pinned = place('../../node_modules/.bin/node');
let child;
const waiting = [];

export async function extractKeywords(text) {
  return ask({ kind: 'keywords', text });
}

export async function matchScore(resume, job) {
  return ask({ kind: 'score', resume, job });
}

/**
 * What a rewrite claims that the original does not prove, and which true facts it lost: `{ kind, text, reason }` each; empty for
 * an honest rewrite.
 */
export async function unsupportedClaims(original, improved) {
  return ask({ kind: 'claims', original, improved });
}

function ask(task) {
  child ??= start();
  return new Promise((resolve, reject) => {
    waiting.push({ resolve, reject });
    child.send(task);
  });
}

/** Answers arrive in the order of the requests. The child ends with its parent. */
function start() {
  const execPath = existsSync(pinned) ? pinned : process.execPath;
  const started = fork(place('./engine-process.mts'), { execPath, execArgv: [] });
  started.on('message', (answer) => waiting.shift()?.resolve(answer));
  started.on('exit', (code) => {
    for (const { reject } of waiting.splice(0)) reject(new Error(`The engine's process ended with code ${code}.`));
    child = undefined;
  });
  return started;
}
