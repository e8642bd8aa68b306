import { germanWords } from '../lexicon/german-words.ts';
import { detectLanguage } from '../text/detect-language.ts';
import { readGermanWords } from '../text/german.ts';
import { lineAt, type Sentence, splitSentences } from '../text/lines.ts';
import { type Token, tokenise } from '../text/tokenise.ts';
import { classifyLines, type Section, sectionNumbers } from './sections.ts';

/** A posting as words in lines (long ones as sentences) in sections. */
export interface PostingText {
  text: string;
  language: { code: string; covered: boolean };
  lines: Sentence[];
  /** The section of each line. */
  sections: Section[];
  tokens: Token[];
  /** The line of each word. */
  lineOf: Int32Array;
  /** The section's number of each line. */
  contextOf: number[];
}

/** Splits a posting; nothing is judged yet. Linear in the length. */
export function readPosting(text: string): PostingText {
  const lines = splitSentences(text);
  const sections = classifyLines(lines);
  const written = tokenise(text);
  const language = detectLanguage(written);
  const tokens = language.code === 'de' ? readGermanWords(text, written, germanWords()) : written;
  const lineOf = Int32Array.from(tokens, (token) => lineAt(lines, token.start));
  return {
    text,
    language,
    lines,
    sections,
    tokens,
    lineOf,
    contextOf: sections.map((section) => sectionNumbers[section]),
  };
}
