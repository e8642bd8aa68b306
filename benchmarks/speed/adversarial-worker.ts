import { parentPort } from 'node:worker_threads';
import { loadEngine } from '#engine';
import { callsOf } from './adversarial-calls.ts';
import { repeat } from './adversarial-texts.ts';

const calls = callsOf(await loadEngine());

parentPort?.on('message', ({ name, unit, length }: { name: string; unit: string; length: number }) => {
  const text = repeat(unit, length);
  const start = performance.now();
  calls[name]?.(text);
  parentPort?.postMessage(performance.now() - start);
});
parentPort?.postMessage(Object.keys(calls));
