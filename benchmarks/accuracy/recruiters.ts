import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadEngine } from '#engine';

export const name = "Recruiters' numbers: how far the score lies from what a person would give";

const file = fileURLToPath(new URL('./data/recruiters-pairs.jsonl', import.meta.url));

/** An ordinary posting and resume with the number that a recruiter gave them before they were scored. */
interface JudgedPair {
  id: string;
  kind: string;
  /** 0 to 100. */
  number: number;
  why: string;
  /** Whether the numbers of the formula were chosen on it. */
  chosenOn: boolean;
  posting: string;
  resume: string;
}

/** Counts how far the score lies from the recruiter's number, and whether both put people in the same order. */
export async function run(): Promise<{ rows: Record<string, string | number>[]; notes: string[] }> {
  const engine = await loadEngine();
  const pairs = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): JudgedPair => JSON.parse(line));
  const counted = pairs.map(({ posting, resume, ...pair }) => ({
    ...pair,
    score: engine.analyse({ jobDescription: posting, resumeText: resume }).matchScore,
  }));
  const rows = counted.map(({ id, kind, chosenOn, number, score }) => ({
    pair: id,
    kind,
    'chosen on': chosenOn ? 'yes' : '',
    recruiter: number,
    score,
    difference: score - number,
  }));
  const total = (label: string, chosen: readonly (typeof counted)[number][]) => ({
    pair: label,
    kind: `${chosen.length} pairs`,
    'chosen on': '',
    recruiter: mean(chosen.map(({ number }) => number)).toFixed(1),
    score: mean(chosen.map(({ score }) => score)).toFixed(1),
    difference: presentDifference(chosen),
  });
  return {
    rows: [
      ...rows,
      total(
        'chosen on',
        counted.filter(({ chosenOn }) => chosenOn),
      ),
      total(
        'kept aside',
        counted.filter(({ chosenOn }) => !chosenOn),
      ),
      total('all', counted),
    ],
    notes: [],
  };
}

function presentDifference(pairs: readonly { number: number; score: number }[]): string {
  const differences = pairs.map(({ number, score }) => score - number);
  const order = correlation(ranksOf(pairs.map(({ score }) => score)), ranksOf(pairs.map(({ number }) => number)));
  return `mean ${mean(differences).toFixed(1)}, absolute ${mean(differences.map(Math.abs)).toFixed(1)}, rank correlation ${order.toFixed(2)}`;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Equal values share the mean of their ranks. */
function ranksOf(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal - 1) / 2;
  });
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  const product = mean(a.map((value, index) => (value - meanA) * ((b[index] ?? 0) - meanB)));
  const spread = (values: readonly number[], middle: number) =>
    Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
  return product / (spread(a, meanA) * spread(b, meanB));
}
