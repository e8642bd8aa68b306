import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { loadEngine } from '#engine';
import { buildThreadsIfStale } from '#server/build-threads-if-stale.ts';
import { getAbsence } from '../accuracy/bench-folder.ts';
import { tradeTexts } from './trade-texts.ts';

export const name = 'Engine analysis time by length, and memory';

const execute = promisify(execFile);
const memoryProcess = fileURLToPath(new URL('./memory-process.mts', import.meta.url));

/** Lengths of each text in characters: a typical pair has a posting of 4 kB and a resume of 5 kB. */
const typical = 4_500;
const longer = [50_000, 100_000, 250_000, 500_000, 1_000_000];
const rounds = { typical: 200, long: 3 } as const;

/** Milliseconds for longer and longer texts from twelve trades' postings and resumes: linear if the last column stays the same. */
export async function run(): Promise<{ rows: Record<string, string | number>[]; notes: string[] }> {
  const memory = await measureMemory('dense');
  const real = getAbsence() ? undefined : await measureMemory('real');
  const loading = performance.now();
  const engine = await loadEngine();
  const loaded = performance.now() - loading;
  const measure = (length: number, isNew: boolean) => {
    const { jobDescription, resumeText } = length === typical ? tradeTexts(4_000, 5_000) : tradeTexts(length, length);
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
      `Loading lexicon and weights: ${loaded.toFixed(0)} ms. Memory of a thread of the server's after ${rounds.typical} typical analyses, above the process without it: ${memory.toFixed(0)} MB.` +
        (real ? ` After as many real pairs, one of three German: ${real.toFixed(0)} MB.` : ''),
    ],
  };
}

/** Megabytes that a thread of the server's takes after these analyses; in a process of its own, so that nothing is left of another. */
async function measureMemory(pairs: 'dense' | 'real'): Promise<number> {
  buildThreadsIfStale();
  const { stdout } = await execute(process.execPath, [memoryProcess, pairs, String(rounds.typical)]);
  return Number(stdout);
}
