import { parseAccept } from 'hono/utils/accept';
import { findLanguage } from '#contract/languages.ts';
import { type WordsLanguage, wordsIn } from '#contract/words/languages.ts';
import type { Words } from '#contract/words/words.ts';

/** The first language of an `Accept-Language` header that there is; English without one. */
export function languageOf(header: string | undefined): WordsLanguage {
  return findLanguage(parseAccept(header ?? '').map(({ type }) => type)) ?? 'en';
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
