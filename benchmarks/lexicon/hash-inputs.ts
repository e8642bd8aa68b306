import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is built, by the script that builds it, and the folders of our own data that the script reads. */
const builds = {
  lexicon: { script: './build-lexicon.ts', data: [] },
  'field-weights': { script: './build-field-weights.ts', data: [] },
  tagger: { script: './train-extraction.ts', data: ['./data/'] },
} as const;

/** A command of package.json that builds words or weights. */
export type Build = keyof typeof builds;

/**
 * A hash of all that a build reads of this project: its own code, the engine's code and word lists that it imports, and our
 * data. When it differs from the one in the file that was built, that file is of another day.
 */
export function hashInputs(build: Build): string {
  const { script, data } = builds[build];
  const files = [...importedFrom(new URL(script, import.meta.url))].sort();
  const ours = data.flatMap((path) => {
    const folder = new URL(path, import.meta.url);
    return readdirSync(folder)
      .sort()
      .map((name) => new URL(name, folder).href);
  });
  const hash = createHash('sha256');
  for (const file of [...files, ...ours]) hash.update(readFileSync(new URL(file)));
  return hash.digest('hex');
}

/** Two constants for a file that is built: the hash of what the build read here, and the checksums of others' files. */
export function describeInputs(build: Build, folder: string, files: readonly string[]): string {
  const checksum = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
  return [
    '/** Of the code and the data of this project that the build read. */\n',
    `export const inputsHash = '${hashInputs(build)}';\n`,
    '/** Of the files of others that it read: file, SHA-256. */\n',
    `export const sources = {\n${files.map((file) => `  '${file}': '${checksum(file)}',\n`).join('')}} as const;\n`,
  ].join('');
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
