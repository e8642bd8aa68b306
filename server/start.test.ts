import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readKeys } from './testing/server-client.ts';
import { startScript } from './testing/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'shortlist-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

function runStart(args: string[], nodeArgs: string[] = []) {
  return spawnSync(process.execPath, [...nodeArgs, startScript, ...args], {
    encoding: 'utf8',
    cwd: folder,
    env: { DATA_DIR: join(folder, 'data') },
  });
}

/** Makes Node report another version. */
const pretend = (version: string) => [
  '--import',
  `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`,
];

describe('server/start.js', () => {
  test.each(['12.22.12', '20.20.2', '22.17.1', '23.5.0'])(
    'says what to do on Node %s, which cannot run TypeScript',
    (version) => {
      const { status, stderr, stdout } = runStart(['--keys'], pretend(version));
      expect(status).toBe(1);
      expect(stderr).toContain(`this is Node ${version}`);
      expect(stderr).toContain('npm ci && npm start');
      expect(stdout).toBe('');
    },
  );

  test.each(['22.18.0', '24.0.0', '26.10.0'])('goes on with Node %s', (version) => {
    expect(runStart(['--keys'], pretend(version)).status).toBe(0);
  });

  test('has no import that an old Node would stumble over before the check', () => {
    expect(readFileSync(startScript, 'utf8')).not.toMatch(/^\s*import\s[^(]|\bawait\b|\?\.|\?\?/m);
  });

  test('--keys prints the two API keys, and not the signing key', () => {
    const { stdout } = runStart(['--keys']);
    const { anonKey, serviceKey } = readKeys(join(folder, 'data'));
    expect(stdout).toBe(`anon          ${anonKey}\nservice_role  ${serviceKey}\n`);
  });
});
