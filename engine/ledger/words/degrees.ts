import type { Token } from '../../text/tokenise.ts';
import { shortDegrees } from '../vocabulary/en/degrees.ts';
import { shortForms } from '../vocabulary/read-table.ts';

const degrees = shortForms(shortDegrees);

/** A short degree in words `from` to before `to`: "BSc", "B.Sc.", "B.A.". */
export interface ShortDegree {
  words: string[];
  from: number;
  to: number;
}

/** The short degree that starts at a word, if one does. */
export function degreeAt(tokens: readonly Token[], from: number, end: number, text: string): ShortDegree | undefined {
  let letters = tokens[from]?.surface ?? '';
  if (!/^\p{Lu}/u.test(letters)) return undefined;
  let to = from + 1;
  for (let next = tokens[to]; next && to < end && to < from + 4; next = tokens[to]) {
    // "B.A." and "B. A."
    if (!/^\. ?$/.test(text.slice(tokens[to - 1]?.end ?? 0, next.start)) || next.surface.length > 4) break;
    if (text[next.start - 1] === ' ' && !/^\p{Lu}\p{Ll}{0,2}\.?$/u.test(text.slice(next.start, next.end + 1))) break;
    letters += next.surface;
    to += 1;
  }
  const known = degrees.get(letters.toLowerCase());
  // "As" and "Med" are words; a degree has at least two capitals.
  if (known === undefined || (letters.match(/\p{Lu}/gu) ?? []).length < 2) return undefined;
  return { words: known.split(' '), from, to };
}
