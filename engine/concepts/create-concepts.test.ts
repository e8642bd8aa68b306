import { expect, test } from 'vitest';
import {
  smallConcepts,
  smallFurther,
  smallNames,
  smallPhrasings,
  smallWithFurther,
} from '../testing/small-concepts.ts';
import { conceptsNamed, whole } from './concept-names.ts';
import type { LanguageConcepts } from './create-concepts.ts';
import { findConcepts } from './find-concepts.ts';

function found({ index }: LanguageConcepts) {
  const lemmas = ['found', 'the', 'vein', 'for', 'blood'];
  return findConcepts(index, { lemmas, sentenceOf: [0, 0, 0, 0, 0], counts: () => true });
}

test('a language has the names of its lists, and the phrasings of the chunks that are given', () => {
  const [none, all] = [smallConcepts(smallNames, []), smallConcepts()];
  for (const { names, chunkOf } of [none, all]) {
    expect(conceptsNamed(names, 'phlebotomy')).toEqual([{ concept: 2, part: whole }]);
    expect([0, 1, 2].map(chunkOf)).toEqual([0, undefined, 0]);
  }
  expect(all.index.conceptOf(2)).toBe(2);
  expect(none.index.phrasingsOf(2)).toEqual([0, 0]);
});

test('links between words do not wait for phrasings', () => {
  const linksWith = (chunks: Parameters<typeof smallConcepts>[1]) =>
    smallConcepts(smallNames, chunks).wordLinks().linksOf('fitting');
  expect(linksWith([])).toEqual(linksWith([[0, smallPhrasings]]));
});

test('phrasings of further concepts are read behind those of the first', () => {
  const all = smallConcepts(smallWithFurther, [[1, smallFurther]]);
  expect([0, 1, 2].map(all.chunkOf)).toEqual([0, undefined, 1]);
  expect([0, 1].map(all.kinOf)).toEqual([[2], []]);
  expect(found(smallConcepts(smallWithFurther, []))).toEqual([]);
  expect(found(all)).toEqual([{ concept: 2, from: 2, to: 5, phrasing: 0 }]);
});
