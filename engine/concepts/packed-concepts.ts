import type { PackedLarge } from './packed-numbers.ts';
import { type PackedRepeats, RepeatedNumbers } from './repeated-numbers.ts';

/**
 * The roots of the phrasings of some concepts, as benchmarks/lexicon/compile-concepts.ts writes them. A list of numbers is a string with one
 * character for each. Numbers of one sort are kept together, because they are alike and compress far better that way.
 */
export interface PackedRoots {
  /** The roots that are not known yet, as packed words; they are numbered behind those that are. */
  otherRoots: string;
  /** For each of the concepts, how many roots its phrasings have that are not known to be its own. */
  ownCounts: string;
  /** Those roots: for each concept the lowest of their numbers, then the steps to each next one. */
  own: PackedLarge;
}

/** The phrasings of some concepts. */
export interface PackedPhrasings extends PackedRoots {
  /** Two numbers for each phrasing: the difference to the last one's concept number, and the number of places. */
  phrasings: string;
  /**
   * The number of roots that fill each place of each phrasing; a phrasing's rarest place comes first. From `placeAgain` on it is one that
   * the concept has had: of its different places the last one, the one before it, and so on.
   */
  places: string;
  /**
   * The roots of each place, numbered within their concept, those of its names first: the lowest number, then the steps to each next
   * one. Most are told again and again in one concept, and small numbers pack far better than those of all roots.
   */
  fillings: string;
}

/** More than the roots of any place. */
export const placeAgain = 60;

/**
 * All concepts of a language, without their phrasings: those are chunks of their own. The words of names are told first: most roots
 * are theirs.
 */
export interface PackedConcepts extends PackedRoots {
  /** Every word of the names, by its number (from `nameMarks` on), as packed words. */
  nameWords: string;
  /** A line for each concept as numbers of words and marks: its names as lemmas, `<`, its products; a group is a line. */
  names: PackedRepeats;
  /** For each concept the chunk that has its phrasings, from one on; 0 for a licence or tool, which has none. */
  chunks: string;
  /** How many concepts there are before the further ones. */
  first: number;
  /** For each further concept how many of the first ones are about the same, and their numbers: the lowest, then the steps. */
  kinCounts: string;
  kin: PackedLarge;
}

/**
 * Marks between the words of names: `|` separates names, `=` precedes the only valid spelling, a line break ends a concept. `/` begins the names
 * of another part, `~` those of a part that nothing else shows, `?` those that prove nothing, `<` products; `!` before the names of a concept says that it is a credential.
 */
export const nameMarks = ['|', '\n', '<', '=', '/', '?', '!', '~'] as const;

/**
 * The character before a word of a packed list says how many letters it shares with the word before it: `none` says none, the
 * next character one letter, and so on. They are Cyrillic, so no English or German word has them.
 */
export const wordMarks = { none: 0x400, most: 0x1f } as const;

/** The words of a packed list. Read by their characters: a pattern takes three times as long, on every start. */
export function unpackWords(packed: string): string[] {
  const words: string[] = [];
  let last = '';
  for (let at = 0; at < packed.length; ) {
    const shared = packed.charCodeAt(at) - wordMarks.none;
    let end = at + 1;
    while (end < packed.length && !isWordMark(packed.charCodeAt(end))) end += 1;
    last = last.slice(0, shared) + packed.slice(at + 1, end);
    words.push(last);
    at = end;
  }
  return words;
}

function isWordMark(code: number): boolean {
  return code >= wordMarks.none && code <= wordMarks.none + wordMarks.most;
}

/** The names of all concepts: their words, and the numbers of words and marks. */
export interface WrittenNames {
  /** The number of a word is its place plus that of the marks. */
  words: readonly string[];
  /** For each concept its names and products with the marks between them; each concept ends with a line break but the last. */
  written: Uint16Array;
}

export function unpackNames({ nameWords, names }: Pick<PackedConcepts, 'nameWords' | 'names'>): WrittenNames {
  const numbers = new RepeatedNumbers(names, nameMarks.length);
  const written = new Uint16Array(numbers.length);
  for (let at = 0; at < written.length; at += 1) {
    const number = numbers.next();
    written[at] = number;
    if (nameMarks[number] === '\n') numbers.begin();
  }
  return { words: unpackWords(nameWords), written };
}
