import { findLanguage, isLanguage, type Language, languages } from '#contract/languages.ts';
import { flushDraft } from './draft.ts';
import { storage } from './storage.ts';

const STORAGE_KEY = 'shortlist-language';

/** The first of the browser's languages that the product has; English without a browser. */
function browsersLanguage(): Language {
  return (typeof document === 'undefined' ? undefined : findLanguage(navigator.languages)) ?? 'en';
}

function readLanguage(): Language {
  const stored = storage.read(STORAGE_KEY);
  return isLanguage(stored) ? stored : browsersLanguage();
}

/**
 * The language of this page load: the chosen one, else the browser's. It never changes while a page is open, so texts are
 * loaded once (define-texts.ts).
 */
export const language: Language = readLanguage();

/** For `Intl`. */
export const locale = languages[language].locale;

/** Chooses a language for this browser and reloads the page in it. What was typed is kept. */
export function chooseLanguage(next: Language): void {
  flushDraft();
  storage.write(STORAGE_KEY, next);
  location.reload();
}
