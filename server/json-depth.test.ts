import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measureJson } from './json-depth.ts';

function levelsOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(levelsOf));
}

describe('what a JSON text costs', () => {
  test('is too much beyond 200 levels, and not at 200', () => {
    expect(measureJson(`${'['.repeat(200)}${']'.repeat(200)}`).isTooDeep).toBe(false);
    expect(measureJson(`${'['.repeat(201)}${']'.repeat(201)}`).isTooDeep).toBe(true);
    expect(measureJson(`${'{"a":'.repeat(201)}1`).isTooDeep).toBe(true);
  });

  test('ignores what is inside strings', () => {
    expect(measureJson(JSON.stringify({ text: '[{,\\"'.repeat(500) }))).toEqual({ isTooDeep: false, members: 1 });
    expect(measureJson(`"${'['.repeat(500)}`).isTooDeep).toBe(false);
  });

  test('agrees with what the parser finds, for any JSON', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue({ maxDepth: 4 }), { minLength: 1, maxLength: 9 }), (value) => {
        expect(measureJson(JSON.stringify(value))).toEqual({ isTooDeep: levelsOf(value) > 200, members: value.length });
      }),
    );
  });
});
