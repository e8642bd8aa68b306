import { expect, test } from 'vitest';
import { conceptsNamed, indexNames, isShownInOtherWords, whole } from '../../engine/concepts/concept-names.ts';
import { readOwnRoots, rootsOfNames, withPhrasingRoots } from '../../engine/concepts/known-roots.ts';
import { unpackNames } from '../../engine/concepts/packed-concepts.ts';
import { readPhrasings } from '../../engine/concepts/read-phrasings.ts';
import { englishRoots } from '../../engine/text/roots/word-roots.ts';
import { wordRoots } from './build-concepts.ts';
import { compileConcepts } from './compile-concepts.ts';
import { readConcept } from './read-concept.ts';

const concepts = [
  'tyre fitting = [change|swap] [tyre|wheel]; rotate [tyre|wheel] rim; [change|swap] bolt nut; clean [tyre|wheel] mud',
  'car washing = clean [tyre|wheel]; wash bonnet; clean bonnet door',
].map((line) => ({ ...readConcept(line), chunk: 0 }));

/** A phrasing in words: the order of its places and of the roots in a place means nothing. */
function tell(concept: number, places: readonly (readonly string[])[]): string {
  return `${concept}: ${places
    .map((roots) => [...roots].sort().join('|'))
    .sort()
    .join(' ')}`;
}

test('phrasings are read as they were written, places that a concept has again among them', () => {
  const { packed, phrasings } = compileConcepts(concepts, wordRoots.en);
  const known = withPhrasingRoots(rootsOfNames(unpackNames(packed), englishRoots), packed, readOwnRoots(packed));
  const read = readPhrasings(phrasings, known);
  const told = [...read.starts].map((start, phrasing) => {
    let at = start + 1;
    const places = Array.from({ length: read.numbers[start] ?? 0 }, () => {
      const from = at + 1;
      at = from + (read.numbers[at] ?? 0);
      return Array.from(read.numbers.subarray(from, at), (root) => read.roots[root] ?? '');
    });
    return tell(read.concepts[phrasing] ?? -1, places);
  });
  const written = concepts.flatMap(({ phrasings }, concept) =>
    phrasings.map((places) =>
      tell(
        concept,
        places.map((words) => words.map(englishRoots.rootOf)),
      ),
    ),
  );
  expect(told.sort()).toEqual(written.sort());
});

test('a proper name is shown by itself alone, and the parts behind it are not', () => {
  const { packed } = compileConcepts(
    [{ ...readConcept('design software / Creo / sketching ? screens'), chunk: 0 }],
    wordRoots.en,
  );
  const names = indexNames(unpackNames(packed), englishRoots);
  const isShown = (key: string) => conceptsNamed(names, key).map(({ part }) => isShownInOtherWords(part));
  expect(isShown('creo')).toEqual([false]);
  expect(isShown('sketching')).toEqual([true]);
});

test('a tool that stands among the products of its own list shows the kind, and no other product', () => {
  const { packed } = compileConcepts(
    [{ ...readConcept('Clio ? practice software !tool < Clio; LEAP'), chunk: 0 }],
    wordRoots.en,
  );
  const names = indexNames(unpackNames(packed), englishRoots);
  const partOf = (key: string) => conceptsNamed(names, key).map(({ part }) => part);
  expect(partOf('practice software')).toEqual([whole]);
  expect(partOf('clio')).not.toEqual([whole]);
  expect(partOf('leap')).not.toEqual(partOf('clio'));
});
