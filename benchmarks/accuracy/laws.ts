import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEngine } from '#engine';
import { laws } from '../../engine/testing/laws.ts';
import { benchFolder, getAbsence } from './bench-folder.ts';

export const name = 'Laws of the score on real pairs';

const pairs = join(benchFolder, 'pairs/dev');
const sets = ['rank_general', 'rank_tech', 'gulp_de'] as const;
/** Pairs taken from each set, evenly spread: a few minutes in all. */
const pairsOfASet = 150;
const shownBreaks = 3;

interface Pair {
  id: string;
  resume_id: string;
  job_id: string;
}

/** Counts, for every law, the pairs that break it; each pair chooses another case of the law. */
export async function run(): Promise<{ rows: Record<string, string | number>[]; notes: string[] }> {
  const absence = getAbsence();
  if (absence) return absence;
  const engine = await loadEngine();
  const texts = new Map(read<{ id: string; text: string }>('texts.jsonl').map(({ id, text }) => [id, text]));
  const rows: Record<string, string | number>[] = [];
  const notes: string[] = [];
  for (const law of laws) {
    const row: Record<string, string | number> = { law: law.name };
    for (const set of sets) {
      const chosen = spread(read<Pair>(`${set}.jsonl`));
      const broken = chosen.flatMap((pair, index) => {
        const input = { resumeText: texts.get(pair.resume_id) ?? '', jobDescription: texts.get(pair.job_id) ?? '' };
        const how = law.break(engine, input, index);
        return how === undefined ? [] : [`${law.name}: ${pair.id}: ${how.slice(0, 160).replace(/\s+/g, ' ')}`];
      });
      row[set] = `${broken.length} of ${chosen.length} broken`;
      notes.push(...broken.slice(0, shownBreaks));
    }
    rows.push(row);
  }
  return { rows, notes };
}

function read<Row>(file: string): Row[] {
  const lines = readFileSync(join(pairs, file), 'utf8').trim().split('\n');
  return lines.map((line): Row => JSON.parse(line));
}

function spread(all: readonly Pair[]): Pair[] {
  const step = Math.max(1, Math.floor(all.length / pairsOfASet));
  return all.filter((_, index) => index % step === 0).slice(0, pairsOfASet);
}
