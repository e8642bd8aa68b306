import { expect, test } from 'vitest';
import { germanWeightTable, weightTable } from './weights.generated.ts';
import { barOf, englishBars, germanBars } from './wording-bars.ts';

test('a sort of signals has its own bar, the others the common one', () => {
  expect(barOf(englishBars, ['verb', 'verb open'])).toBeLessThan(barOf(englishBars, ['noun', 'noun open']));
  expect(barOf(germanBars, ['de cut', 'de cut 1'])).toBeGreaterThan(barOf(germanBars, ['de noun']));
});

test('every bar belongs to a sort that the judge has weights for', () => {
  for (const sort of Object.keys(englishBars.bySort)) expect(weightTable).toMatch(new RegExp(`^${sort}\\b`, 'm'));
  for (const sort of Object.keys(germanBars.bySort))
    expect(germanWeightTable).toMatch(new RegExp(`^de ${sort}\\b`, 'm'));
});
