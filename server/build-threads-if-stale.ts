import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findVite } from './build-web.ts';
import { isThreadBuildCurrent } from './thread-programs.ts';

/** If it cannot be built, Vite says why, and the threads run from their sources. */
export function buildThreadsIfStale(): void {
  if (isThreadBuildCurrent() || !findVite()) return;
  process.stdout.write('Building the threads …\n');
  spawnSync(process.execPath, [fileURLToPath(new URL('./build-threads.ts', import.meta.url))], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}
