import { expect, test } from 'vitest';
import { conceptsNamed } from './concept-names.ts';
import { findConcepts } from './find-concepts.ts';
import { loadConcepts } from './load-concepts.ts';

test('a language loads once, and only those that are asked for', async () => {
  const { en, de } = await loadConcepts(['en']);
  expect(de).toBeUndefined();
  expect((await loadConcepts(['en', 'de'])).en).toBe(en);
});

test('the engine knows what a trade names, and how resumes say it', async () => {
  const { en } = await loadConcepts(['en']);
  if (en === undefined) throw new Error('English is not loaded.');
  const [phlebotomy = -1] = conceptsNamed(en.names, 'phlebotomy');
  const lemmas = ['drew', 'arterial', 'blood', 'sample'];
  const shown = findConcepts(en.index, { lemmas, sentenceOf: lemmas.map(() => 0), counts: () => true });
  expect(shown.map(({ concept }) => concept)).toContain(phlebotomy);
});
