import { allMatches } from '../../text/all-matches.ts';
import { fewRanges } from '../../text/few-ranges.ts';
import {
  byOthers,
  deedOfOthers,
  elsewhere,
  everything,
  exceptions,
  forward,
  hints,
  lesser,
  own,
  standing,
} from './standing-cues.ts';

/** What a sentence's words let it be searched for. */
export interface SentenceHints {
  /** The hints of all its words (`hintsOf`). */
  hinted: number;
  /** Somebody who may act stands where a clause begins. */
  opensWithRole: boolean;
}

/** The stretches of a sentence that tell of what is planned, lapsed, watched or done by others. */
export function* standingsIn(
  sentence: string,
  { hinted, opensWithRole }: SentenceHints,
): Generator<[start: number, end: number]> {
  const has = (hint: number) => (hinted & hint) !== 0;
  const patterns = [
    has(hints.standing) && /[:(–—]| -/.test(sentence) ? standing : undefined,
    has(hints.role) && has(hints.byOthers) ? byOthers : undefined,
    has(hints.elsewhere) ? elsewhere : undefined,
  ];
  for (const pattern of patterns)
    for (const { 0: found, index } of pattern ? allMatches(sentence, pattern) : [])
      yield [openingOf(sentence, index, found.startsWith(':')), index + found.length];
  for (const { 0: found, index } of has(hints.lesser) ? allMatches(sentence, lesser) : [])
    yield [index, index + found.length];
  const begun = forward.exec(sentence);
  if (begun) yield [0, endOf(sentence, begun[0].length)];
  for (const { 0: found, index } of opensWithRole ? allMatches(sentence, deedOfOthers) : []) {
    const deed = found.slice(found.indexOf(' '));
    if (!own.test(deed) && !isCompound(found)) yield [index, index + found.length];
  }
  if (has(hints.exceptions) && everything.test(sentence))
    for (const { 0: found, index } of allMatches(sentence, exceptions)) yield [index, index + found.length];
}

/**
 * "Management accounts", "staff nurse duties" and "IT systems" are things, and so is whatever stands behind "project management";
 * whoever accounts or does something now has an article: "The office accounts for it".
 */
function isCompound(found: string): boolean {
  return !determined.test(found) && (compound.test(found) || field.test(found));
}

const determined =
  /^(?:the|a|an|my|our|your|his|her|their|another|other|others|somebody|someone|everybody|nobody|head office) /i;
const compound = fewRanges(/^\p{L}+ (?:(?!\p{L}+ed )[\p{L}-]+(?<!s) ){0,2}?\p{L}+(?<!s)s(?!\p{L})/u);
const field = fewRanges(/^(?:[\p{L}-]+ ){1,2}?(?:management|finance|legal|it|hr|corporate|leads?|seniors?) /iu);

/** Where the clause or item begins. A label in front of a colon is all of its line: "Brakes, clutches: not my trade". */
function openingOf(sentence: string, to: number, isLabel: boolean): number {
  const before = sentence.slice(Math.max(0, to - 160), to);
  const isWhole = isLabel && !before.includes(':') && !before.includes('(');
  const marks = allMatches(before, isWhole ? labelMarks : clauseMarks);
  const last = marks.at(-1);
  return to - before.length + (last ? last.index + last[0].length : 0);
}

const clauseMarks =
  /[,;:(] ?|(?:^|,)? ?\b(?:but|whereas|while|though|although|before|until|when|aber|während|bevor)\b ?/gi;
const labelMarks = /; ?/g;

function endOf(sentence: string, from: number): number {
  const rest = sentence.slice(from, from + 160);
  const end = rest.search(/[;.!?\n]|,? (?:but|however|whereas|while|aber|jedoch) |,? (?:and )?(?:I|we|ich) /i);
  return from + (end < 0 ? rest.length : end);
}
