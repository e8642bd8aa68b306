import { expect, test } from 'vitest';
import { smallConcepts, smallFurther, smallRoots, smallWithFurther } from '../testing/small-concepts.ts';
import { conceptsNamed, whole } from './concept-names.ts';
import { createConcepts } from './create-concepts.ts';
import { findConcepts } from './find-concepts.ts';

test('a language has the phrasings and the names of its lists', () => {
  const { index, names } = createConcepts(smallConcepts, smallRoots).concepts;
  expect(index.conceptOf(2)).toBe(2);
  expect(conceptsNamed(names, 'phlebotomy')).toEqual([{ concept: 2, part: whole }]);
});

test('further phrasings of a field are read beside those that every posting has', () => {
  const { concepts, readFurther } = createConcepts(smallWithFurther, smallRoots);
  const { index } = concepts;
  const further = readFurther(smallFurther);
  expect([0, 1, 2].map(concepts.fieldOf)).toEqual([undefined, undefined, 0]);
  expect([0, 1].map(concepts.kinOf)).toEqual([[2], []]);
  const lemmas = ['found', 'the', 'vein', 'for', 'blood'];
  const found = (list: typeof index) => findConcepts(list, { lemmas, sentenceOf: [0, 0, 0, 0, 0], counts: () => true });
  expect(found(index)).toEqual([]);
  expect(found(further)).toEqual([{ concept: 2, from: 2, to: 5 }]);
});
