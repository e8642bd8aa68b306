import { type ConceptField, conceptFields } from './concept-fields.ts';
import type { ConceptIndex } from './concept-index.ts';
import type { ConceptLanguage } from './concept-language.ts';
import { type CreatedConcepts, createConcepts, type LanguageConcepts } from './create-concepts.ts';
import { loadOnce } from './load-once.ts';
import type { PackedPhrasings } from './packed-concepts.ts';

/** Each language's lists are a separate chunk: a browser loads and caches only those of its texts. */
const languages: Readonly<Record<ConceptLanguage, () => Promise<CreatedConcepts>>> = {
  en: loadOnce(async () => {
    const [{ packed }, { englishRoots }] = await Promise.all([
      import('../lexicon/data/concepts-en.generated.ts'),
      import('../text/word-roots.ts'),
    ]);
    return createConcepts(packed, englishRoots);
  }),
  de: loadOnce(async () => {
    const [{ packed }, { germanRoots }] = await Promise.all([
      import('../lexicon/data/concepts-de.generated.ts'),
      import('../text/german-root.ts'),
    ]);
    return createConcepts(packed, germanRoots);
  }),
};

type LoadFurther = () => Promise<{ packed: PackedPhrasings }>;

/** So are the further phrasings of each field of work, of which a posting asks for a few. */
const fields: { readonly [Language in ConceptLanguage]: Readonly<Record<ConceptField<Language>, LoadFurther>> } = {
  en: {
    finance: () => import('../lexicon/data/further-en-finance.generated.ts'),
    health: () => import('../lexicon/data/further-en-health.generated.ts'),
    education: () => import('../lexicon/data/further-en-education.generated.ts'),
    construction: () => import('../lexicon/data/further-en-construction.generated.ts'),
    manufacturing: () => import('../lexicon/data/further-en-manufacturing.generated.ts'),
    transport: () => import('../lexicon/data/further-en-transport.generated.ts'),
    retail: () => import('../lexicon/data/further-en-retail.generated.ts'),
    hospitality: () => import('../lexicon/data/further-en-hospitality.generated.ts'),
    services: () => import('../lexicon/data/further-en-services.generated.ts'),
    office: () => import('../lexicon/data/further-en-office.generated.ts'),
    commerce: () => import('../lexicon/data/further-en-commerce.generated.ts'),
    technology: () => import('../lexicon/data/further-en-technology.generated.ts'),
  },
  de: {
    kollegen: () => import('../lexicon/data/further-de-kollegen.generated.ts'),
  },
};

/** By the number of the field. */
const further: Readonly<Record<ConceptLanguage, readonly (() => Promise<ConceptIndex>)[]>> = {
  en: conceptFields.en.map((field) => loadIndex('en', fields.en[field])),
  de: conceptFields.de.map((field) => loadIndex('de', fields.de[field])),
};

function loadIndex(language: ConceptLanguage, load: LoadFurther): () => Promise<ConceptIndex> {
  return loadOnce(async () => {
    const [{ readFurther }, { packed }] = await Promise.all([languages[language](), load()]);
    return readFurther(packed);
  });
}

/** The concepts of a language without further phrasings. Rejects when they cannot be loaded; the next call tries again. */
export async function loadConcepts(language: ConceptLanguage): Promise<LanguageConcepts> {
  return (await languages[language]()).concepts;
}

/** The same with the further phrasings of some fields of work, by their numbers, or of all of them. */
export async function loadConceptsWith(
  language: ConceptLanguage,
  fields: Iterable<number> = further[language].keys(),
): Promise<LanguageConcepts> {
  const loading = [...fields].map(async (field) => {
    const index = await further[language][field]?.();
    return index ? [[field, index] as const] : [];
  });
  const [concepts, loaded] = await Promise.all([loadConcepts(language), Promise.all(loading)]);
  return { ...concepts, further: new Map(loaded.flat()) };
}
