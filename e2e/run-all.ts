import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { type Failure, type FileReport, failuresOf, printedFailures } from './failures.ts';

/**
 * `npm test`: every check and every test of the product, in the order that finds a mistake soonest. Every step
 * runs, whatever the others report. Failures are listed again at the end. The last line is the sum:
 * `N passed, N failed`, with each check counted as one.
 */
interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

interface Report {
  testResults: (FileReport & { name: string })[];
}

/** Tests that could not run here, by name. */
const skippedTests: string[] = [];
const failures: Failure[] = [];

const root = fileURLToPath(new URL('..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'shortlist-test-'));

const how = {
  cwd: root,
  // Colours are for a person at a terminal.
  env: process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
  shell: process.platform === 'win32',
};

/** Runs an npm script of package.json, so that this checks exactly what a person runs by hand. */
async function check(script: string): Promise<Count> {
  const child = spawn('npm', ['run', '--silent', script], { ...how, stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = once(child, 'close');
  const [status, ...printed] = await Promise.all([
    closed.then(([code]) => code, String),
    text(child.stdout),
    text(child.stderr),
  ]);
  const output = printed.join('');
  process.stdout.write(`\n── ${script}\n${output}`);
  if (status === 0) return { passed: 1, failed: 0, skipped: 0 };
  failures.push({ where: script, title: `npm run ${script}`, message: output || `ended with ${status}` });
  return { passed: 0, failed: 1, skipped: 0 };
}

/** Runs projects of vitest.config.ts and counts by the top folder of each test file. */
function runTests(...projects: readonly string[]): Map<string, Count> {
  const [name = ''] = projects;
  const outputFile = join(scratch, `${name}.json`);
  const { status } = spawnSync(
    'vitest',
    [
      'run',
      ...projects.map((project) => `--project=${project}`),
      // A log has no use for dots.
      `--reporter=${process.stdout.isTTY ? 'dot' : 'minimal'}`,
      '--reporter=json',
      `--outputFile.json=${outputFile}`,
    ],
    { ...how, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const counts = countByFolder(outputFile);
  const failed = [...counts.values()].some((count) => count.failed > 0);
  // A run can fail apart from its tests, for example by an unhandled error or because it could not start.
  if (status !== 0 && !failed) {
    counts.set(`${name} run`, { passed: 0, failed: 1, skipped: 0 });
    failures.push({ where: `${name} run`, title: 'failed beside its tests', message: 'See its output above.' });
  }
  return counts;
}

function countByFolder(outputFile: string): Map<string, Count> {
  const counts = new Map<string, Count>();
  let report: Report;
  try {
    report = JSON.parse(readFileSync(outputFile, 'utf8'));
  } catch {
    return counts;
  }
  for (const file of report.testResults) {
    const { name, status, assertionResults } = file;
    const folder = relative(root, name).split(sep)[0] ?? name;
    failures.push(...failuresOf(relative(root, name), file));
    const count = counts.get(folder) ?? { passed: 0, failed: 0, skipped: 0 };
    counts.set(folder, count);
    for (const { status: outcome, fullName } of assertionResults) {
      if (outcome === 'passed') count.passed += 1;
      else if (outcome === 'failed') count.failed += 1;
      else {
        count.skipped += 1;
        skippedTests.push(`${relative(root, name)}: ${fullName}`);
      }
    }
    // A file that could not be loaded has no tests to fail.
    if (status === 'failed' && !assertionResults.some((result) => result.status === 'failed')) count.failed += 1;
  }
  return counts;
}

const results = new Map<string, Count>();
const begin = performance.now();
try {
  const scripts = ['types', 'lint', 'build'];
  const checks = await Promise.all(scripts.map(check));
  for (const [index, count] of checks.entries()) results.set(scripts[index] ?? '', count);
  console.log('\n── tests of the code');
  for (const [folder, count] of runTests('code', 'alone')) results.set(`${folder}/`, count);
  console.log('\n── journeys in the browser');
  for (const [folder, count] of runTests('browser')) results.set(`${folder}/ in the browser`, count);
} finally {
  rmSync(scratch, { recursive: true });
}

const sum: Count = { passed: 0, failed: 0, skipped: 0 };
console.log('');
for (const [name, { passed, failed, skipped }] of results) {
  const outcome = failed > 0 ? 'FAILED' : 'ok';
  const parts = [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} SKIPPED`] : [])];
  console.log(`${outcome.padEnd(8)}${name.padEnd(28)}${parts.join(', ')}`);
  sum.passed += passed;
  sum.failed += failed;
  sum.skipped += skipped;
}
console.log(`\nTook ${Math.round((performance.now() - begin) / 1000)} seconds.`);
if (sum.skipped > 0) {
  console.log(`${sum.skipped} TESTS WERE NOT RUN, for want of something on this machine:`);
  // A missing PostgreSQL skips hundreds; its own notice is above.
  for (const name of skippedTests.slice(0, 20)) console.log(`  ${name}`);
}
for (const line of printedFailures(failures)) console.log(line);
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;
