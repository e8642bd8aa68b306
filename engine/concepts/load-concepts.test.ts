import { expect, test } from 'vitest';
import { conceptFields } from './concept-fields.ts';
import { conceptsNamed } from './concept-names.ts';
import { findConcepts } from './find-concepts.ts';
import { loadConcepts, loadConceptsWith } from './load-concepts.ts';

test('a language loads once', async () => {
  expect(await loadConcepts('en')).toBe(await loadConcepts('en'));
});

test('further phrasings are those of the fields that were asked for, each of which loads once', async () => {
  const [one, two] = [await loadConceptsWith('en', [1]), await loadConceptsWith('en', [1, 2])];
  expect([...one.further.keys()]).toEqual([1]);
  expect([...two.further.keys()]).toEqual([1, 2]);
  expect(two.further.get(1)).toBe(one.further.get(1));
  expect((await loadConceptsWith('en')).further.size).toBe(conceptFields.en.length);
  expect((await loadConcepts('en')).further.size).toBe(0);
});

test('the engine knows what a trade names, and how resumes say it', async () => {
  const english = await loadConcepts('en');
  const [phlebotomy] = conceptsNamed(english.names, 'phlebotomy');
  const lemmas = ['drew', 'arterial', 'blood', 'sample'];
  const shown = findConcepts(english.index, { lemmas, sentenceOf: lemmas.map(() => 0), counts: () => true });
  expect(shown.map(({ concept }) => concept)).toContain(phlebotomy?.concept);
});
