import { loadEngine } from '#engine';
import { tradeProbes } from '../../engine/testing/trade-probes.ts';

export const name = 'Engine analysis time by length, and memory';

/** Lengths of each text in characters: a typical pair has a posting of 4 kB and a resume of 5 kB. */
const typical = 4_500;
const longer = [50_000, 100_000, 250_000, 500_000, 1_000_000];
const rounds = { typical: 200, long: 3 } as const;

/** Milliseconds for longer and longer texts from twelve trades' postings and resumes: linear if the last column stays the same. */
export async function run(): Promise<{ rows: Record<string, string | number>[]; notes: string[] }> {
  const before = process.memoryUsage().rss;
  const loading = performance.now();
  const engine = await loadEngine();
  const loaded = performance.now() - loading;
  let memory = 0;
  const measure = (length: number, isNew: boolean) => {
    const jobDescription = repeat((probe) => probe.posting, length === typical ? 4_000 : length);
    const resumeText = repeat((probe) => probe.qualified + probe.half, length === typical ? 5_000 : length);
    const times = Array.from({ length: length === typical ? rounds.typical : rounds.long }, (_, round) => {
      const start = performance.now();
      engine.analyse({ jobDescription: isNew ? `${jobDescription} ${round}` : jobDescription, resumeText });
      return performance.now() - start;
    }).sort((a, b) => a - b);
    memory ||= (process.memoryUsage().rss - before) / 2 ** 20;
    const median = times[times.length >> 1] ?? 0;
    return {
      'characters a text': length,
      posting: isNew ? 'new each time' : 'the same, as while a resume is edited',
      'median ms': median.toFixed(2),
      'ms a kB of both': ((median * 1000) / (jobDescription.length + resumeText.length)).toFixed(3),
    };
  };
  const rows = [measure(typical, true), measure(typical, false), ...longer.map((length) => measure(length, true))];
  return {
    rows,
    notes: [
      `Loading lexicon and weights: ${loaded.toFixed(0)} ms. Memory above the bare process after 200 typical analyses: ${memory.toFixed(0)} MB.`,
    ],
  };
}

function repeat(pick: (probe: (typeof tradeProbes)[number]) => string, length: number): string {
  const all = tradeProbes.map(pick).join('\n\n');
  return all.repeat(Math.ceil(length / all.length)).slice(0, length);
}
