import { describe, expect, test } from 'vitest';
import { pairLines } from './pair-lines.ts';

/** Both columns as they stand beside each other. */
function pair(original: readonly string[], improved: readonly string[]): [string | undefined, string | undefined][] {
  const pairs = pairLines(original.length, improved.length, (row, column) => original[row] === improved[column]);
  return pairs.map((lines) => [
    lines.original === undefined ? undefined : original[lines.original],
    lines.improved === undefined ? undefined : improved[lines.improved],
  ]);
}

describe('lines beside each other', () => {
  test('are the same ones where the texts are the same', () => {
    expect(pair(['a', 'b'], ['a', 'b'])).toEqual([
      ['a', 'a'],
      ['b', 'b'],
    ]);
  });

  test('leave a gap where a line was added or taken away', () => {
    expect(pair(['a', 'b', 'c', 'd'], ['a', 'x', 'b', 'd'])).toEqual([
      ['a', 'a'],
      [undefined, 'x'],
      ['b', 'b'],
      ['c', undefined],
      ['d', 'd'],
    ]);
  });

  test('put a changed line beside what it was', () => {
    expect(pair(['a', 'old', 'b'], ['a', 'new', 'b'])).toEqual([
      ['a', 'a'],
      ['old', 'new'],
      ['b', 'b'],
    ]);
  });

  test('hold every line once and in order, also of texts too long to search through', () => {
    const many = (prefix: string) => Array.from({ length: 2000 }, (_, index) => `${prefix}${index}`);
    const pairs = pairLines(2000, 1990, () => false);
    expect(pairs.flatMap(({ original }) => original ?? [])).toEqual(many('').map(Number));
    expect(pairs.flatMap(({ improved }) => improved ?? [])).toEqual(many('').slice(0, 1990).map(Number));
  });

  test('of empty texts are none', () => {
    expect(pairLines(0, 0, () => true)).toEqual([]);
  });
});
