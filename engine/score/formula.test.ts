import { describe, expect, test } from 'vitest';
import { formula } from './formula.ts';

describe('the numbers of the score', () => {
  test('are shares where they are shares', () => {
    const shares = [
      ...[
        formula.requirementShare,
        formula.allShare,
        formula.fieldByRequirements,
        formula.denial.most,
        formula.leastFit,
      ],
      ...[formula.fieldEnough, formula.mainField, formula.softProof.enough, formula.enough.share],
      ...Object.values(formula.strength),
      ...Object.values(formula.placement),
      formula.denial.share,
      ...[formula.coverage.share, formula.coverage.tail, formula.coverage.floor, formula.coverage.besideRequirements],
    ];
    for (const share of shares) {
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }
    for (const { power } of [formula.enough, formula.coverage, formula.denial]) expect(power).toBeGreaterThan(1);
    expect(formula.fieldPoints).toBeLessThan(50);
  });

  test('count a must-have more than what is preferred, and that more than what is nice to have', () => {
    const { must, preferred, nice } = formula.importance;
    expect(must).toBeGreaterThan(preferred);
    expect(preferred).toBeGreaterThan(nice);
  });

  test('reward no way of writing a thing: another name counts in full, a related thing does not', () => {
    const { exact, alias, inflected, meaning, near, related, none } = formula.strength;
    expect([alias, inflected]).toEqual([exact, exact]);
    expect(meaning).toBeGreaterThan(near);
    expect(near).toBeGreaterThan(related);
    expect(none).toBe(0);
  });

  test('count what is shown in a job most, and a list nearly as much', () => {
    const { shown, listed, passing, none } = formula.placement;
    expect([shown, listed, passing, none]).toEqual([shown, listed, passing, none].sort((a, b) => b - a));
    expect(shown - listed).toBeLessThanOrEqual(0.1);
  });
});
