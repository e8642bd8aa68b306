import type { ConceptLanguage } from './concept-language.ts';
import { type Concepts, createConcepts, type LanguageConcepts } from './create-concepts.ts';

/** Each language's lists are a separate chunk: a browser loads and caches only those of its texts. */
const load: Readonly<Record<ConceptLanguage, () => Promise<LanguageConcepts>>> = {
  async en() {
    const [{ packed }, { englishRoots }] = await Promise.all([
      import('../lexicon/data/concepts-en.generated.ts'),
      import('../text/word-roots.ts'),
    ]);
    return createConcepts(packed, englishRoots);
  },
  async de() {
    const [{ packed }, { germanRoots }] = await Promise.all([
      import('../lexicon/data/concepts-de.generated.ts'),
      import('../text/german-root.ts'),
    ]);
    return createConcepts(packed, germanRoots);
  },
};

const loading = new Map<ConceptLanguage, Promise<LanguageConcepts>>();

/** The concepts of these languages; each is loaded once. Rejects when one cannot be loaded; the next call tries again. */
export async function loadConcepts(languages: readonly ConceptLanguage[]): Promise<Concepts> {
  const loaded = await Promise.all(
    languages.map(async (language) => {
      const begun = loading.get(language) ?? load[language]();
      loading.set(language, begun);
      return [language, await begun] as const;
    }),
  ).catch((error: unknown) => {
    for (const language of languages) loading.delete(language);
    throw error;
  });
  return Object.fromEntries(loaded);
}
