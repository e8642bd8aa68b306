import { language } from '#web/lib/language.ts';

/** A German page downloads the templates of its language; an English one needs none. */
const translate = language === 'de' ? (await import('./translate.de.ts')).translate : undefined;

/**
 * A sentence of the engine, or of the server's analysis, in the page's language; for showing alone, never for what is saved,
 * downloaded or sent. The engine speaks English. What is none of its sentences, as a language model's words, stays as it is.
 */
export function inLanguage(sentence: string): string {
  return translate?.(sentence) ?? sentence;
}
