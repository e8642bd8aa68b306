import { clauseFiles } from '../accuracy/clause-data.ts';
import { hashFiles, importedFrom } from './hash-files.ts';

const script = new URL('./train-clauses.ts', import.meta.url);
const data = [...clauseFiles.learned, 'clauses-honest.txt'];

/**
 * A hash of all that `npm run clauses` reads: its own code, what it imports, and the labelled sentences. When it differs from
 * the one in clauses.generated.ts, the weights are of another day.
 */
export function hashClauseInputs(): string {
  const texts = data.map((file) => new URL(`../accuracy/data/${file}`, import.meta.url).href);
  return hashFiles([...importedFrom(script), ...texts]);
}
