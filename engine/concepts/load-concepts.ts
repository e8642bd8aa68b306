import { phrasings } from '../lexicon/data/phrasings.generated.ts';
import type { ConceptLanguage } from './concept-language.ts';
import { createConcepts, type LanguageConcepts, type WithPhrasings } from './create-concepts.ts';
import { loadOnce } from './load-once.ts';

/** The names of each language are a separate chunk: a browser loads and caches only those of its texts. */
const languages: Readonly<Record<ConceptLanguage, () => Promise<WithPhrasings>>> = {
  en: loadOnce(async () => {
    const [{ packed }, { englishRoots }] = await Promise.all([
      import('../lexicon/data/concepts-en.generated.ts'),
      import('../text/roots/word-roots.ts'),
    ]);
    return createConcepts(packed, englishRoots);
  }),
  de: loadOnce(async () => {
    const [{ packed }, { germanRoots }] = await Promise.all([
      import('../lexicon/data/concepts-de.generated.ts'),
      import('../text/roots/german-root.ts'),
    ]);
    return createConcepts(packed, germanRoots);
  }),
};

/**
 * The concepts of a language with the phrasings of some chunks, by number; each list of concepts is one, and a posting asks for a few.
 * Rejects when they cannot be loaded; the next call tries again.
 */
export async function loadConcepts(
  language: ConceptLanguage,
  chunks: readonly number[] = [...phrasings[language].keys()],
): Promise<LanguageConcepts> {
  const loading = chunks.map(async (chunk) => {
    const loaded = await phrasings[language][chunk]?.();
    return loaded ? [[chunk, loaded.packed] as const] : [];
  });
  const [withPhrasings, loaded] = await Promise.all([languages[language](), Promise.all(loading)]);
  return withPhrasings(new Map(loaded.flat()));
}
