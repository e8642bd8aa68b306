import type { ConceptLanguage } from './concept-language.ts';

/**
 * The fields of work whose further phrasings are chunks of their own, by language: the folders of engine/lexicon/concepts. What
 * several fields say of one concept is in `shared`. German lists are small enough to be one chunk.
 */
export const conceptFields = {
  en: [
    'shared',
    'health',
    'education',
    'construction',
    'manufacturing',
    'transport',
    'retail',
    'hospitality',
    'services',
    'office',
    'commerce',
    'technology',
  ],
  de: [],
} as const satisfies Record<ConceptLanguage, readonly string[]>;

export type EnglishField = (typeof conceptFields)['en'][number];
