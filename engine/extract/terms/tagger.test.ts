import { describe, expect, test } from 'vitest';
import { beginsTerm, insideTerm, labels } from './chain.ts';
import { tagTerms, unpackWeights, weightLevels, weighWords } from './tagger.ts';

describe('packed weights', () => {
  test('are one character each, from the lowest level to the highest', () => {
    const { lowest, zero, highest, step } = weightLevels;
    const [least, none, most] = unpackWeights(String.fromCharCode(lowest, zero, highest));
    expect(none).toBe(0);
    expect(least).toBeCloseTo(-25 * step, 6);
    expect(most).toBeCloseTo(25 * step, 6);
  });
});

/** A chain of four buckets: the first says "outside", the second "begins", the third "goes on". */
const features = Float32Array.from({ length: 4 * labels }, (_, index) => {
  const [bucket, label] = [Math.floor(index / labels), index % labels];
  return bucket < labels && bucket === label ? 8 : 0;
});
const weights = { features, rows: Uint16Array.of(0, 1, 2, 3), transitions: new Float64Array(labels * labels) };
const words = { words: 5, perWord: 1, buckets: Uint16Array.of(0, beginsTerm, insideTerm, 0, beginsTerm) };

describe('the tagger', () => {
  test('names the terms of a line, with how sure it is of them', () => {
    const { terms, inTerm } = tagTerms(weights, words, [0, 0, 0, 0, 0]);
    expect(terms).toMatchObject([
      { from: 1, to: 3 },
      { from: 4, to: 5 },
    ]);
    for (const { confidence } of terms) {
      expect(confidence).toBeGreaterThan(0.9);
      expect(confidence).toBeLessThan(1);
    }
    expect([...inTerm].map(Math.round)).toEqual([0, 1, 1, 0, 1]);
  });

  test('ends a term with its line', () => {
    const { terms } = tagTerms(weights, words, [0, 0, 1, 1, 1]);
    expect(terms.every(({ from, to }) => from < 2 === to <= 2)).toBe(true);
  });

  test('weighs words as it does when it names terms', () => {
    const lines = [0, 0, 1, 1, 1];
    expect(weighWords(weights, words, lines)).toEqual(tagTerms(weights, words, lines).inTerm);
  });
});
