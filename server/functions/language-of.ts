import { type WordsLanguage, wordsIn } from '#contract/words/languages.ts';
import type { Words } from '#contract/words/words.ts';
import { readAcceptLanguage } from '../read-accept-language.ts';

/** The first language of an `Accept-Language` header that the product has; else English. */
export function languageOf(header: string | undefined): WordsLanguage {
  return readAcceptLanguage(header) ?? 'en';
}

/** The language that an answer is written in. */
export interface Reader {
  language: WordsLanguage;
  words: Words;
}

/** A language with its words. */
export async function loadWords(language: WordsLanguage): Promise<Reader> {
  return { language, words: await wordsIn[language]() };
}
