import type { EngineAnswer, EngineRequest } from '#web/lib/engine-task.ts';
import { runEngineTask } from '#web/lib/run-engine-task.ts';

/** Replaces the browser's worker where there are none: the real engine, in this process. */
export class InProcessWorker extends EventTarget {
  postMessage(request: EngineRequest): void {
    void this.answer(request);
  }

  terminate(): void {}

  private async answer({ id, task }: EngineRequest): Promise<void> {
    const data: EngineAnswer = { id, ...(await runEngineTask(task)) };
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}
