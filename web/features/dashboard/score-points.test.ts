import { describe, expect, test } from 'vitest';
import { averageGain, buildScorePoints } from './score-points.ts';

const analysis = (day: number, matchScore: number, optimizedMatchScore = 0) => ({
  id: crypto.randomUUID(),
  matchScore,
  optimizedMatchScore,
  hasOptimizedText: optimizedMatchScore > 0,
  dateCreated: new Date(Date.UTC(2025, 0, day)),
});

describe('the points of the chart', () => {
  test('a few analyses get one point each, oldest first', () => {
    const points = buildScorePoints([analysis(9, 60, 85), analysis(2, 40)]);
    expect(points.map(({ original, optimized }) => [original, optimized])).toEqual([
      [40, null],
      [60, 85],
    ]);
  });

  test('many are averaged by time span: none is lost, and an empty span is left out', () => {
    const resumes = Array.from({ length: 1000 }, (_, index) => analysis(index < 500 ? 1 : 300, index % 100, 50));
    const points = buildScorePoints(resumes);
    expect(points.map(({ analyses }) => analyses)).toEqual([500, 500]);
    expect(points[0]).toMatchObject({ original: 49.5, optimized: 50, from: Date.UTC(2025, 0, 1) });
  });

  test('there are never more than sixty, even when all were made at the same moment', () => {
    const spread = Array.from({ length: 10_000 }, (_, index) => analysis(index, 50));
    expect(buildScorePoints(spread)).toHaveLength(60);
    expect(buildScorePoints(spread.map(() => analysis(1, 50)))).toHaveLength(1);
  });

  test('an unoptimised analysis does not pull the optimised average down', () => {
    const points = buildScorePoints(Array.from({ length: 100 }, (_, index) => analysis(1, 40, index % 2 ? 80 : 0)));
    expect(points).toEqual([expect.objectContaining({ original: 40, optimized: 80 })]);
  });
});

test('the gain compares only the optimised analyses with their original scores', () => {
  expect(averageGain([analysis(1, 40, 80), analysis(2, 60, 90), analysis(3, 5)])).toEqual({
    original: 50,
    optimized: 85,
  });
  expect(averageGain([analysis(1, 40)])).toBeNull();
});
