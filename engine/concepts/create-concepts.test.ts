import { expect, test } from 'vitest';
import { smallConcepts, smallRoots } from '../testing/small-concepts.ts';
import { conceptsNamed } from './concept-names.ts';
import { createConcepts } from './create-concepts.ts';

test('a language has the phrasings and the names of its lists', () => {
  const { index, names } = createConcepts(smallConcepts, smallRoots);
  expect(index.conceptOf(2)).toBe(2);
  expect(conceptsNamed(names, 'phlebotomy')).toEqual([2]);
});
