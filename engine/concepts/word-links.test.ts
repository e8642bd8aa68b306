import { expect, test } from 'vitest';
import { smallConcepts, smallRoots } from '../testing/small-concepts.ts';
import { indexPhrasings } from './concept-index.ts';
import { readNameList } from './name-list.ts';
import { indexWordLinks } from './word-links.ts';

const linksOf = indexWordLinks(readNameList(smallConcepts, smallRoots), indexPhrasings(smallConcepts, smallRoots), 3);

test('a word of a name goes with the words of its phrasings', () => {
  expect([...linksOf('fitting').keys()].sort()).toEqual(['balance', 'change', 'swap', 'tire', 'tyre', 'wheel']);
});

test('a word goes less with one that is in several concepts', () => {
  const links = linksOf('phlebotomy');
  expect(links.get('blood')).toBeGreaterThan(links.get('tyre') ?? 0);
});

test('a word of no name goes with none', () => {
  expect(linksOf('wheel').size).toBe(0);
  expect(linksOf('unheard-of').size).toBe(0);
});
