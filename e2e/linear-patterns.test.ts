import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { analyse } from 'scslre';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What reads a text that a person, a model or a stranger wrote. */
const files = globSync('{engine,server,web/lib/paste}/**/*.ts', {
  cwd: root,
  exclude: (path) => /(?:^|\/)(?:testing|data)$|\.test\.ts$/.test(path),
});

interface Pattern {
  source: string;
  flags: string;
}

test.each(['(a+)+$', '\\s+$', '^\\s*\\s*a$', '[\\w.]+@', '(?:[\\s,]*(?:and|und)*)*$'])(
  'a pattern that takes more than linear time is found: %s',
  (source) => expect(faultsOf({ source, flags: '' })).not.toEqual([]),
);

describe('every regular expression', () => {
  const found = files.flatMap((path) =>
    patternsIn(readFileSync(`${root}/${path}`, 'utf8'), path).map((pattern) => ({ path, pattern })),
  );

  test('is read from the sources', () => expect(found.length).toBeGreaterThan(500));

  test('takes linear time', () => {
    const faults = found.flatMap(({ path, pattern }) =>
      faultsOf(pattern).map((fault) => `${path}: /${pattern.source}/${pattern.flags}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });
});

/** Pieces of a pattern that take more than linear time, whether by backtracking or by beginning anew at every place. */
function faultsOf({ source, flags }: Pattern): string[] {
  const { reports } = analyse({ source, flags }, { reportTypes: { Move: true, Self: true, Trade: true } });
  return reports.map((report) =>
    report.type === 'Trade' ? `${report.startQuant.raw} and ${report.endQuant.raw}` : report.quant.raw,
  );
}

function patternsIn(code: string, path: string): Pattern[] {
  const patterns: Pattern[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('regex' in node && isPattern(node.regex)) {
      patterns.push({ source: node.regex.pattern, flags: node.regex.flags });
    } else for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(path, code).program);
  return patterns;
}

function isPattern(value: unknown): value is { pattern: string; flags: string } {
  return typeof value === 'object' && value !== null && 'pattern' in value && 'flags' in value;
}
