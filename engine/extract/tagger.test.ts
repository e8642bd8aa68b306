import { describe, expect, test } from 'vitest';
import { beginsTerm, insideTerm, labels } from './chain.ts';
import { readWeights, tagTerms, unpackWeights, weightLevels, weighWords } from './tagger.ts';

describe('packed weights', () => {
  test('are one character each, from the lowest level to the highest', () => {
    const { lowest, zero, highest, step } = weightLevels;
    const [least, none, most] = unpackWeights(String.fromCharCode(lowest, zero, highest));
    expect(none).toBe(0);
    expect(least).toBeCloseTo(-25 * step, 6);
    expect(most).toBeCloseTo(25 * step, 6);
  });

  test('end with the weights of the transitions', () => {
    const { features, levels, transitions } = readWeights(`AABBCC${'B'.repeat(labels * labels)}`);
    const { step } = weightLevels;
    expect(Array.from(features, (level) => Math.round((levels[level] ?? 0) / step))).toEqual([0, 0, 1, 1, 2, 2]);
    expect([...transitions].every((weight) => weight > 0)).toBe(true);
  });
});

/** A chain of four buckets: the first says "outside", the second "begins", the third "goes on". */
const features = Uint8Array.from({ length: 4 * labels }, (_, index) => {
  const [bucket, label] = [Math.floor(index / labels), index % labels];
  return bucket < labels && bucket === label ? 1 : 0;
});
const weights = { features, levels: Float32Array.of(0, 8), transitions: new Float64Array(labels * labels) };
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
