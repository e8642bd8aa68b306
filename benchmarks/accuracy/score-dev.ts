import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const name = 'Engine accuracy on the dev set, beside the baselines';

const execute = promisify(execFile);
/** Where the evaluator, its data and the baselines lie; they are no part of the repository. */
const bench = fileURLToPath(new URL('../../../shared/bench/', import.meta.url));
const contestants = [
  ['Shortlist', fileURLToPath(new URL('./adapter.mjs', import.meta.url))],
  ["specification's fallback", join(bench, 'baselines/b1_spec_fallback.mjs')],
  ['TF-IDF', join(bench, 'baselines/b2_tfidf.mjs')],
  ['raw gazetteer', join(bench, 'baselines/b3_gazetteer.mjs')],
  ['gazetteer tuned on dev', join(bench, 'baselines/b3b_gazetteer_dev.mjs')],
  ['TF-IDF + tuned gazetteer', join(bench, 'baselines/b5_hybrid.mjs')],
] as const;

interface Ranking {
  aucGroup: number;
  'NDCG@10': number;
  medianNo: number;
  medianGood: number;
}

interface Scores {
  skillspan: { hardF1: number; 'P@10': number; kwPerDoc: number };
  rank_general: Ranking;
  rank_tech: Ranking;
  gulp_de: Ranking;
  headline: { matchAUC: number };
}

/** Runs the evaluator for the engine and every baseline, one after the other: some ten minutes. */
export async function run(): Promise<{ rows: Record<string, string | number>[]; notes: string[] }> {
  if (!existsSync(join(bench, 'score.mjs'))) {
    return { rows: [], notes: ['Not run: the evaluator and its data (../shared/bench) are not on this machine.'] };
  }
  const rows: Record<string, string | number>[] = [];
  for (const [contestant, module] of contestants) rows.push(present(contestant, await score(module)));
  return {
    rows,
    notes: [
      'Keywords of Shortlist and of the tuned gazetteer stand in-sample here: both learned from these postings. By ' +
        'five-fold cross-validation over whole postings (benchmarks/lexicon/validate-tagger.ts) see engine/README.md.',
    ],
  };
}

async function score(module: string): Promise<Scores> {
  const folder = await mkdtemp(join(tmpdir(), 'shortlist-accuracy-'));
  try {
    const json = join(folder, 'scores.json');
    const evaluator = join(bench, 'score.mjs');
    await execute(process.execPath, [evaluator, '--module', module, '--split', 'dev', '--json', json], {
      maxBuffer: 2 ** 24,
    });
    return JSON.parse(readFileSync(json, 'utf8')).dev;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function present(contestant: string, scores: Scores): Record<string, string | number> {
  const gap = ({ medianNo, medianGood }: Ranking) => Math.round(medianGood - medianNo);
  return {
    engine: contestant,
    hardF1: scores.skillspan.hardF1.toFixed(3),
    'P@10': scores.skillspan['P@10'].toFixed(3),
    'keywords a posting': scores.skillspan.kwPerDoc.toFixed(1),
    matchAUC: scores.headline.matchAUC.toFixed(3),
    'AUC general': scores.rank_general.aucGroup.toFixed(3),
    'AUC tech': scores.rank_tech.aucGroup.toFixed(3),
    'AUC gulp_de': scores.gulp_de.aucGroup.toFixed(3),
    'NDCG@10 general': scores.rank_general['NDCG@10'].toFixed(3),
    'medians apart, general': gap(scores.rank_general),
    'medians apart, tech': gap(scores.rank_tech),
  };
}
