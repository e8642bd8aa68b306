import { describe, expect, test } from 'vitest';
import {
  beginsTerm,
  computeMarginals,
  computeWordMarginals,
  decodeChain,
  insideTerm,
  labels,
  moveWeights,
  outsideTerm,
  scoreWords,
} from './chain.ts';

/** Scores of four words, and how labels follow each other: made up, and nothing in them is symmetric. */
const scores = Float64Array.of(0.2, 1.1, 9, 0.4, 0.3, 1.2, 1.5, 0.1, 0.6, 0.7, 0.9, 0.2);
const transitions = Float64Array.of(0.3, 0.1, 5, -0.2, -0.5, 0.8, 0.4, -0.1, 0.6);
const words = scores.length / labels;

/** All sequences of labels in which no term goes on that has not begun, with the sum of their scores. */
function paths(eagerness = 0): { path: number[]; score: number }[] {
  let open: { path: number[]; score: number }[] = [{ path: [], score: 0 }];
  for (let word = 0; word < words; word += 1) {
    open = open.flatMap(({ path, score }) =>
      [outsideTerm, beginsTerm, insideTerm].flatMap((label) => {
        const before = path.at(-1);
        if (label === insideTerm && (before === undefined || before === outsideTerm)) return [];
        const move = before === undefined ? 0 : (transitions[before * labels + label] ?? 0);
        const own = (scores[word * labels + label] ?? 0) + (label === beginsTerm ? eagerness : 0);
        return [{ path: [...path, label], score: score + move + own }];
      }),
    );
  }
  return open;
}
const total = paths().reduce((sum, { score }) => sum + Math.exp(score), 0);
const shareOf = (has: (path: readonly number[]) => boolean) =>
  paths().reduce((sum, { path, score }) => sum + (has(path) ? Math.exp(score) : 0), 0) / total;

describe('the chain', () => {
  const { words: marginals, pairs } = computeMarginals(scores, transitions);

  test('gives each label of a word the share of all sequences that have it', () => {
    for (let word = 0; word < words; word += 1) {
      for (let label = 0; label < labels; label += 1)
        expect(marginals[word * labels + label]).toBeCloseTo(
          shareOf((path) => path[word] === label),
          10,
        );
    }
  });

  test('gives each pair of neighbours the share of all sequences that have it', () => {
    for (let word = 1; word < words; word += 1) {
      for (let pair = 0; pair < labels * labels; pair += 1) {
        const [before, label] = [Math.floor(pair / labels), pair % labels];
        const share = shareOf((path) => path[word - 1] === before && path[word] === label);
        expect(pairs[(word * labels + before) * labels + label]).toBeCloseTo(share, 10);
      }
    }
  });

  test('says the same of words without their pairs', () => {
    expect(computeWordMarginals(scores, moveWeights(transitions))).toEqual(marginals);
  });

  test.each([0, -3, 3])('names the best of all sequences, with an eagerness of %d', (eagerness) => {
    const [best] = paths(eagerness).sort((a, b) => b.score - a.score);
    expect([...decodeChain(scores, transitions, eagerness)]).toEqual(best?.path);
  });

  test('does not overflow on a line of any length', () => {
    const long = new Float64Array(3 * 5_000).fill(700);
    const [first = Number.NaN] = computeWordMarginals(long, moveWeights(transitions));
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(1);
  });
});

test('a word scores the sum of its features, folded into as many buckets as there are', () => {
  const weights = {
    rows: Uint16Array.of(1, 0),
    features: Float32Array.of(10, 20, 30, 1, 2, 3),
    transitions,
  };
  const features = { words: 3, perWord: 2, buckets: Uint16Array.of(9, 9, 0, 1, 3, 7) };
  expect([...scoreWords(weights, features, 1, 3)]).toEqual([11, 22, 33, 20, 40, 60]);
});
