/** Concepts as benchmarks/lexicon/compile-concepts.ts writes them. A list of numbers is a string with a character for each. */
export interface PackedConcepts {
  /** Every root that some phrasing holds, by its number, parted by spaces. */
  roots: string;
  /**
   * Phrasings one after the other: how much its concept's number is above the last one's, how many places it has, and for each
   * place, the rarest first, how many roots fill it, the lowest of their numbers, and the steps from each to the next.
   */
  phrasings: string;
  /** A line for each concept: its names as lemmas, `<`, its products. `|` parts them, `=` leads to the spelling that alone counts. */
  names: string;
}

/** Lower characters mean something in a text of code; the surrogates, from `gap` on, are none by themselves. */
const coding = { lowest: 0x23, gap: 0xd800, afterGap: 0xe000 } as const;

/** The character that stands for a number. @throws RangeError from 63,451 on: the lists have outgrown a character a number */
export function charCodeOf(number: number): number {
  const code = number + coding.lowest;
  const clear = code < coding.gap ? code : code + coding.afterGap - coding.gap;
  if (clear > 0xfffd) throw new RangeError(`${number} is too large to be packed.`);
  return clear;
}

/** The numbers of a packed list. */
export function unpack(packed: string): Uint16Array {
  const numbers = new Uint16Array(packed.length);
  for (let at = 0; at < packed.length; at += 1) {
    const code = packed.charCodeAt(at);
    numbers[at] = code - coding.lowest - (code < coding.gap ? 0 : coding.afterGap - coding.gap);
  }
  return numbers;
}
