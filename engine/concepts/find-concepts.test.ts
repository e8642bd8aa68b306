import { describe, expect, test } from 'vitest';
import { smallConcepts } from '../testing/small-concepts.ts';
import { findConcepts, type SentenceWords } from './find-concepts.ts';

const { index } = smallConcepts();

/** Concepts with the words that show them; "." ends a sentence. */
function shown(text: string, options: Partial<SentenceWords> = {}): string[] {
  const words = text.split(' ').filter((word) => word !== '.');
  let sentence = 0;
  const sentenceOf = text.split(' ').flatMap((word) => {
    if (word !== '.') return [sentence];
    sentence += 1;
    return [];
  });
  return findConcepts(index, { lemmas: words, sentenceOf, counts: () => true, ...options }).map(
    ({ concept, from, to }) => `${concept}: ${words.slice(from, to).join(' ')}`,
  );
}

describe('a sentence shows a concept', () => {
  test('when it fills all places of a phrasing, in any order', () => {
    expect(shown('i swap every tire')).toEqual(['0: swap every tire']);
    expect(shown('the tire i change')).toEqual(['0: tire i change']);
  });

  test('not when a place is open', () => {
    expect(shown('i change the wheel')).toEqual([]);
  });

  test('by a word that stands for several, and by none that stands for one', () => {
    const [swap = [], tire = []] = index.familiesOf({
      lemmas: ['swap', 'tire'],
      sentenceOf: [0, 0],
      counts: () => true,
    });
    const families = [[...swap, ...tire]];
    expect(shown('both', { families })).toEqual([]);
    expect(shown('both', { families, manifold: [1] })).toEqual(['0: both']);
  });

  test('only when the words are close together', () => {
    expect(shown(`swap ${'x '.repeat(4)}tire`)).toHaveLength(1);
    expect(shown(`swap ${'x '.repeat(9)}tire`)).toEqual([]);
  });

  test('not over its end', () => {
    expect(shown('i draw . the blood')).toEqual([]);
  });

  test('not with a word that does not count', () => {
    expect(shown('draw blood', { counts: (word) => word > 0 })).toEqual([]);
  });

  test('only if the concept is wanted', () => {
    expect(shown('draw blood', { wanted: new Set([0]) })).toEqual([]);
    expect(shown('draw blood', { wanted: new Set([2]) })).toEqual(['2: draw blood']);
  });

  test('also at the end of a text without full stops', () => {
    expect(shown(`${'x '.repeat(1_000)}draw blood`)).toEqual(['2: draw blood']);
  });
});
