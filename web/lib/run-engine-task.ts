import { loadEngineFor, loadScorerFor } from '#engine';
import type { EngineTask } from './engine-task.ts';

/** The engine's answer to a task, under the task's name. Only what compares resumes waits for the ledger. */
export async function runEngineTask(task: EngineTask) {
  switch (task.kind) {
    case 'analyse':
      return { kind: task.kind, value: (await loadScorerFor(task.input)).analyse(task.input) };
    case 'optimise':
      return { kind: task.kind, value: (await loadScorerFor(task.input)).optimise(task.input, task.confirmed) };
    case 'compare':
      return { kind: task.kind, value: (await loadEngineFor()).compare(task.rewrite) };
    case 'review': {
      const { input, proposedText, decisions, opinions } = task;
      return { kind: task.kind, value: (await loadEngineFor(input)).review(input, proposedText, decisions, opinions) };
    }
    case 'reviewPart': {
      const { input, partialText, decisions } = task;
      return { kind: task.kind, value: (await loadEngineFor(input)).reviewPart(input, partialText, decisions) };
    }
    case 'scoreChanges': {
      const { input, proposedText, changes } = task;
      return { kind: task.kind, value: (await loadEngineFor(input)).scoreChanges(input, proposedText, changes) };
    }
  }
}
