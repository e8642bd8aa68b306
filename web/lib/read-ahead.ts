import type { AnalysisInput } from '#engine';
import { ask } from './analyse-in-browser.ts';

let isReading = false;
/** The texts to read next: those before them were changed meanwhile. */
let next: AnalysisInput | undefined;

/**
 * Has the engine analyse texts before anybody asks for their score: the first analysis loads concepts and compiles patterns, which takes far
 * longer than the analysis itself, and the engine remembers what it read of both texts. Never throws.
 */
export async function readAhead(input: AnalysisInput): Promise<void> {
  next = input;
  if (isReading) return;
  isReading = true;
  while (next) {
    const task = { kind: 'analyse', input: next } as const;
    next = undefined;
    await ask(task);
  }
  isReading = false;
}
