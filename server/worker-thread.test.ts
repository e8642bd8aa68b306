import { afterEach, expect, test } from 'vitest';
import { createWorkerThread, type WorkerThread } from './worker-thread.ts';

/** A worker that does what the call names: it answers at once, sleeps for a while, or works without end. */
const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, resourceLimits } from 'node:worker_threads';
    parentPort.on('message', ({ sleepMs, isEndless, asksLimits }) => {
      if (sleepMs) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, sleepMs);
      while (isEndless);
      parentPort.postMessage({ result: asksLimits ? resourceLimits : 'done' });
    });
    parentPort.postMessage('ready');
  `)}`,
);

interface Call {
  sleepMs?: number;
  isEndless?: boolean;
  asksLimits?: boolean;
}

let thread: WorkerThread<Call>;
afterEach(() => thread.close());

const tooLong = 'It took too long.';

test('a call that works without end is stopped, and the next one is answered', async () => {
  thread = createWorkerThread<Call>(program, { timeoutMs: 200, tooLong });
  await expect(thread.run({ isEndless: true })).rejects.toMatchObject({ kind: 'unavailable', message: tooLong });
  expect(await thread.run({})).toBe('done');
});

test('a call that waits for the processor is not stopped for that', async () => {
  thread = createWorkerThread<Call>(program, { timeoutMs: 200, tooLong });
  expect(await thread.run({ sleepMs: 500 })).toBe('done');
});

test('a call that only waits is stopped in the end', async () => {
  thread = createWorkerThread<Call>(program, { timeoutMs: 50, tooLong });
  await expect(thread.run({ sleepMs: 60_000 })).rejects.toMatchObject({ kind: 'unavailable' });
});

test('a worker has no more memory than it was given', async () => {
  thread = createWorkerThread<Call>(program, { timeoutMs: 200, tooLong, heapMegabytes: 64, youngMegabytes: 8 });
  const limits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };
  expect(await thread.run({ asksLimits: true })).toMatchObject(limits);
});
