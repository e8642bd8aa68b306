/**
 * Prints the megabytes that a thread of the server's takes after so many analyses, above the process without it, the most at any time:
 *
 *   node benchmarks/speed/memory-process.mts dense|real COUNT
 */
import { createAnalysisPool } from '#server/functions/analysis-pool.ts';
import { realPairs } from './real-pairs.ts';
import { tradeTexts } from './trade-texts.ts';

const [kind, count] = process.argv.slice(2);
const pairs = kind === 'real' ? realPairs(Number(count)) : densePairs(Number(count));
const before = process.memoryUsage().rss;
const pool = createAnalysisPool({ threads: 1 });
let most = before;
for (const pair of pairs) {
  await pool.analyse(pair, { person: 'one' });
  most = Math.max(most, process.memoryUsage().rss);
}
process.stdout.write(String((most - before) / 2 ** 20));
await pool.close();

/** The same texts with a new posting each time. */
function densePairs(rounds: number) {
  const { jobDescription, resumeText } = tradeTexts(4_000, 5_000);
  return Array.from({ length: rounds }, (_, round) => ({ jobDescription: `${jobDescription} ${round}`, resumeText }));
}
