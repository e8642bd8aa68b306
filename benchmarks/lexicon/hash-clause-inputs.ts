import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { clauseFiles } from '../accuracy/clause-data.ts';

const script = new URL('./train-clauses.ts', import.meta.url);
const data = [...clauseFiles.learned, 'clauses-honest.txt'];

/**
 * A hash of all that `npm run clauses` reads: its own code, what it imports, and the labelled sentences. When it differs from
 * the one in clauses.generated.ts, the weights are of another day.
 */
export function hashClauseInputs(): string {
  const texts = data.map((file) => new URL(`../accuracy/data/${file}`, import.meta.url).href);
  const hash = createHash('sha256');
  for (const file of [...[...importedFrom(script)].sort(), ...texts]) hash.update(readFileSync(new URL(file)));
  return hash.digest('hex');
}

/** The file and all that it imports of the project, and so on. */
function importedFrom(file: URL, seen = new Set<string>()): Set<string> {
  if (seen.has(file.href)) return seen;
  seen.add(file.href);
  const text = readFileSync(file, 'utf8');
  for (const [, path = ''] of text.matchAll(/^(?:import (?!type )|}).*? from '(\.[^']+)';/gm)) {
    importedFrom(new URL(path, file), seen);
  }
  return seen;
}
