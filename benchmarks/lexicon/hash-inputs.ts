import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles, importedFrom } from './hash-files.ts';

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
  const ours = data.flatMap((path) => {
    const folder = new URL(path, import.meta.url);
    return readdirSync(folder).map((name) => new URL(name, folder).href);
  });
  return hashFiles([...importedFrom(new URL(script, import.meta.url)), ...ours]);
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
