import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const biome = join(dirname(createRequire(import.meta.url).resolve('@biomejs/biome/package.json')), 'bin', 'biome');

/** The allowed imports, as drawn in README.md: a file, and what it imports. */
const allowed = [
  ['engine/score/x.ts', '../text/lines.ts'],
  ['engine/ledger/judge/x.test.ts', '../../text/lines.ts'],
  ['contract/x.ts', '#engine'],
  ['contract/x.ts', 'zod/mini'],
  ['documents/pdf/x.ts', '../types.ts'],
  ['documents/x.ts', 'unpdf/pdfjs'],
  ['database/x.ts', 'postgres'],
  ['database/testing/x.ts', '../open.ts'],
  ['server/rest/x.ts', '#database/as-user.ts'],
  ['server/rest/x.ts', '#engine'],
  ['server/rest/x.ts', '../errors.ts'],
  ['server/app.ts', './auth/routes.ts'],
  ['web/app/x.tsx', '#web/features/home/home-page.tsx'],
  ['web/lib/x.ts', '#engine'],
  ['web/features/home/x.tsx', '#web/ui/button.tsx'],
  ['web/features/home/x.tsx', '#contract/limits.ts'],
  ['web/features/home/x.tsx', '#web/files/use-file.ts'],
  ['web/features/analyzer/x.tsx', './run/run-analysis.ts'],
  ['web/features/analyzer/run/x.tsx', '../lib/analyzer-state.ts'],
  ['web/features/analyzer/run/x.tsx', '../texts.ts'],
  ['e2e/x.ts', '#server/free-port.ts'],
  ['benchmarks/speed/x.ts', '#database/open.ts'],
] as const;

const forbidden = [
  ['engine/x.ts', 'node:fs'],
  ['engine/x.ts', 'zod'],
  ['engine/x.ts', '#contract/limits.ts'],
  ['engine/x.ts', '#server/app.ts'],
  ['engine/score/x.ts', '../../server/app.ts'],
  ['engine/score/x.test.ts', '../../server/app.ts'],
  ['contract/x.ts', '#server/app.ts'],
  ['contract/x.ts', '#database/open.ts'],
  ['contract/x.ts', '#web/lib/paths.ts'],
  ['documents/x.ts', '#web/lib/paths.ts'],
  ['documents/pdf/x.ts', 'node:fs'],
  ['documents/x.ts', '../engine/analyse.ts'],
  ['database/x.ts', '#server/app.ts'],
  ['database/x.ts', '#contract/limits.ts'],
  ['database/x.ts', '#engine'],
  ['server/x.ts', '#web/lib/paths.ts'],
  ['server/x.ts', '../database/open.ts'],
  ['server/rest/x.ts', '../auth/routes.ts'],
  ['server/rest/x.ts', '#server/auth/routes.ts'],
  ['web/lib/x.ts', '#server/app.ts'],
  ['web/lib/x.ts', '#database/open.ts'],
  ['web/lib/x.ts', '#web/features/home/home-page.tsx'],
  ['web/ui/x.tsx', '#web/app/app.tsx'],
  ['web/files/x.tsx', '#web/features/home/home-page.tsx'],
  ['web/features/home/x.tsx', '#web/features/auth/login-form.tsx'],
  ['web/features/home/x.tsx', '../auth/login-form.tsx'],
  ['web/features/analyzer/run/x.tsx', '../results/score-card.tsx'],
  ['web/features/analyzer/run/x.tsx', '../use-analyzer.ts'],
  ['web/features/analyzer/run/x.tsx', '../../home/example.ts'],
  ['web/features/analyzer/run/x.tsx', '#web/features/home/example.ts'],
  ['web/features/home/x.tsx', '#web/app/app.tsx'],
  ['web/features/home/x.tsx', '#server/app.ts'],
  ['web/app/x.tsx', 'node:fs'],
  ['server/x.ts', '../../e2e/browser.ts'],
] as const;

/** A separate file for every sample, in the same folder: `x.ts` becomes `x-7.ts`; a name that a rule mentions stays. */
function nameOf(file: string, index: number): string {
  const { dir, name, ext } = parse(file);
  return name === 'x' || name === 'x.test' ? join(dir, name.replace('x', `x-${index}`) + ext) : file;
}

const samples = [...allowed, ...forbidden].map(([file, imported], index) => ({ file: nameOf(file, index), imported }));

interface LintReport {
  diagnostics: { category: string; location: { path: string } }[];
}

/** The files that the project's lint refuses, in a small project with only the samples. */
const refused = new Set<string>();
let house = '';

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'shortlist-house-'));
  for (const name of ['biome.json', 'package.json', '.gitignore']) copyFileSync(join(root, name), join(house, name));
  for (const { file, imported } of samples) {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), `import { thing } from '${imported}';\n\nthing();\n`);
  }
  const { stdout } = spawnSync(
    process.execPath,
    [biome, 'lint', '--only=style/noRestrictedImports', '--reporter=json', '--max-diagnostics=none', '.'],
    { cwd: house, encoding: 'utf8' },
  );
  const { diagnostics }: LintReport = JSON.parse(stdout);
  for (const { category, location } of diagnostics) {
    expect(category).toBe('lint/style/noRestrictedImports');
    refused.add(location.path);
  }
});
afterAll(() => rmSync(house, { recursive: true }));

describe('who may import whom', () => {
  test.each(allowed.map(([file, imported], index) => [file, imported, index] as const))(
    '%s may import %s',
    (file, _imported, index) => {
      expect(refused).not.toContain(nameOf(file, index));
    },
  );

  test.each(forbidden.map(([file, imported], index) => [file, imported, allowed.length + index] as const))(
    '%s may not import %s',
    (file, _imported, index) => {
      expect(refused).toContain(nameOf(file, index));
    },
  );
});
