import type { Words } from './words.ts';

/** The languages that the engine's sayings have words in; each loads when it is first needed. */
export const wordsIn = {
  en: () => import('./en.ts').then(({ english }): Words => english),
  de: () => import('./de.ts').then(({ german }): Words => german),
} as const;

export type WordsLanguage = keyof typeof wordsIn;
