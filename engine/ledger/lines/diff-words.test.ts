import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diffWords } from './diff-words.ts';

const shown = (before: string, after: string) =>
  diffWords(before, after).map(({ kind, text }) => (kind === 'same' ? text : `${kind === 'added' ? '+' : '-'}${text}`));

describe('the difference of two lines', () => {
  test('is by words, not by letters', () => {
    expect(shown('Baked bread', 'Baked breads')).toEqual(['Baked ', '-bread', '+breads']);
  });

  test('joins changes with only a space between them into one phrase', () => {
    expect(shown('Ran the old till', 'Ran a new till')).toEqual(['Ran ', '-the old', '+a new', ' till']);
  });

  test('has what is only added or only removed at its place', () => {
    expect(shown('Baked bread', 'Baked rye bread')).toEqual(['Baked ', '+rye ', 'bread']);
    expect(shown('', 'New')).toEqual(['+New']);
    expect(shown('Old', '')).toEqual(['-Old']);
  });

  test('gives back both lines, whatever they are', () => {
    const line = fc.array(fc.constantFrom('a', 'b', ' ', '\n', 'é', '.')).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(line, line, (before, after) => {
        const parts = diffWords(before, after);
        const without = (kind: string) => parts.flatMap((part) => (part.kind === kind ? [] : part.text)).join('');
        expect(without('added')).toBe(before);
        expect(without('removed')).toBe(after);
      }),
    );
  });

  test('of very long lines is one replacement', () => {
    const long = 'word '.repeat(300);
    expect(shown(`${long}a`, `${long}b`)).toEqual([`-${long}a`, `+${long}b`]);
  });
});
