import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** An import or re-export says where another file is, not what is done. */
const imports = /^(?:import|export) [^;'"=(]*? from '[^']+';\n/gm;

/**
 * A hash of what files say, wherever they are: without their imports, and in the order of their texts, so that nothing has to be built again
 * because a file has moved.
 */
export function hashFiles(files: Iterable<string>): string {
  const texts = [...files].map((file) => readFileSync(new URL(file), 'utf8').replace(imports, ''));
  const hash = createHash('sha256');
  for (const text of texts.sort()) hash.update(text);
  return hash.digest('hex');
}

/** The URLs of a file and of all that it imports of the project, and so on. */
export function importedFrom(file: URL, seen = new Set<string>()): Set<string> {
  if (seen.has(file.href)) return seen;
  seen.add(file.href);
  const text = readFileSync(file, 'utf8');
  for (const [, path = ''] of text.matchAll(/^(?:import (?!type )|}).*? from '(\.[^']+)';/gm)) {
    importedFrom(new URL(path, file), seen);
  }
  return seen;
}
