import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const start = new URL('./train-extraction.ts', import.meta.url);
const data = new URL('./data/', import.meta.url);

/**
 * A hash of all that the training reads of this project: its own code, the engine's code and word lists that it imports, and
 * our postings. When it differs from the one in reading.generated.ts, the shipped weights are of another day.
 */
export function hashInputs(): string {
  const files = [...importedFrom(start)].sort();
  const postings = readdirSync(data)
    .sort()
    .map((name) => new URL(name, data).href);
  const hash = createHash('sha256');
  for (const file of [...files, ...postings]) hash.update(readFileSync(new URL(file)));
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
