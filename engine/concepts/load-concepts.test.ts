import { expect, test } from 'vitest';
import { phrasings } from '../lexicon/data/phrasings.generated.ts';
import { conceptsNamed } from './concept-names.ts';
import { findConcepts } from './find-concepts.ts';
import { loadConcepts } from './load-concepts.ts';

test('the names of a language load once, for all its chunks', async () => {
  const [none, one] = [await loadConcepts('en', []), await loadConcepts('en', [1])];
  expect(one.names).toBe(none.names);
});

test('phrasings are those of the chunks that were asked for', async () => {
  const [none, two, all] = [await loadConcepts('en', []), await loadConcepts('en', [1, 2]), await loadConcepts('en')];
  expect([none, two].map(({ chunks }) => [...chunks])).toEqual([[], [1, 2]]);
  expect(all.chunks.size).toBe(phrasings.en.length);
  expect(none.index.roots).toBe(0);
  expect(two.index.roots).toBeLessThan(all.index.roots);
});

test('the engine knows what a trade names, and how resumes say it', async () => {
  const english = await loadConcepts('en');
  const [phlebotomy] = conceptsNamed(english.names, 'phlebotomy');
  const lemmas = ['drew', 'arterial', 'blood', 'sample'];
  const shown = findConcepts(english.index, { lemmas, sentenceOf: lemmas.map(() => 0), counts: () => true });
  expect(shown.map(({ concept }) => concept)).toContain(phlebotomy?.concept);
});
