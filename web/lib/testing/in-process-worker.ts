import { loadEngine } from '#engine';
import type { EngineAnswer, EngineRequest } from '#web/lib/engine-task.ts';

/** Stands for the browser's worker where there are none: the real engine, in this process. */
export class InProcessWorker extends EventTarget {
  postMessage(request: EngineRequest): void {
    void this.answer(request);
  }

  terminate(): void {}

  private async answer({ id, task }: EngineRequest): Promise<void> {
    const engine = await loadEngine();
    const data: EngineAnswer =
      task.kind === 'analyse'
        ? { id, kind: 'analysed', value: engine.analyse(task.input) }
        : { id, kind: 'optimised', value: engine.optimise(task.input, task.confirmed) };
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}
