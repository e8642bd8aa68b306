import { parseAccept } from 'hono/utils/accept';
import { type WordsLanguage, wordsIn } from '#contract/words/languages.ts';
import type { Words } from '#contract/words/words.ts';

/** The first language of an `Accept-Language` header that the engine has words in; English without one. */
export function languageOf(header: string | undefined): WordsLanguage {
  for (const { type } of parseAccept(header ?? '')) {
    const tag = type.toLowerCase();
    if (/^de(?:-|$)/.test(tag)) return 'de';
    if (/^en(?:-|$)/.test(tag)) return 'en';
  }
  return 'en';
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
