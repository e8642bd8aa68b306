import { expect, test } from 'vitest';
import { germanWeightTable, weightTable } from './weights.generated.ts';
import { barOf, englishBars, germanBars, mayBeOver, oversOf } from './wording-bars.ts';

test('a sort of signals has its own bar, the others the common one', () => {
  expect(barOf(englishBars, ['verb', 'verb open'])).toBeLessThan(barOf(englishBars, ['modifier', 'modifier open']));
  expect(barOf(germanBars, ['de cut', 'de cut 1'])).toBeGreaterThan(barOf(germanBars, ['de noun']));
});

test('every bar belongs to a sort that the judge has weights for', () => {
  for (const sort of Object.keys(englishBars.bySort)) expect(weightTable).toMatch(new RegExp(`^${sort}\\b`, 'm'));
  for (const sort of Object.keys(germanBars.bySort))
    expect(germanWeightTable).toMatch(new RegExp(`^de ${sort}\\b`, 'm'));
});

const scoreOf = ([, score = '']: readonly string[]) => Number(score);
const signals = (...scores: number[]) => scores.map((score) => ({ features: ['word', `${score}`] }));
const firstOver = (...scores: number[]) => [...oversOf(englishBars, signals(...scores), scoreOf).values()][0] ?? 0;

test('a doubt counts for more beside another one, and for less among many signals that are none', () => {
  expect(firstOver(-0.5, -0.5, -5)).toBeGreaterThan(firstOver(-0.5, -5, -5));
  expect(firstOver(-0.5, -5, -5)).toBeGreaterThan(firstOver(-0.5, -5, -5, -5, -5, -5, -5, -5));
});

test('a line that the cheap look lets pass has no signal over its bar, whichever of its signals stay', () => {
  for (const scores of [
    [-3.1, -3.1, -3.1],
    [-3, -3],
    [-3.1, -7, -7, -7],
  ]) {
    expect(mayBeOver(englishBars, signals(...scores), scoreOf)).toBe(false);
    for (let left = 1; left <= scores.length; left += 1) expect(firstOver(...scores.slice(0, left))).toBeLessThan(0);
  }
  expect(mayBeOver(englishBars, signals(-1.5, -1.5, -1.5), scoreOf)).toBe(true);
});
