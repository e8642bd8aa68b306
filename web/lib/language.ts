import { flushDraft } from './draft.ts';
import { storage } from './storage.ts';

/** Each language by its own name. */
export const languages = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof languages;

const STORAGE_KEY = 'shortlist-language';
const locales: Record<Language, string> = { en: 'en-US', de: 'de-DE' };

const isLanguage = (name: string | null | undefined): name is Language => name === 'en' || name === 'de';

/** The first of the browser's languages that there is; English without a browser. */
function browsersLanguage(): Language {
  if (typeof document === 'undefined') return 'en';
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

function readLanguage(): Language {
  const stored = storage.read(STORAGE_KEY);
  return isLanguage(stored) ? stored : browsersLanguage();
}

/**
 * The language of this page load: the chosen one, else the browser's. It never changes while a page is open, so that a
 * feature's `texts.ts` can decide once between its English and its `texts.de.ts`. Those must import types alone: they are
 * awaited while the modules they would ask for are still waiting for them.
 */
export const language: Language = readLanguage();

/** For `Intl`. */
export const locale = locales[language];

/** Chooses a language for this browser and loads the page again in it. What is typed is kept. */
export function chooseLanguage(next: Language): void {
  flushDraft();
  storage.write(STORAGE_KEY, next);
  location.reload();
}
