import { parentPort } from 'node:worker_threads';
import { type WorkerReply, workerReady } from '#server/worker-thread.ts';
import type { AssertionAnswer, AssertionCall } from './assertion-reader.ts';
import { readAssertion } from './read-assertion.ts';

parentPort?.on('message', async ({ provider, response, expected }: AssertionCall) => {
  const result: AssertionAnswer = await readAssertion(provider, response, expected).then(
    (person) => ({ person }),
    (error: unknown) => ({ refusal: error instanceof Error ? error.message : String(error) }),
  );
  const reply: WorkerReply<AssertionAnswer> = { result };
  parentPort?.postMessage(reply);
});

parentPort?.postMessage(workerReady);
