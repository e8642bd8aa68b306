import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnalysisInput } from '#engine';
import { benchFolder } from '../accuracy/bench-folder.ts';

/** Of all trades, of technology, and German. */
const sets = ['rank_general', 'rank_tech', 'gulp_de'] as const;

/** Pairs that follow each other have a posting or a resume in common: so far apart they have not. */
const step = 37;

interface Pair {
  job_id: string;
  resume_id: string;
}

/** As many pairs of real texts, from each set in turn. Only where the bench folder is. */
export function realPairs(count: number): AnalysisInput[] {
  const texts = new Map(readRows<{ id: string; text: string }>('texts').map(({ id, text }) => [id, text]));
  const ofSets = sets.map((set) => readRows<Pair>(set));
  return Array.from({ length: count }, (_, at) => {
    const pairs = ofSets[at % sets.length] ?? [];
    const pair = pairs[(Math.floor(at / sets.length) * step) % pairs.length];
    return { jobDescription: texts.get(pair?.job_id ?? '') ?? '', resumeText: texts.get(pair?.resume_id ?? '') ?? '' };
  });
}

function readRows<Row>(file: string): Row[] {
  const lines = readFileSync(join(benchFolder, 'pairs/dev', `${file}.jsonl`), 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line): Row => JSON.parse(line));
}
