import { loadEngine } from '#engine';
import { createAnalysisPool } from '#server/functions/analysis-pool.ts';
import { tradeProbes } from '../../engine/testing/trade-probes.ts';

export const name = 'Engine analysis time by length, and memory';

/** Lengths of each text in characters: a typical pair has a posting of 4 kB and a resume of 5 kB. */
const typical = 4_500;
const longer = [50_000, 100_000, 250_000, 500_000, 1_000_000];
const rounds = { typical: 200, long: 3 } as const;

/** Milliseconds for longer and longer texts from twelve trades' postings and resumes: linear if the last column stays the same. */
export async function run(): Promise<{ rows: Record<string, string | number>[]; notes: string[] }> {
  const memory = await measureMemory();
  const loading = performance.now();
  const engine = await loadEngine();
  const loaded = performance.now() - loading;
  const measure = (length: number, isNew: boolean) => {
    const { jobDescription, resumeText } = length === typical ? textsOf(4_000, 5_000) : textsOf(length, length);
    const times = Array.from({ length: length === typical ? rounds.typical : rounds.long }, (_, round) => {
      const start = performance.now();
      engine.analyse({ jobDescription: isNew ? `${jobDescription} ${round}` : jobDescription, resumeText });
      return performance.now() - start;
    }).sort((a, b) => a - b);
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
      `Loading lexicon and weights: ${loaded.toFixed(0)} ms. Memory of a thread of the server's after ${rounds.typical} typical analyses, above the process without it: ${memory.toFixed(0)} MB.`,
    ],
  };
}

/** Megabytes that the server's thread has after analyses of a new posting each, with everything loaded. */
async function measureMemory(): Promise<number> {
  const before = process.memoryUsage().rss;
  const pool = createAnalysisPool({ threads: 1 });
  const { jobDescription, resumeText } = textsOf(4_000, 5_000);
  for (let round = 0; round < rounds.typical; round += 1)
    await pool.analyse({ jobDescription: `${jobDescription} ${round}`, resumeText }, { person: 'one' });
  const after = process.memoryUsage().rss;
  await pool.close();
  return (after - before) / 2 ** 20;
}

function textsOf(posting: number, resume: number) {
  return {
    jobDescription: repeat((probe) => probe.posting, posting),
    resumeText: repeat((probe) => probe.qualified + probe.half, resume),
  };
}

function repeat(pick: (probe: (typeof tradeProbes)[number]) => string, length: number): string {
  const all = tradeProbes.map(pick).join('\n\n');
  return all.repeat(Math.ceil(length / all.length)).slice(0, length);
}
