import type { Engine } from '#engine';
import type { EngineTask } from './engine-task.ts';

/** The engine's answer to a task, under the task's name. */
export function runEngineTask(engine: Engine, task: EngineTask) {
  switch (task.kind) {
    case 'analyse':
      return { kind: task.kind, value: engine.analyse(task.input) };
    case 'optimise':
      return { kind: task.kind, value: engine.optimise(task.input, task.confirmed) };
    case 'compare':
      return { kind: task.kind, value: engine.compare(task.rewrite) };
    case 'review':
      return { kind: task.kind, value: engine.review(task.input, task.proposedText, task.decisions, task.opinions) };
    case 'reviewPart':
      return { kind: task.kind, value: engine.reviewPart(task.input, task.partialText, task.decisions) };
    case 'scoreChanges':
      return { kind: task.kind, value: engine.scoreChanges(task.input, task.proposedText, task.changes) };
  }
}
