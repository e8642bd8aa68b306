import { describe, expect, test } from 'vitest';
import { tokenise } from '../../text/tokenise.ts';
import { extractFeatures, featureBuckets, type TextFeatures } from './features.ts';

const noFields = { fieldsOf: () => undefined, longestFieldKey: () => 0 };

function featuresOf(text: string, { lineOf = [0, 0, 0, 0, 0, 0, 0], context = 0 } = {}) {
  const tokens = tokenise(text);
  return wordsOf(extractFeatures(tokens, lineOf, [context, context], [], noFields));
}
/** The features of each word. */
const wordsOf = ({ words, perWord, buckets }: TextFeatures) =>
  Array.from({ length: words }, (_, word) => buckets.subarray(word * perWord, (word + 1) * perWord));
/** In how many features two words differ. */
const difference = (a: Uint16Array | undefined, b: Uint16Array | undefined) =>
  [...(a ?? [])].filter((feature, index) => feature !== b?.[index]).length;

describe('the features of a word', () => {
  test('are as many for every word, each a bucket', () => {
    const features = featuresOf('Knows Kubernetes and C++ since 2019');
    expect(features.map(({ length }) => length)).toEqual(Array(6).fill(43));
    for (const bucket of features.flatMap((own) => [...own])) {
      expect(bucket).toBeGreaterThanOrEqual(0);
      expect(bucket).toBeLessThan(featureBuckets);
    }
  });

  test('are the same for the same words: the weights that were learned depend on them', () => {
    expect(featuresOf('wound care')).toEqual(featuresOf('wound care'));
    expect([...(featuresOf('care')[0] ?? [])].slice(0, 4)).toEqual([16065, 4822, 55246, 30489]);
  });

  test('depend on the words two to the left and right', () => {
    const middle = (text: string) => featuresOf(text)[2];
    const own = middle('a b care d e');
    for (const other of ['x b care d e', 'a x care d e', 'a b care x e', 'a b care d x'])
      expect(difference(own, middle(other)), other).toBeGreaterThan(0);
    expect(difference(featuresOf('z a b care')[3], featuresOf('y a b care')[3])).toBe(0);
  });

  test('depend on nothing beyond the line', () => {
    const split = { lineOf: [0, 1] };
    expect(difference(featuresOf('x care', split)[1], featuresOf('y care', split)[1])).toBe(0);
  });

  test("depend on the word's look and on its section", () => {
    expect(difference(featuresOf('AWS')[0], featuresOf('aws')[0])).toBeGreaterThan(0);
    expect(difference(featuresOf('care')[0], featuresOf('care', { context: 3 })[0])).toBeGreaterThan(0);
  });
});

test('a listed term and a word of a field of work are told from other words', () => {
  const tokens = tokenise('care');
  const term = { name: 'care', kind: 'skill', trusted: true, names: ['care'], exactCase: undefined } as const;
  const [plain] = wordsOf(extractFeatures(tokens, [0], [0], [], noFields));
  const [listed] = wordsOf(extractFeatures(tokens, [0], [0], [{ term, from: 0, to: 1 }], noFields));
  const [inField] = wordsOf(extractFeatures(tokens, [0], [0], [], { fieldsOf: () => [4], longestFieldKey: () => 1 }));
  expect(difference(plain, listed)).toBeGreaterThan(0);
  expect(difference(plain, inField)).toBeGreaterThan(0);
  expect(difference(listed, inField)).toBeGreaterThan(0);
});
