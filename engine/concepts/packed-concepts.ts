/**
 * Concepts as benchmarks/lexicon/compile-concepts.ts writes them. A list of numbers is a string with one character for each.
 * Numbers of one sort are kept together, because they are alike and compress far better that way.
 */
export interface PackedConcepts {
  /** Every root of any phrasing, in the order of their numbers, as packed words. */
  roots: string;
  /** Two numbers for each phrasing: the difference to the last one's concept number, and the number of places. */
  phrasings: string;
  /** The number of roots that fill each place of each phrasing; a phrasing's rarest place comes first. */
  places: string;
  /** The roots of each place: the lowest of their numbers, then the steps to each next one. */
  fillings: string;
  /** Every word of the names, by its number (from `nameMarks` on), as packed words. */
  nameWords: string;
  /** A line for each concept as numbers of words and marks: its names as lemmas, `<`, its products. */
  names: string;
}

/** Marks between the words of names: `|` separates names, `=` precedes the only valid spelling, a line break ends a concept. */
export const nameMarks = ['|', '\n', '<', '='] as const;

/** Lower characters have a meaning in source code; surrogates, from `gap` on, are not characters by themselves. */
const coding = { lowest: 0x23, gap: 0xd800, afterGap: 0xe000 } as const;

/** The code of the character for a number. @throws RangeError from 63,451 on: the lists are too large for one character a number */
export function charCodeOf(number: number): number {
  const code = number + coding.lowest;
  const clear = code < coding.gap ? code : code + coding.afterGap - coding.gap;
  if (clear > 0xfffd) throw new RangeError(`${number} is too large to be packed.`);
  return clear;
}

/** Reads the numbers of a packed list. */
export function unpack(packed: string): Uint16Array {
  const numbers = new Uint16Array(packed.length);
  for (let at = 0; at < packed.length; at += 1) {
    const code = packed.charCodeAt(at);
    numbers[at] = code - coding.lowest - (code < coding.gap ? 0 : coding.afterGap - coding.gap);
  }
  return numbers;
}

/**
 * The character before a word of a packed list says how many letters it shares with the word before it: `none` says none, the
 * next character one letter, and so on. They are Cyrillic, so no English or German word has them.
 */
export const wordMarks = { none: 0x400, most: 0x1f } as const;

const packedWord = /([\u0400-\u041f])([^\u0400-\u041f]*)/g;

/** The words of a packed list. */
export function unpackWords(packed: string): string[] {
  let last = '';
  return Array.from(packed.matchAll(packedWord), ([, mark = '', rest = '']) => {
    last = last.slice(0, mark.charCodeAt(0) - wordMarks.none) + rest;
    return last;
  });
}

/** The names of all concepts as one text: a line for each, with spaces between words. */
export function unpackNames({ nameWords, names }: Pick<PackedConcepts, 'nameWords' | 'names'>): string {
  const words = unpackWords(nameWords);
  let text = '';
  let afterWord = false;
  for (const number of unpack(names)) {
    const mark = nameMarks[number];
    text += mark ?? (afterWord ? ' ' : '') + (words[number - nameMarks.length] ?? '');
    afterWord = mark === undefined;
  }
  return text;
}
