import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What the web is built from. */
const sources = ['web', 'engine', 'contract', 'documents', 'vite.config.ts', 'package-lock.json'];

/**
 * Builds the web when `dist/` is missing or older than its sources. Without Vite (a production image contains only what runs) an
 * existing `dist/` is served as it is.
 * @throws when the build fails
 */
export function buildWebIfStale(): void {
  if (!isStale()) return;
  const vite = findVite();
  if (!vite) return;
  process.stdout.write('Building the web …\n');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
    // A test may run this: React would then be built with its development checks, several times slower.
    env: { NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error('The web could not be built; the reason stands above.');
}

function isStale(): boolean {
  const page = join(root, 'dist', 'index.html');
  if (!existsSync(page)) return true;
  const builtAt = statSync(page).mtimeMs;
  return sources.some((name) => newestChange(join(root, name)) > builtAt);
}

/** When a file, or anything in a folder, last changed, in milliseconds; 0 if it does not exist. */
function newestChange(path: string): number {
  const info = statSync(path, { throwIfNoEntry: false });
  if (!info?.isDirectory()) return info?.mtimeMs ?? 0;
  const inside = readdirSync(path, { withFileTypes: true });
  return Math.max(0, ...inside.map((entry) => newestChange(join(path, entry.name))));
}

/** Vite's program; null where only what runs is installed. */
export function findVite(): string | null {
  try {
    const manifest = createRequire(import.meta.url).resolve('vite/package.json');
    return join(dirname(manifest), 'bin', 'vite.js');
  } catch {
    return null;
  }
}
