import { describe, expect, test } from 'vitest';
import { documentOf } from '../../testing/small-document.ts';
import { alignLines, keptInOrder } from './align-lines.ts';

const aligned = (before: string[], after: string[]) =>
  Object.fromEntries(alignLines(documentOf(before.join('\n')), documentOf(after.join('\n'))));

describe('lines that are the same word for word', () => {
  test('are paired, wherever they are', () => {
    expect(aligned(['Baked bread', 'Sold cakes'], ['Sold cakes', 'Washed up', 'Baked bread'])).toEqual({ 0: 1, 2: 0 });
  });

  test('may differ in bullets, case and punctuation', () => {
    expect(aligned(['- Baked bread.'], ['* baked Bread'])).toEqual({ 0: 0 });
  });

  test('pair up in order when there are several, each once', () => {
    expect(aligned(['Cook', 'Ran a bar', 'Cook'], ['Cook', 'Cook', 'Cook'])).toEqual({ 0: 0, 1: 2 });
  });
});

describe('lines that kept their order', () => {
  const kept = (pairs: [number, number][]) => Object.fromEntries(keptInOrder(new Map(pairs)));

  test('are all of them when none was moved', () => {
    expect(
      kept([
        [0, 0],
        [1, 3],
        [4, 5],
      ]),
    ).toEqual({ 0: 0, 1: 3, 4: 5 });
  });

  test('are all but the one that was moved to the top', () => {
    expect(
      kept([
        [0, 3],
        [1, 0],
        [2, 1],
        [3, 2],
      ]),
    ).toEqual({ 1: 0, 2: 1, 3: 2 });
  });

  test('are none of no lines', () => {
    expect(kept([])).toEqual({});
  });
});
