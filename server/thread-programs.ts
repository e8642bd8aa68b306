import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What `build-threads.ts` makes: JavaScript, which takes a thread less memory and time than sources whose types it must strip. */
export const threadsFolder = join(root, 'dist-threads');

/** The sources that a build was made of, as paths from the root, and the hash of what was in them. */
export interface BuiltFrom {
  files: string[];
  hash: string;
}

/** In the folder of a build. */
export const builtFromFile = 'sources.json';

/** Of these files' contents and places. @throws when one is missing */
export function hashSources(files: readonly string[], folder = root): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

/** Whether there is a build of the sources as they are now: 12 to 30 ms of the processor. */
export function isThreadBuildCurrent(build = threadsFolder, folder = root): boolean {
  try {
    const { files, hash }: BuiltFrom = JSON.parse(readFileSync(join(build, builtFromFile), 'utf8'));
    return hash === hashSources(files, folder);
  } catch {
    return false;
  }
}

/** Looked at once: a process goes on with the code that it has begun with. */
let isCurrent: boolean | null = null;

/** What was built of a thread's source, while the build is current; null if the thread is to run its source. */
export function builtProgram(source: URL): URL | null {
  const built = join(threadsFolder, `${basename(source.pathname, '.ts')}.js`);
  if (!existsSync(built)) return null;
  isCurrent ??= isThreadBuildCurrent();
  return isCurrent ? pathToFileURL(built) : null;
}
