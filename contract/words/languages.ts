import type { Language } from '#contract/languages.ts';
import type { Words } from './words.ts';

/** The words of the engine's sayings in each language; each loads when it is first needed. */
export const wordsIn: Readonly<Record<Language, () => Promise<Words>>> = {
  en: () => import('./en.ts').then(({ english }): Words => english),
  de: () => import('./de.ts').then(({ german }): Words => german),
  fr: () => import('./fr.ts').then(({ french }): Words => french),
  es: () => import('./es.ts').then(({ spanish }): Words => spanish),
  nl: () => import('./nl.ts').then(({ dutch }): Words => dutch),
};

export type WordsLanguage = Language;
