import { expect, test } from 'vitest';
import { smallConcepts } from '../testing/small-concepts.ts';

const links = smallConcepts().wordLinks();
const strengthOf = (word: string, other: string) => {
  const { roots, strengths } = links.linksOf(word);
  return strengths[roots.indexOf(links.numberOf(other) ?? -1)];
};

test('a word of a name goes with the words of its phrasings', () => {
  const others = ['balance', 'change', 'swap', 'tire', 'tyre', 'wheel'];
  expect(links.linksOf('fitting').roots).toHaveLength(others.length);
  for (const other of others) expect(strengthOf('fitting', other), other).toBeGreaterThan(0);
});

test('a word goes less with one that is in several concepts', () => {
  expect(strengthOf('phlebotomy', 'blood')).toBeGreaterThan(strengthOf('phlebotomy', 'tyre') ?? 0);
});

test('a word of no name goes with none', () => {
  expect(links.linksOf('wheel').roots).toHaveLength(0);
  expect(links.linksOf('unheard-of').roots).toHaveLength(0);
});
