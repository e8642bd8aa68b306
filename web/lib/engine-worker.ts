import { loadScorerFor } from '#engine';
import type { EngineAnswer, EngineRequest } from './engine-task.ts';
import { runEngineTask } from './run-engine-task.ts';

// Loads while the person still types. A failure happens again with the first task and is reported there.
loadScorerFor().catch(() => undefined);

/** Runs the engine off the main thread, so that a long text never freezes the page. */
addEventListener('message', ({ data }: MessageEvent<EngineRequest>) => {
  void answer(data).then((message) => postMessage(message));
});

async function answer({ id, task }: EngineRequest): Promise<EngineAnswer> {
  try {
    return { id, ...(await runEngineTask(task)) };
  } catch (error) {
    return { id, kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}
