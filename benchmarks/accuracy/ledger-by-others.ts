import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadEngine } from '#engine';
import { readRewrites, type WrittenRewrite } from './read-rewrites.ts';

export const name = 'Claim ledger: rewrites by people who do not know its rules';

export const folder = fileURLToPath(new URL('data/ledger', import.meta.url));
/** The day they were written: some resumes describe what is going on today. */
export const writtenOn = '2026-11-22';
/** A line with fewer words states nothing. */
const leastWords = 4;

/** All have been learned from: the counts show what a change does to them, and promise nothing of other texts. */
const halves = { odd: /^\w\w-\d*[13579]\.txt$/, even: /^\w\w-\d*[02468]\.txt$/ } as const;

type Counts = Map<string, { hit: number; all: number }>;
type Compare = Awaited<ReturnType<typeof loadEngine>>['compare'];

/** Lies caught by a finding that the same rewrite without the lie lacks; honest rewrites and lines questioned; by kind. */
export async function run(): Promise<{ rows: Record<string, string | number>[]; notes: string[] }> {
  const { compare } = await loadEngine();
  const counted = Object.entries(halves).flatMap(([half, pattern]) =>
    ['en', 'de'].map((language) => {
      const files = globSync(`${language}-*.txt`, { cwd: folder }).filter((file) => pattern.test(file));
      const rewrites = files.flatMap((file) => readRewrites(readFileSync(`${folder}/${file}`, 'utf8')));
      return { column: `${language}, ${half}`, counts: countOf(rewrites, compare) };
    }),
  );
  const keys = [...new Set(counted.flatMap(({ counts }) => [...counts.keys()]))].sort();
  const rows = keys.map((key) => {
    const row: Record<string, string | number> = { rewrites: key };
    for (const { column, counts } of counted) {
      const { hit, all } = counts.get(key) ?? { hit: 0, all: 0 };
      if (all > 0) row[column] = `${hit} of ${all} (${Math.round((100 * hit) / all)}%)`;
    }
    return row;
  });
  return { rows, notes: [] };
}

export function countOf(rewrites: readonly WrittenRewrite[], compare: Compare): Counts {
  const counts: Counts = new Map();
  const add = (key: string, isHit: boolean) => {
    const { hit, all } = counts.get(key) ?? { hit: 0, all: 0 };
    counts.set(key, { hit: hit + (isHit ? 1 : 0), all: all + 1 });
  };
  for (const { original, improved, twin, kind } of rewrites) {
    const findings = findingsOf(compare, original, improved);
    if (twin !== undefined) {
      const without = new Set(findingsOf(compare, original, twin).map(({ key }) => key));
      const isCaught = findings.some(({ key }) => !without.has(key));
      add('caught: all lies', isCaught);
      add(`caught: ${kind}`, isCaught);
    } else if (kind === 'whole_resume') {
      for (const { start, end } of linesOf(improved))
        add(
          'questioned: lines of whole resumes',
          findings.some(({ at }) => at !== undefined && at >= start && at <= end),
        );
    } else {
      add('questioned: all single wordings', findings.length > 0);
      add(`questioned: ${kind}`, findings.length > 0);
    }
  }
  return counts;
}

/** What is unsupported or lost; what is lost is nowhere in the improved text. */
function findingsOf(
  compare: Compare,
  originalText: string,
  improvedText: string,
): { key: string; at: number | undefined }[] {
  const { changes } = compare({ originalText, improvedText, now: writtenOn });
  return changes.flatMap(({ claims, lost }) => [
    ...claims
      .filter(({ verdict }) => verdict === 'unsupported')
      .map(({ kind, text, reason, question, span }) => ({
        // A dropped reservation is asked about with its whole line, which differs between a lie and its twin.
        key: [kind, reason.code === 'ledger.word' ? reason.params.word : text, reason.code, question?.code].join('|'),
        at: span.start,
      })),
    ...lost.map(({ kind, text, reason }) => ({ key: [kind, text, reason.code].join('|'), at: undefined })),
  ]);
}

function linesOf(text: string): { start: number; end: number }[] {
  return [...text.matchAll(/[^\n]+/g)]
    .filter(([line]) => line.trim().split(/\s+/).length >= leastWords)
    .map(({ 0: line, index }) => ({ start: index, end: index + line.length }));
}
