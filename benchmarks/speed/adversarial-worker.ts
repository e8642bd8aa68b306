import { parentPort } from 'node:worker_threads';
import { loadEngine } from '#engine';
import { callsOf } from './adversarial-calls.ts';
import { repeat } from './adversarial-texts.ts';

const calls = callsOf(await loadEngine());

parentPort?.on('message', ({ name, unit, length }: { name: string; unit: string; length: number }) => {
  const text = repeat(unit, length);
  const start = process.threadCpuUsage();
  calls[name]?.(text);
  const { user, system } = process.threadCpuUsage(start);
  parentPort?.postMessage((user + system) / 1000);
});
parentPort?.postMessage(Object.keys(calls));
