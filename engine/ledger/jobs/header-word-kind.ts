import { titleWord } from '../../resume/title-words.ts';
import { wordSet, wordsIn } from '../../text/word-set.ts';
import type { ClaimKind } from '../../types/claim.ts';
import type { ResumeDocument } from '../lines/document.ts';
import { numberOf } from '../numbers/number-words.ts';
import * as germanDegrees from '../vocabulary/de/degrees.ts';
import * as degrees from '../vocabulary/en/degrees.ts';
import { isAcronym, plainAcronym } from '../words/acronyms.ts';

const degreeWords = wordSet(degrees.degreeWords, germanDegrees.degreeWords);

const degreeBeginnings = wordsIn(degrees.degreeBeginnings);

/** More letters in capitals are a word. */
const longestAcronym = 5;

/** What a word of a header is looked up by. */
export function keyOf({ tokens, stemOf }: ResumeDocument, index: number, full: string): string {
  const { lower = '', surface = '' } = tokens[index] ?? {};
  // "Zwei Tage" and "2 Tage".
  const number = numberOf(lower);
  // "GALLERY" is written large, and stands for nothing.
  const isShort = isAcronym(surface) && surface.length <= longestAcronym;
  const named = isShort ? plainAcronym(surface) : stemOf[index] || full;
  return ordinalOf(lower) ?? (number === undefined ? named.replace(/^0+(?=\d)|(?<=^\d)\.0$/g, '') : `${number}`);
}

/** What a word of a header claims: a title, a degree, a number, or else somebody's name. */
export function kindOf({ tokens }: ResumeDocument, index: number): ClaimKind {
  const lower = tokens[index]?.lower ?? '';
  if (titleWord.test(lower)) return 'title';
  if (isOfDegree(lower)) return 'degree';
  return (numberOf(lower) ?? 0) > 1 || /^\d/.test(lower) ? 'number' : 'employer';
}

/** "2nd" and "second": in a header, "Second Line" is "2nd Line". */
function ordinalOf(lower: string): string | undefined {
  return /^\d{1,2}(?:nd|rd|th)$/.test(lower) ? lower : ordinals.get(lower);
}

/** "First" is left out: it may be a degree's class. */
const ordinals: ReadonlyMap<string, string> = new Map(
  wordsIn('2nd 3rd 4th 5th 6th 7th 8th 9th 10th').map((short, at) => [
    wordsIn('second third fourth fifth sixth seventh eighth ninth tenth')[at] ?? '',
    short,
  ]),
);

function isOfDegree(lower: string): boolean {
  return degreeWords.has(lower) || degreeBeginnings.some((beginning) => lower.startsWith(beginning));
}
