import { parentPort } from 'node:worker_threads';
import { analyseBasic, type Engine, loadEngine } from '#engine';
import { createDoubtsPrompt } from '../ai/doubts-prompt.ts';
import { createPrompt } from '../ai/prompt.ts';
import { type WorkerReply, workerReady } from '../worker-thread.ts';
import type { AnyEngineCall } from './engine-call.ts';

// Loaded once, before the first call, with the concepts of every language: a call's time is limited, and loading would count
// against it. The engine never throws; if it cannot load, every call says why.
const engine = loadEngine();

parentPort?.on('message', async (call: AnyEngineCall) => {
  const reply: WorkerReply = await engine.then(
    (loaded) => ({ result: answer(loaded, call) }),
    (cause: unknown) => ({ failure: cause instanceof Error ? cause.message : String(cause) }),
  );
  parentPort?.postMessage(reply);
});

await engine.catch(() => {});
parentPort?.postMessage(workerReady);

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
    case 'listDoubts': {
      const doubts = loaded.doubts(...call.args);
      return { doubts, prompt: createDoubtsPrompt(doubts) };
    }
  }
}
