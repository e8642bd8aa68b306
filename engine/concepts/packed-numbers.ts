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

/** Large numbers in two lists, so that both are single bytes: parted by `part`. */
export interface PackedLarge {
  high: string;
  low: string;
}

/** What large numbers are divided by. */
export const part = 64;

/** Reads large numbers. */
export function unpackLarge({ high, low }: PackedLarge): Uint16Array {
  const above = unpack(high);
  return unpack(low).map((number, at) => (above[at] ?? 0) * part + number);
}
