import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addUp, type ScoreParts, type Shares } from './add-up.ts';
import { formula } from './formula.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const maybe = fc.option(share, { nil: undefined });
const shares = fc.record({
  requirements: maybe,
  musts: maybe,
  coverage: maybe,
  field: maybe,
  belief: share,
  denied: share,
  missing: share,
  lacksCredential: fc.boolean(),
  yearsLacking: share,
  asked: fc.double({ min: 0, max: 30, noNaN: true }),
});

const totalOf = ({ requirements, musts, coverage, field, denial, missing, years }: ScoreParts) =>
  requirements.earned + musts.earned + coverage.earned + field.earned - denial - missing - years;
const whole = { missing: 0, lacksCredential: false, yearsLacking: 0 };
const many = { ...whole, asked: formula.few.none };
const few = { ...whole, asked: formula.few.all };
const nearly = 1e-9;

describe('the formula', () => {
  test('gives nothing below 0 and nothing above 100', () => {
    fc.assert(
      fc.property(shares, (given) => {
        const total = totalOf(addUp(given));
        expect(total).toBeGreaterThanOrEqual(-nearly);
        expect(total).toBeLessThanOrEqual(100 + nearly);
      }),
    );
  });

  test('gives a hundred for everything, and no part more than its maximum', () => {
    const all = addUp({ requirements: 1, musts: 1, coverage: 1, field: 1, belief: 1, denied: 0, ...many });
    expect(totalOf(all)).toBeCloseTo(100);
    for (const { earned, possible } of [all.requirements, all.musts, all.coverage, all.field])
      expect(earned).toBeLessThanOrEqual(possible + nearly);
  });

  test.each(['requirements', 'musts', 'coverage', 'field'] as const)(
    'never falls when more of the %s is shown',
    (part) => {
      fc.assert(
        fc.property(shares, share, share, (given, one, other) => {
          const [less, more] = [Math.min(one, other), Math.max(one, other)];
          const known: Shares = { ...given, requirements: given.requirements ?? 0.5 };
          expect(totalOf(addUp({ ...known, [part]: more }))).toBeGreaterThanOrEqual(
            totalOf(addUp({ ...known, [part]: less })) - nearly,
          );
        }),
      );
    },
  );

  test('takes points off for what is denied, but never all of them', () => {
    const given = { requirements: 0.6, musts: 0.6, coverage: 0.4, field: 0.9, belief: 1, denied: 0, ...many };
    const [none, all] = [totalOf(addUp(given)), totalOf(addUp({ ...given, denied: 1 }))];
    expect(all).toBeLessThan(none / 4);
    expect(all).toBeGreaterThan(0);
  });

  describe('for a posting that asks for a few things', () => {
    const given = { requirements: 1, musts: 1, coverage: 1, field: 1, belief: 1, denied: 0 };
    const half = { ...given, requirements: 0.5, musts: 0.5, coverage: 0.5 };

    test('gives half of them no more than two thirds, and all of them a hundred', () => {
      expect(totalOf(addUp({ ...half, ...few }))).toBeLessThan(66);
      expect(totalOf(addUp({ ...half, ...many }))).toBeGreaterThan(75);
      expect(totalOf(addUp({ ...given, ...few }))).toBeCloseTo(100);
    });

    test('takes more points off for a required credential than a long posting does', () => {
      const missing = { missing: 1, lacksCredential: true };
      expect(totalOf(addUp({ ...given, ...few, ...missing }))).toBeCloseTo(100 * (1 - formula.few.missing));
      expect(totalOf(addUp({ ...given, ...many, ...missing }))).toBeCloseTo(100 * (1 - formula.lacking.credential));
    });

    test('takes less off for the same denied share, because one of a few may be misread', () => {
      expect(addUp({ ...given, ...few, denied: 0.15 }).denial).toBeLessThan(
        addUp({ ...given, ...many, denied: 0.15 }).denial / 2,
      );
    });
  });

  test('never rises with the years that are lacking', () => {
    fc.assert(
      fc.property(shares, share, share, (given, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const lacking = (yearsLacking: number) => totalOf(addUp({ ...given, yearsLacking }));
        expect(lacking(more)).toBeLessThanOrEqual(lacking(less) + nearly);
      }),
    );
  });

  test('uses the field of work if a posting has no requirements, and the requirements if it has no field', () => {
    const none = { requirements: undefined, musts: undefined, coverage: undefined, belief: 1, denied: 0, ...many };
    expect(addUp({ ...none, field: 0.5 }).field.possible).toBe(100);
    expect(addUp({ ...none, requirements: 1, field: undefined }).requirements.possible).toBeCloseTo(100);
  });

  test('leaves little to a far trade, unless it shows what was asked', () => {
    const far = { musts: 0, coverage: 0.1, field: 0, belief: 1, denied: 0, ...many };
    expect(totalOf(addUp({ ...far, requirements: 0.1 }))).toBeLessThan(5);
    expect(totalOf(addUp({ ...far, requirements: 1, musts: 1 }))).toBeGreaterThan(30);
  });
});
