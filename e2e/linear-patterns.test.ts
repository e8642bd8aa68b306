import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { analyse } from 'scslre';
import { parseSync } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The code that reads text from a person, a model or a stranger. */
const files = globSync('{contract,documents,engine,server,web}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) => /(?:^|\/)(?:testing|data)$|\.test\.tsx?$/.test(path),
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

  test('is found in the sources', () => expect(found.length).toBeGreaterThan(500));

  test('takes linear time', () => {
    const faults = found.flatMap(({ path, pattern }) =>
      faultsOf(pattern).map((fault) => `${path}: /${pattern.source}/${pattern.flags}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });
});

describe('every regular expression that is built at run time', () => {
  const built = new Map<string, Pattern>();
  beforeAll(async () => {
    const written = globalThis.RegExp;
    globalThis.RegExp = new Proxy(written, {
      construct(target, [pattern, flags]) {
        const expression = new target(pattern, flags);
        built.set(String(expression), { source: expression.source, flags: expression.flags });
        return expression;
      },
    });
    try {
      await putTogether();
    } finally {
      globalThis.RegExp = written;
    }
  });

  // A date, a keyword, the location in a clause, an allowed URL, a page, highlighted words.
  test.each(['nameYear', 'Kubernetes', 'Berlin', 'preview', 'admin', 'Excel'])('is seen: one with %s', (piece) =>
    expect([...built.keys()].filter((pattern) => pattern.includes(piece))).not.toEqual([]),
  );

  test('takes linear time', () => {
    const faults = [...built.values()].flatMap((pattern) =>
      faultsOf(pattern).map((fault) => `/${pattern.source}/${pattern.flags}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });
});

/** Loads every file that builds patterns, and calls those that build them when called. */
async function putTogether(): Promise<void> {
  for (const path of files.filter((path) => readFileSync(`${root}/${path}`, 'utf8').includes('new RegExp('))) {
    const loaded = await import(/* @vite-ignore */ `${root}/${path}`);
    loaded.MarkedText?.({ text: 'SQL and Excel', words: ['Excel', 'SQL'] });
    loaded.isAllowedRedirect?.('https://a.preview.example/b', {
      siteUrl: 'https://site.example',
      settings: { redirectAllowList: ['https://*.preview.example/**'] },
    });
  }
  const jobDescription = 'Nurse\n\nRequirements\n- Kubernetes (C++/C#), SQL\n- You must live in Berlin';
  const resumeText =
    'Jo Doe\n\nExperience\nFern Hospital, Nurse, March 2019 - 2023\n- Led 5 nurses\n\nSkills\nKubernetes, SQL';
  // Not at the top: its patterns are built as it is loaded.
  const { loadEngine } = await import('#engine');
  const engine = await loadEngine();
  const improved = `${resumeText}\n- Raised sales by 20%, which led to five hundred new customers worldwide\n- RN, B.Sc.`;
  engine.analyse({ resumeText, jobDescription });
  engine.optimise({ resumeText, jobDescription }, ['Kubernetes (C++/C#)']);
  engine.judge({ resumeText, jobDescription }, improved, []);
}

/** Parts of a pattern that take more than linear time, either by backtracking or by starting again at every position. */
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
