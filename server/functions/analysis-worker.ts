import { parentPort } from 'node:worker_threads';
import { type AnalysisInput, analyseBasic, type Engine, loadEngineFor } from '#engine';
import { createPrompt } from '../ai/prompt.ts';
import { type WorkerReply, workerReady } from '../worker-thread.ts';
import type { AnyEngineCall } from './engine-call.ts';

// Loads before the first call all but concepts, which come with the first posting of their language. The engine never throws; if it
// cannot load, every call says why.
parentPort?.on('message', async (call: AnyEngineCall) => {
  const reply: WorkerReply = await loadEngineFor(postingOf(call)).then(
    (loaded) => ({ result: answer(loaded, call) }),
    (cause: unknown) => ({ failure: cause instanceof Error ? cause.message : String(cause) }),
  );
  parentPort?.postMessage(reply);
});

await loadEngineFor().catch(() => {});
parentPort?.postMessage(workerReady);

/** The posting that the engine reads in a call; basic matching and prompts know no concepts. */
function postingOf(call: AnyEngineCall): AnalysisInput | undefined {
  return call.method === 'analyse' || call.method === 'judge' ? call.args[0] : undefined;
}

function answer(loaded: Engine, call: AnyEngineCall): unknown {
  switch (call.method) {
    case 'analyse':
      return loaded.analyse(...call.args);
    case 'analyseBasic':
      return analyseBasic(...call.args);
    case 'judge':
      return loaded.judge(...call.args);
    case 'createPrompt':
      return createPrompt(...call.args);
  }
}
