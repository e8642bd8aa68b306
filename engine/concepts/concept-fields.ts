import type { ConceptLanguage } from './concept-language.ts';

/**
 * The fields of work whose further phrasings are chunks of their own, by language: the folders of engine/lexicon/concepts. German has
 * one for all trades, because its lists are small.
 */
export const conceptFields = {
  en: [
    'health',
    'education',
    'construction',
    'manufacturing',
    'transport',
    'retail',
    'hospitality',
    'services',
    'office',
    'finance',
    'commerce',
    'technology',
  ],
  de: ['kollegen'],
} as const satisfies Record<ConceptLanguage, readonly string[]>;

export type ConceptField<Language extends ConceptLanguage> = (typeof conceptFields)[Language][number];
