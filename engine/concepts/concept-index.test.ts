import { describe, expect, test } from 'vitest';
import { smallConcepts } from '../testing/small-concepts.ts';

const { index } = smallConcepts();
const roots = index.rootNames();
const rootOf = (word: string) => roots.indexOf(word);
const phrasingsBy = (word: string) => Array.from(index.phrasingsBy(rootOf(word)));

describe('the index of phrasings', () => {
  test('finds a phrasing by the roots of its rarest place alone', () => {
    expect(phrasingsBy('tire')).toEqual([0]);
    expect(phrasingsBy('balance')).toEqual([1]);
    expect(phrasingsBy('draw')).toEqual([2]);
    for (const other of ['change', 'swap', 'wheel', 'blood']) expect(phrasingsBy(other)).toEqual([]);
  });

  test('knows the concept of each phrasing', () => {
    expect([0, 1, 2].map((phrasing) => index.conceptOf(phrasing))).toEqual([0, 0, 2]);
  });

  test('knows its places, and reaches a few words further than they need', () => {
    const { concept, places, reach } = index.patternOf(0);
    expect(concept).toBe(0);
    expect(places).toEqual([[rootOf('tire')], [rootOf('change'), rootOf('swap')]]);
    expect(reach).toBeGreaterThan(places.length);
  });

  test('says whether every place is filled, now and not earlier', () => {
    const seenIn = (...words: string[]) => roots.map((root) => (words.includes(root) ? 7 : 6));
    expect(index.isFilled(0, seenIn('tire', 'swap'), 7)).toBe(true);
    expect(index.isFilled(0, seenIn('tire', 'change'), 7)).toBe(true);
    expect(index.isFilled(0, seenIn('tire', 'wheel'), 7)).toBe(false);
    expect(index.isFilled(0, seenIn('tire', 'swap'), 8)).toBe(false);
  });

  test('brings the words that count to their roots, and has no number for a root of no phrasing', () => {
    const families = index.familiesOf({
      lemmas: ['drawed', 'bake', 'blood'],
      sentenceOf: [0, 0, 0],
      counts: (word) => word < 2,
    });
    expect(families).toEqual([[rootOf('draw')], [], []]);
    expect(index.roots).toBe(roots.length);
  });
});
