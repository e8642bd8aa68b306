import { isWordFeature } from '../../engine/ledger/judge/words/changed-words.ts';
import type { JudgeExample } from './judge-examples.ts';

/** What was learned: a weight for each feature, and one for every signal. */
export interface Fitted {
  weights: ReadonlyMap<string, number>;
  bias: number;
}

/** How much each example weighs, and how small weights are kept. */
export interface FitNumbers {
  ridge: number;
  /** Each word alone says little. */
  ridgeOfWords: number;
  /** An honest rewrite that somebody wrote as such; twins of lies, which are mostly the lies' own lines, and crossed ones weigh 1. */
  ofHonest: number;
  /** What was honest in the sets that the rules were made with must stay unquestioned. */
  ofHonestOfSets: number;
}

/** Chosen by cross-validation over whole writers; engine/measured/ledger.md has what other numbers gave. */
export const numbersOf: Readonly<Record<'en' | 'de' | 'naming', FitNumbers>> = {
  en: { ridge: 1, ridgeOfWords: 1.5, ofHonest: 4, ofHonestOfSets: 10 },
  de: { ridge: 1, ridgeOfWords: 4, ofHonest: 1, ofHonestOfSets: 6 },
  naming: { ridge: 1, ridgeOfWords: 4, ofHonest: 1, ofHonestOfSets: 6 },
};

const fitNumbers = {
  /** A feature of fewer signals is chance. */
  leastSeen: 4,
  /** A word of fewer resumes says more about their trade than about lies. */
  leastResumes: 3,
  /** Smaller ones decide nothing, and are a seventh of what is loaded. */
  leastWeight: 0.05,
  steps: 300,
  rate: 0.05,
  /** The rules catch nearly every lie of their own sets. */
  ofLiesOfSets: 0.5,
  /** A lie that the rules catch is mostly no matter of wording, and its words are often honest. */
  ofAsked: 0.5,
} as const;

interface Bag {
  lies: boolean;
  weight: number;
  signals: number[][];
}

/**
 * Logistic regression over the features of signals, trained as noisy-or: at least one of a lie's signals is a lie, nobody
 * says which; each signal of an honest rewrite is honest. Adam from fixed starting points: the same examples, the same weights.
 */
export function fitJudge(examples: readonly JudgeExample[], numbers: FitNumbers): Fitted {
  const names = namesOf(examples);
  const places = new Map(names.map((name, place) => [name, place]));
  const bags = examples.flatMap((example) => bagsOf(example, places, numbers));
  const ridges = names.map((name) => (isWordFeature(name) ? numbers.ridgeOfWords : numbers.ridge));
  const weights = new Float64Array(names.length + 1);
  weights[names.length] = -2;
  const [mean, square] = [new Float64Array(weights.length), new Float64Array(weights.length)];
  for (let step = 1; step <= fitNumbers.steps; step += 1) {
    const slopes = slopesOf(bags, weights);
    for (let place = 0; place < weights.length; place += 1) {
      const own = weights[place] ?? 0;
      const slope = (slopes[place] ?? 0) + (ridges[place] ?? 0) * own;
      mean[place] = 0.9 * (mean[place] ?? 0) + 0.1 * slope;
      square[place] = 0.999 * (square[place] ?? 0) + 0.001 * slope * slope;
      const [first, second] = [(mean[place] ?? 0) / (1 - 0.9 ** step), (square[place] ?? 0) / (1 - 0.999 ** step)];
      weights[place] = own - (fitNumbers.rate * first) / (Math.sqrt(second) + 1e-8);
    }
  }
  const fitted = names.map((name, place): [string, number] => [name, round(weights[place] ?? 0)]);
  return {
    weights: new Map(fitted.filter(([, weight]) => Math.abs(weight) >= fitNumbers.leastWeight)),
    bias: round(weights[names.length] ?? 0),
  };
}

/** The log-odds that a signal is a lie. */
export function scoreWith({ weights, bias }: Fitted, features: readonly string[]): number {
  return features.reduce((score, feature) => score + (weights.get(feature) ?? 0), bias);
}

function namesOf(examples: readonly JudgeExample[]): string[] {
  const seen = new Map<string, number>();
  const resumesOf = new Map<string, Set<string>>();
  for (const { signals, resume } of examples)
    for (const feature of signals.flatMap(({ features }) => features)) {
      seen.set(feature, (seen.get(feature) ?? 0) + 1);
      if (isWordFeature(feature)) resumesOf.set(feature, (resumesOf.get(feature) ?? new Set()).add(resume));
    }
  const isOften = (name: string, times: number) =>
    times >= fitNumbers.leastSeen && (resumesOf.get(name)?.size ?? Infinity) >= fitNumbers.leastResumes;
  return [...seen].flatMap(([name, times]) => (isOften(name, times) ? [name] : [])).sort();
}

function bagsOf(example: JudgeExample, places: ReadonlyMap<string, number>, numbers: FitNumbers): Bag[] {
  const { lies, signals } = example;
  const weight = weightOf(example, numbers);
  const rows = signals.map(({ features }) => [places.size, ...features.flatMap((name) => places.get(name) ?? [])]);
  if (lies) return rows.length === 0 ? [] : [{ lies, weight, signals: rows }];
  return rows.map((row) => ({ lies, weight, signals: [row] }));
}

function weightOf({ from, kind, lies, isAsked }: JudgeExample, { ofHonest, ofHonestOfSets }: FitNumbers): number {
  if (lies) return (from === 'sets' ? fitNumbers.ofLiesOfSets : 1) * (isAsked ? fitNumbers.ofAsked : 1);
  if (from === 'sets') return ofHonestOfSets;
  return from === 'crossed' || kind === 'twin' ? 1 : ofHonest;
}

function slopesOf(bags: readonly Bag[], weights: Float64Array): Float64Array {
  const slopes = new Float64Array(weights.length);
  for (const { lies, weight, signals } of bags) {
    const odds = signals.map((row) => {
      let score = 0;
      for (const place of row) score += weights[place] ?? 0;
      return 1 / (1 + Math.exp(-score));
    });
    const none = odds.reduce((product, odd) => product * (1 - odd), 1);
    const share = lies ? -none / Math.max(1e-9, 1 - none) : 1;
    for (const [at, row] of signals.entries())
      for (const place of row) slopes[place] = (slopes[place] ?? 0) + weight * share * (odds[at] ?? 0);
  }
  return slopes;
}

function round(weight: number): number {
  return Number(weight.toFixed(2));
}
