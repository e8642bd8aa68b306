import { describe, expect, test } from 'vitest';
import { smallNames, smallRoots } from '../testing/small-concepts.ts';
import { englishRoots } from '../text/roots/word-roots.ts';
import { indexAlikeNames } from './alike-names.ts';
import { conceptsNamed } from './concept-names.ts';
import { loadConcepts } from './load-concepts.ts';
import { readNameList } from './name-list.ts';
import { unpackNames } from './packed-concepts.ts';

const findAlike = indexAlikeNames(readNameList(unpackNames(smallNames), englishRoots), englishRoots);
const tyreFitting = 0;

describe('a concept is found by a name with the same words', () => {
  test.each([
    ['in another order', ['fitting', 'tyre']],
    ['with another ending', ['fitted', 'tyre']],
    ['between words that say nothing', ['fitting', 'of', 'the', 'tyre']],
  ])('%s', (_, words) => {
    expect(findAlike(words)).toEqual([{ concept: tyreFitting, likeness: 1 }]);
  });

  test('but not by few of them, nor by a single word', () => {
    expect(findAlike(['message', 'board', 'moderation'])).toEqual([]);
    expect(findAlike(['broker'])).toEqual([]);
  });
});

test('products and spellings are no words of names', () => {
  const { roots } = readNameList(unpackNames(smallNames), smallRoots);
  expect(roots).toEqual(['tyre', 'fitting', 'message', 'broker', 'phlebotomy', 'pb', 'cannula', 'needle']);
});

test('a concept is found in part by a name with most of the words', async () => {
  const english = await loadConcepts('en');
  const [charting] = conceptsNamed(english.names, 'periodontal charting');
  const found = english
    .findAlike(['full', 'mouth', 'periodontal', 'charting'])
    .find(({ concept }) => concept === charting?.concept);
  expect(found?.likeness).toBeGreaterThan(0.5);
  expect(found?.likeness).toBeLessThan(1);
});
