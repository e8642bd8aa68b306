import { loadEngine } from '#engine';
import type { EngineAnswer, EngineRequest, EngineTask } from './engine-task.ts';

// Loads while the person still types. A failure shows again, and is answered, with the first task.
loadEngine().catch(() => undefined);

/** Runs the engine beside the page, so that a long text never makes it stand still. */
addEventListener('message', ({ data }: MessageEvent<EngineRequest>) => {
  void answer(data).then((message) => postMessage(message));
});

async function answer({ id, task }: EngineRequest): Promise<EngineAnswer> {
  try {
    return { id, ...(await run(task)) };
  } catch (error) {
    return { id, kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

async function run(task: EngineTask) {
  const engine = await loadEngine();
  if (task.kind === 'analyse') return { kind: 'analysed', value: engine.analyse(task.input) } as const;
  return { kind: 'optimised', value: engine.optimise(task.input, task.confirmed) } as const;
}
