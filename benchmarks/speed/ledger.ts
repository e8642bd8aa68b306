import { loadEngine } from '#engine';
import { ledgerSets, setsDay } from '../../engine/testing/ledger-sets.ts';

export const name = 'Claim ledger: time of the processor';

const rounds = 7;

/** Whole resumes with every line reworded, and single lines, compared over and over; the lowest of several rounds. */
export async function run(): Promise<{ rows: Record<string, string | number>[] }> {
  const { compare } = await loadEngine();
  const rewrites = ledgerSets.flatMap(({ cases }) =>
    cases.map(({ original, improved }) => ({ originalText: original, improvedText: improved, now: setsDay })),
  );
  const isLine = ({ originalText }: { originalText: string }) => !originalText.includes('\n');
  const sizes = { 'a whole resume': rewrites.filter((each) => !isLine(each)), 'a line alone': rewrites.filter(isLine) };
  const rows = Object.entries(sizes).map(([text, chosen]) => {
    const times = Array.from({ length: rounds }, () => {
      const start = process.threadCpuUsage();
      for (const rewrite of chosen) compare(rewrite);
      const { user, system } = process.threadCpuUsage(start);
      return (user + system) / 1000 / chosen.length;
    });
    return { text, rewrites: chosen.length, 'ms each': Math.min(...times).toFixed(3) };
  });
  return { rows };
}
