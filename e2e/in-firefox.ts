import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * `npm run journeys:firefox -- [FILE …]`: the journeys in the Firefox at `FIREFOX_PATH`, else in the one that is installed. Apart
 * from `npm test`, because no package brings one. Playwright drives it by WebDriver BiDi, which needs a current Firefox: an
 * older one refuses the emulation of colours. One worker, because a Firefox that several drove at once ended.
 */
const names = ['firefox', 'firefox-esr'];
const folders = (process.env.PATH ?? '').split(delimiter);
const installed = folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path));
const path = process.env.FIREFOX_PATH ?? installed;

if (path) {
  const run = spawnSync('vitest', ['run', '--project=browser', '--maxWorkers=1', ...process.argv.slice(2)], {
    env: { ...process.env, FIREFOX_PATH: path },
    stdio: 'inherit',
  });
  process.exitCode = run.status ?? 1;
} else {
  console.error('NOT RUN: no Firefox is installed. Install it, or name one with FIREFOX_PATH.');
  process.exitCode = 1;
}
