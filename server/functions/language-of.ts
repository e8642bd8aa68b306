import { type WordsLanguage, wordsIn } from '#contract/words/languages.ts';
import type { Words } from '#contract/words/words.ts';
import { readAcceptLanguage } from '../read-accept-language.ts';

/** The first language of an `Accept-Language` header that there is; English without one. */
export function languageOf(header: string | undefined): WordsLanguage {
  return readAcceptLanguage(header) ?? 'en';
}

/** What the reader of an answer reads. */
export interface Reader {
  language: WordsLanguage;
  words: Words;
}

/** A language with its words. */
export async function loadWords(language: WordsLanguage): Promise<Reader> {
  return { language, words: await wordsIn[language]() };
}
