import type { Token } from '../../text/tokenise.ts';

/** Shorter numbers without a mark are amounts: "no 3-phase work". */
const longNumber = 4;

/** Whether a word is short for "number": "GDC no. 300000", "licence no 123456". It denies nothing and ends no sentence. */
export function isNumberSign(text: string, word: Token | undefined, next: Token | undefined): boolean {
  if (word === undefined || next === undefined || (word.lower !== 'no' && word.lower !== 'nos')) return false;
  if (next.start - word.end > 3 || !/\d/.test(next.surface)) return false;
  const gap = text.slice(word.end, next.start);
  return (
    /^(?:\.:? ?|:? )#?$/.test(gap) &&
    (gap !== ' ' || (/^[\p{L}\d]+$/u.test(next.surface) && next.surface.length >= longNumber))
  );
}
