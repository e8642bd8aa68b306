import { globSync, readFileSync } from 'node:fs';
import { type Doubt, type Engine, loadEngine, type Opinion, type Rewrite } from '#engine';
import { countOf, folder } from './ledger-by-others.ts';
import { readRewrites } from './read-rewrites.ts';

export const name = 'Claim ledger: what a second reader can do to it at the worst and at the best';

const opinion = ({ line, words }: Doubt, verdict: Opinion['verdict'], quote = ''): Opinion => ({
  ...{ line, words, verdict, quote },
});

/** Readers who do not look: what they say of each doubt. No real one gains or spoils more than these. */
const readers: Readonly<Record<string, (doubt: Doubt) => Opinion[]>> = {
  nobody: () => [],
  'asks about everything': (doubt) => [opinion(doubt, 'ask')],
  'withdraws everything': (doubt) =>
    [...doubt.places, doubt.line, doubt.words].map((quote) =>
      opinion(doubt, 'withdraw', quote.replace(/^\P{L}+/u, '')),
    ),
};

/** The counts of `accuracy/ledger-by-others` under each reader, for files that were learned from and those kept back. */
export async function run(): Promise<{ rows: Record<string, string | number>[]; notes: string[] }> {
  const engine = await loadEngine();
  const rows = Object.entries(readers).flatMap(([reader, answer]) =>
    ['', 'kept-back-'].flatMap((start) =>
      ['en', 'de'].flatMap((language) => {
        const files = globSync(`${start}${language}-*.txt`, { cwd: folder }).concat(
          start === '' ? [] : globSync(`${start}${language}.txt`, { cwd: folder }),
        );
        const rewrites = files.flatMap((file) => readRewrites(readFileSync(`${folder}/${file}`, 'utf8')));
        // Files that were kept back are learned from later.
        if (rewrites.length === 0) return [];
        const counts = countOf(rewrites, (rewrite) => compareWith(engine, rewrite, answer));
        const shown = (key: string) => {
          const { hit, all } = counts.get(key) ?? { hit: 0, all: 0 };
          return `${hit} of ${all} (${Math.round((100 * hit) / all)}%)`;
        };
        return {
          reader,
          rewrites: `${language}${start === '' ? '' : ', kept back'}`,
          'lies caught': shown('caught: all lies'),
          'single wordings questioned': shown('questioned: all single wordings'),
          'lines questioned': shown('questioned: lines of whole resumes'),
        };
      }),
    ),
  );
  return { rows, notes: [] };
}

function compareWith({ compare, doubts }: Engine, rewrite: Rewrite, answer: (doubt: Doubt) => Opinion[]) {
  return compare({ ...rewrite, opinions: doubts(rewrite).flatMap(answer) });
}
