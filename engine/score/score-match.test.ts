import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MatchedRequirement } from '../match/match-requirements.ts';
import type { Importance } from '../types/requirement.ts';
import { formula } from './formula.ts';
import { scoreMatch } from './score-match.ts';

function match(importance: Importance, credit: number): MatchedRequirement {
  return {
    requirement: { surface: 'x', canonical: 'x', alternatives: [], kind: 'skill', importance, spans: [] },
    found: credit > 0,
    credit,
    evidence: [],
    confidence: 1,
    keys: [],
    proven: 'x',
  };
}

const nearly = 1e-9;
const field = { fit: 1, belief: 1, fields: [0] };
const plain = { fieldsOf: () => undefined };

/** As many things as a long posting asks for. */
const asked = formula.few.none;
const nothing = { coverage: undefined, denied: [], missing: [], asked: 0 };

function score(matches: readonly MatchedRequirement[], denied: readonly boolean[] = matches.map(() => false)) {
  const missing = matches.map(() => false);
  return scoreMatch(matches, { field, coverage: 0.3, denied, missing, asked, hasWords: true }, plain);
}

describe('the score', () => {
  const some = [match('must', 1), match('must', 0), match('preferred', 1), match('nice', 0)];

  test('is the rounded sum of its lines', () => {
    const { score: total, arithmetic } = score(some);
    expect(total).toBe(Math.round(arithmetic.reduce((sum, { earned }) => sum + earned, 0)));
  });

  test('is broken down by importance, the posting’s words and the field of work', () => {
    expect(score(some).arithmetic.map(({ label }) => label.code)).toEqual([
      'score.must',
      'score.preferred',
      'score.nice',
      'score.coverage',
      'score.field',
    ]);
  });

  test('says how many of each importance were found', () => {
    expect(score(some).arithmetic[0]?.reason).toMatchObject({ code: 'score.found', params: { found: 1, all: 2 } });
  });

  test('counts what is shown in part beside what is found, because it earns points too', () => {
    const partly = { ...match('must', 0.5), found: false };
    const { arithmetic } = score([match('must', 1), partly, match('must', 0)]);
    expect(arithmetic[0]?.reason).toMatchObject({ code: 'score.foundPartly', params: { found: 1, partly: 1, all: 3 } });
  });

  test('offers points for what is missing, most for a must-have, and none for what is there', () => {
    const { points } = score(some);
    const [shown = -1, must = 0, , nice = 0] = points;
    expect(shown).toBe(0);
    expect(must).toBeGreaterThan(nice);
    expect(nice).toBeGreaterThan(0);
  });

  test('never gives a line less than nothing or more than it can earn', () => {
    const credits = fc.array(
      fc.tuple(fc.constantFrom('must', 'preferred', 'nice'), fc.double({ min: 0, max: 1, noNaN: true })),
      {
        minLength: 1,
      },
    );
    fc.assert(
      fc.property(credits, (given) => {
        const { arithmetic } = score(given.map(([importance, credit]) => match(importance, credit)));
        for (const { earned, possible } of arithmetic) {
          expect(earned).toBeGreaterThanOrEqual(-nearly);
          expect(earned).toBeLessThanOrEqual(possible + nearly);
        }
      }),
    );
  });

  test('falls by what is denied, in a separate line', () => {
    const denied = score(some, [false, true, false, false]);
    expect(denied.score).toBeLessThan(score(some).score);
    expect(denied.arithmetic.at(-1)).toMatchObject({ label: { code: 'score.denied' }, possible: 0 });
  });

  test('falls by a required credential that is missing, most where little else is asked, in a separate line', () => {
    const licence = match('must', 0);
    const matches = [...some, { ...licence, requirement: { ...licence.requirement, kind: 'licence' as const } }];
    const [denied, missing] = [
      matches.map(() => false),
      matches.map(({ requirement }) => requirement.kind === 'licence'),
    ];
    const context = { field, coverage: 0.3, denied, missing, hasWords: true };
    const short = scoreMatch(matches, { ...context, asked: formula.few.all }, plain);
    expect(short.arithmetic.at(-1)).toMatchObject({ label: { code: 'score.missing' }, possible: 0 });
    expect(short.points.at(-1)).toBeGreaterThan(20);
    const long = scoreMatch(matches, { ...context, asked }, plain);
    expect(long.arithmetic.at(-1)).toMatchObject({ label: { code: 'score.missing' }, possible: 0 });
    expect(long.points.at(-1)).toBeLessThan(short.points.at(-1) ?? 0);
  });

  test('takes nothing off a long posting for the end of school or a language, which people leave out', () => {
    for (const [kind, canonical] of [
      ['degree', 'high school diploma'],
      ['language', 'Spanish'],
    ] as const) {
      const left = match('must', 0);
      const matches = [...some, { ...left, requirement: { ...left.requirement, kind, canonical } }];
      const missing = matches.map(({ requirement }) => requirement.kind === kind);
      const context = { field, coverage: 0.3, denied: missing.map(() => false), missing, hasWords: true, asked };
      const codes = scoreMatch(matches, context, plain).arithmetic.map(({ label }) => label.code);
      expect(codes).not.toContain('score.missing');
    }
  });

  test('falls by years of the work that are lacking, less where they are only preferred, in a separate line', () => {
    const lost = (importance: Importance, credit: number) => {
      const years = match(importance, credit);
      const { arithmetic } = score([...some, { ...years, requirement: { ...years.requirement, kind: 'years' } }]);
      return -(arithmetic.find(({ label }) => label.code === 'score.years')?.earned ?? 0);
    };
    expect(lost('must', 0)).toBeGreaterThan(lost('must', 0.3));
    expect(lost('must', 0)).toBeGreaterThan(lost('preferred', 0));
    expect(lost('preferred', 0)).toBeGreaterThan(0);
    expect(lost('must', formula.lacking.yearsEnough)).toBeCloseTo(0);
  });

  test('uses only the field for a posting that asks for nothing', () => {
    expect(scoreMatch([], { field, ...nothing, hasWords: true }, plain).score).toBe(100);
    const none = { fit: undefined, belief: 0, fields: [] };
    expect(scoreMatch([], { field: none, ...nothing, hasWords: false }, plain).score).toBe(0);
    expect(scoreMatch([], { field: none, ...nothing, hasWords: true }, plain).score).toBe(1);
  });
});

test('an importance, a strength and a placement never weigh more than a higher one', () => {
  const { importance, strength, placement } = formula;
  expect(importance.must).toBeGreaterThan(importance.preferred);
  expect(importance.preferred).toBeGreaterThan(importance.nice);
  expect(strength.exact).toBeGreaterThan(strength.near);
  expect(strength.near).toBeGreaterThan(strength.related);
  expect(placement.shown).toBeGreaterThan(placement.listed);
  expect(placement.listed).toBeGreaterThan(placement.passing);
});
