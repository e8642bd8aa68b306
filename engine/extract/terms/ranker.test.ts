import { expect, test } from 'vitest';
import { rankProbability } from './ranker.ts';

test('a candidate is as likely as the logistic function of its weighted sum', () => {
  expect(rankProbability([1, 2], Float64Array.of(0, 0))).toBe(0.5);
  expect(rankProbability([1, 2], Float64Array.of(2, -0.5))).toBeCloseTo(1 / (1 + Math.exp(-1)), 12);
  expect(rankProbability([-1], Float64Array.of(3))).toBeLessThan(0.5);
});

test('numbers without a weight change nothing', () => {
  expect(rankProbability([1], Float64Array.of(1, 1_000))).toBe(rankProbability([1], Float64Array.of(1)));
});
