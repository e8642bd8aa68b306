import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the evaluator, its data and the baselines are; they are not part of the repository. */
export const benchFolder = fileURLToPath(new URL('../../../shared/bench/', import.meta.url));

/** A benchmark's result on a machine without that folder; undefined where it exists. */
export function getAbsence(): { rows: []; notes: string[] } | undefined {
  if (existsSync(join(benchFolder, 'score.mjs'))) return undefined;
  return { rows: [], notes: ['Not run: the evaluator and its data (../shared/bench) are not on this machine.'] };
}
