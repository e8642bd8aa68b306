import { parentPort } from 'node:worker_threads';
import type { AnalysisInput } from '#engine';
import { loadEngine } from '#engine';
import type { AnalysisReply } from './analysis-thread.ts';

// Loaded once, while the first job is already waiting. The engine never throws; if it cannot load, every job says why.
const engine = loadEngine();

parentPort?.on('message', async (input: AnalysisInput) => {
  const reply: AnalysisReply = await engine.then(
    (loaded) => ({ analysis: loaded.analyse(input) }),
    (cause: unknown) => ({ failure: cause instanceof Error ? cause.message : String(cause) }),
  );
  parentPort?.postMessage(reply);
});
