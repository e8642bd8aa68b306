import type { Lexicon } from '../../lexicon/lexicon.ts';
import { type ResumeDocument, readDocument } from './document.ts';
import { type KnownWords, knownWordsOf } from './known-words.ts';

/** The original of a rewrite, and what it names. */
interface Original {
  original: ResumeDocument;
  known: KnownWords;
}

interface Remembered extends Original {
  text: string;
  isGerman: boolean;
}

const last = new WeakMap<Lexicon, Remembered>();

/**
 * Reads an original. The last one is remembered: one rewrite after the other is held against it, at the least the proposal and what is
 * safe of it.
 */
export function readOriginal(text: string, lexicon: Lexicon, isGerman: boolean): Original {
  const remembered = last.get(lexicon);
  if (remembered?.text === text && remembered.isGerman === isGerman) return remembered;
  const original = readDocument(text, lexicon, isGerman);
  const read = { text, isGerman, original, known: knownWordsOf(original) };
  last.set(lexicon, read);
  return read;
}
