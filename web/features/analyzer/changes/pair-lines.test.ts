import { describe, expect, test } from 'vitest';
import { pairLines } from './pair-lines.ts';

/** Both columns, side by side. */
function pair(original: readonly string[], improved: readonly string[]): [string | undefined, string | undefined][] {
  const pairs = pairLines(original.length, improved.length, (row, column) => original[row] === improved[column]);
  return pairs.map((lines) => [
    lines.original === undefined ? undefined : original[lines.original],
    lines.improved === undefined ? undefined : improved[lines.improved],
  ]);
}

describe('lines side by side', () => {
  test('are equal where the texts are equal', () => {
    expect(pair(['a', 'b'], ['a', 'b'])).toEqual([
      ['a', 'a'],
      ['b', 'b'],
    ]);
  });

  test('leave a gap where a line was added or removed', () => {
    expect(pair(['a', 'b', 'c', 'd'], ['a', 'x', 'b', 'd'])).toEqual([
      ['a', 'a'],
      [undefined, 'x'],
      ['b', 'b'],
      ['c', undefined],
      ['d', 'd'],
    ]);
  });

  test('put a changed line next to its original', () => {
    expect(pair(['a', 'old', 'b'], ['a', 'new', 'b'])).toEqual([
      ['a', 'a'],
      ['old', 'new'],
      ['b', 'b'],
    ]);
  });

  test('contain every line once and in order, even in texts too long to search through', () => {
    const many = (prefix: string) => Array.from({ length: 2000 }, (_, index) => `${prefix}${index}`);
    const pairs = pairLines(2000, 1990, () => false);
    expect(pairs.flatMap(({ original }) => original ?? [])).toEqual(many('').map(Number));
    expect(pairs.flatMap(({ improved }) => improved ?? [])).toEqual(many('').slice(0, 1990).map(Number));
  });

  test('do not exist for empty texts', () => {
    expect(pairLines(0, 0, () => true)).toEqual([]);
  });
});
