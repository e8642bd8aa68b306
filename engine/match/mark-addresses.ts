import { allMatches } from '../text/all-matches.ts';
import { fewRanges } from '../text/few-ranges.ts';
import { firstFrom } from '../text/first-from.ts';
import type { Token } from '../text/tokenise.ts';

/** Longer runs of characters are no email address. */
const longestPart = 64;
const inAddress = fewRanges(/[\p{L}\p{N}._%+-]/u);

/** What stands before a number at which somebody is reached. */
const beforeNumber = fewRanges(
  /(?<!\p{L})(?:tele(?:phone|fon)|tel|phone|mobile?|handy|cell|fax|whatsapp)(?:nummer| no| number)?[.:]{0,2} {0,3}(?=\+?\(?\d[\d ()/-]{5})/giu,
);

/**
 * Marks the words of email addresses with 1: "teach@example.com" shows no teaching, and "d.kovacs.rn@…" no licence. So is the word before a number:
 * whoever has a telephone has not answered one. Linear.
 */
export function markAddresses(text: string, tokens: readonly Token[]): Uint8Array {
  const marks = new Uint8Array(tokens.length);
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const [start, end] = [edgeOf(text, at, -1), edgeOf(text, at, 1)];
    const isAddress = start < at && text.slice(at + 1, end).includes('.');
    if (isAddress) marks.fill(1, firstFrom(tokens, start), firstFrom(tokens, end));
  }
  for (const { 0: label, index } of allMatches(text, beforeNumber))
    marks.fill(1, firstFrom(tokens, index), firstFrom(tokens, index + label.length));
  return marks;
}

/** Where an address begins or ends around its "@". */
function edgeOf(text: string, at: number, step: 1 | -1): number {
  let edge = at;
  while (Math.abs(edge - at) <= longestPart && inAddress.test(text.charAt(edge + step))) edge += step;
  return step < 0 ? edge : edge + 1;
}
