import { type JudgedLine, judgedLine } from '../judge/words/align-words.ts';
import { areOfOneFamily } from '../judge/words/alike.ts';
import { wordRoot } from '../judge/words/word-root.ts';
import { type Case, spanOfWords } from '../lines/claim.ts';
import type { ResumeDocument, ResumeLine } from '../lines/document.ts';
import { type Doubt, defineRule, settledInWords } from '../lines/rule.ts';
import { type Amount, isSameAmount } from '../numbers/amounts.ts';
import { movedNumberDoubt } from './moved-number-doubt.ts';

/** The most numbers looked at in a line, and the most words beside each. */
const most = 6;
const reach = 4;
/** One word beside each number is the least that can change places. */
const leastCrossed = 2;

/**
 * Two figures that changed places ("58% trust-wide, 49% of ours"), a move the other way round ("from 48 to 61"), or one figure that moved otherwise
 * ("by 14%" for "to 14%").
 */
export const moveRule = defineRule<Doubt>({
  id: 'move',
  roles: ['sentence', 'list', 'credential'],
  unless: ['number', 'percent', 'counts'],
  skipsSummary: true,
  claims: movedFigures,
  proves: settledInWords,
  question: (_, { asked }) => asked,
});

function movedFigures(given: Case): Doubt[] {
  const { line, improved, original, sources } = given;
  const source = sources.lines[0];
  if (source === undefined || source.role === 'header' || line.amounts.length === 0) return [];
  const pairs = line.amounts.slice(0, most).flatMap((now): Pair[] => {
    const [was, ...others] = source.amounts.slice(0, most).filter((other) => isSameAmount(other, now));
    return was && others.length === 0 ? [{ now, was }] : [];
  });
  const moves = pairs.map((pair) => ({
    pair,
    now: wayOf(improved, line, pair.now),
    was: wayOf(original, source, pair.was),
  }));
  const began = moves.find(({ now, was }) => now === 'from' && was === 'to');
  const isReversed = began !== undefined && moves.some(({ now, was }) => now === 'to' && was === 'from');
  const hit =
    moves.find(({ now, was }) => isTurned(now, was))?.pair ??
    (isReversed ? began.pair : undefined) ??
    // Who does what in German is read elsewhere.
    (improved.isGerman ? undefined : swapped(pairs, judgedLine(improved, line), judgedLine(original, source), given));
  return hit === undefined ? [] : [movedNumberDoubt(given, source, spanOfWords(improved, hit.now.from, hit.now.to))];
}

interface Pair {
  now: Amount;
  was: Amount;
}

type Way = 'from' | 'to' | 'by';
const ways: ReadonlyMap<string, Way> = new Map([
  ['from', 'from'],
  ['to', 'to'],
  ['by', 'by'],
]);
/** Before other figures than percentages these mean much else, and no move. */
const germanWays: ReadonlyMap<string, Way> = new Map([
  ['von', 'from'],
  ['auf', 'to'],
  ['um', 'by'],
]);
/** Words that may stand between "by" and its figure. */
const about =
  /^(?:about|around|some|roughly|nearly|almost|over|approximately|approx|circa|just|under|an?|another|rund|etwa|ungefähr|ca|knapp|gut|fast|über)$/;

/** Whether the figure is where something started, where it ended, or how far it went. */
function wayOf({ tokens }: ResumeDocument, line: ResumeLine, { from, unit }: Amount): Way | undefined {
  let index = from - 1;
  while (index > line.from && about.test(tokens[index]?.lower ?? '')) index -= 1;
  // "Up to", "due to", "thanks to": no end of a move.
  if (index < line.from || /^(?:up|down|close|due|next|thanks|owing)$/.test(tokens[index - 1]?.lower ?? ''))
    return undefined;
  const { lower = '' } = tokens[index] ?? {};
  return ways.get(lower) ?? (unit === 'percent' ? germanWays.get(lower) : undefined);
}

/** One "from" for a "to" may only be another way to tell a range; "by" is always another thing. */
function isTurned(now: Way | undefined, was: Way | undefined): boolean {
  return now !== undefined && was !== undefined && now !== was && (now === 'by' || was === 'by');
}

/** The first of two numbers of which each stands by words that stood by the other. */
function swapped(pairs: readonly Pair[], now: JudgedLine, was: JudgedLine, given: Case): Pair | undefined {
  const read = pairs.map((pair) => ({
    pair,
    own: wordsBeside(given.improved, now, pair.now),
    old: wordsBeside(given.original, was, pair.was),
  }));
  for (const [at, a] of read.entries())
    for (const b of read.slice(at + 1)) {
      if (a.pair.now.unit !== b.pair.now.unit) continue;
      const [ofA, ofB] = [only(a.old, b.old), only(b.old, a.old)];
      const [isA, isB] = [only(a.own, b.own), only(b.own, a.own)];
      const [first, second] = [shared(isA, ofB), shared(isB, ofA)];
      const isKept = shared(isA, ofA) + shared(isB, ofB) > 0;
      if (!isKept && first > 0 && second > 0 && first + second >= leastCrossed) return a.pair;
    }
  return undefined;
}

const only = (words: readonly string[], others: readonly string[]) =>
  words.filter((word) => !others.some((other) => areOfOneFamily(word, other)));
const shared = (words: readonly string[], others: readonly string[]) =>
  words.filter((word) => others.some((other) => areOfOneFamily(word, other))).length;

/** The words beside a number, up to the next mark or number; a year is a word. */
function wordsBeside(
  { tokens, inAmount, text }: ResumeDocument,
  { line, tags }: JudgedLine,
  { from, to }: Amount,
): string[] {
  const words: string[] = [];
  const add = (index: number): boolean => {
    const { lower = '', lemma = '' } = tokens[index] ?? {};
    const isYear = /^(?:19|20)\d\d$/.test(lower);
    if (inAmount[index] === 1 && !isYear) return false;
    const tag = tags[index - line.from];
    if (tag === 'conjunction' || /^(?:against|compared|versus|vs|while|but)$/.test(lower)) return false;
    if (isYear || tag === 'noun' || tag === 'modifier' || tag === 'verb') words.push(isYear ? lower : wordRoot(lemma));
    return true;
  };
  const end = Math.min(line.from + tags.length, to + reach);
  // The sign of a percentage is no mark between words.
  const opens = (index: number) =>
    tokens[index]?.opens === true && !(index === to && isAfterPercent(text, tokens[to - 1]?.end));
  for (let index = to; index < end && !opens(index) && add(index); index += 1);
  const begin = Math.max(line.from, from - reach);
  for (let index = from - 1; index >= begin && !tokens[index + 1]?.opens && add(index); index -= 1);
  return words;
}

function isAfterPercent(text: string, end = 0): boolean {
  return /^ ?%[ -]?(?![,;.:)])/.test(text.slice(end, end + 4));
}
