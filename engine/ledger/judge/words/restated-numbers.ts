import type { Span } from '../../../types/span.ts';
import type { ResumeDocument, ResumeLine } from '../../lines/document.ts';
import { movesIn } from '../../number-rules/derive-numbers.ts';
import { type Amount, isSameAmount } from '../../numbers/amounts.ts';
import { ordinals } from '../../vocabulary/en/numbers.ts';
import { germanGroup } from './german-group.ts';
import { nthsIn, tellsShare } from './nth-share.ts';

/** "One of three nurses": the most words between "one" and the number. */
const mostBetween = 3;
/** Words for the others of a group: "with two other nurses". */
const others = /^(?:others?|colleagues?|more|further|weitere[nrs]?|anderen?|kolleg\p{L}*)$/u;
/** The most lines whose numbers are looked at. */
const mostAmounts = 12;

/**
 * Whether a number of a line is a number of its sources seen from the other end: "from 69 to 84" for "84, up from 69"; "with
 * two other nurses" for "one of three nurses".
 */
export function isRestated(
  improved: ResumeDocument,
  line: ResumeLine,
  original: ResumeDocument,
  sources: readonly ResumeLine[],
  span: Span,
): boolean {
  const amount = amountAt(improved, line, span);
  if (amount === undefined) return false;
  return sources.some(
    (source) =>
      isSameMove(improved, line, original, source, amount) ||
      isGroup(improved, line, original, source, amount) ||
      isSpelledOut(original, source, amount) ||
      isOfPair(improved, line, original, source, amount) ||
      isOfYear(line, source, amount) ||
      isShareOf(improved, line, source, amount) ||
      isNthOf(line, source, amount) ||
      isShareIn(source, amount),
  );
}

function amountAt({ tokens }: ResumeDocument, line: ResumeLine, { start }: Span): Amount | undefined {
  return line.amounts.find(({ from }) => tokens[from]?.start === start);
}

/** What is no amount by itself: fractions, inflected numbers, once and twice, the Roman numbers of parts and levels. */
const spelledOut: readonly [number, Amount['unit'], RegExp][] = [
  [50, 'percent', /\b(?:Hälfte|halbiert\p{L}*)/u],
  [25, 'percent', /\bViertel\b/u],
  [75, 'percent', /\bdrei Viertel\b|\bdreiviertel\b/iu],
  [20, 'percent', /\bFünftel\b|\bfifth\b|\b(?:one in five|1 in 5)\b/u],
  [10, 'percent', /\bZehntel\b|\btenth\b|\b(?:one in ten|1 in 10)\b/u],
  [5, 'count', /\ba fifth\b/u],
  [10, 'count', /\ba tenth\b/u],
  [
    2,
    'count',
    /\bzweier\b|\bbeiden?r?\b|\bzwei\p{L}+|\bboth\b|\bcouple\b|\bpair of\b|\bfortnight\p{L}*|\bbi-?weekly\b|\bevery other\b|\balternate\b/u,
  ],
  [2, 'count', /\bzu zweit\b|\bZweier|\bvierzehntäg|\bhalbjährlich|\bhalf-yearly|\b14[- ]?(?:Tage|täg|days?)/u],
  [14, 'count', /\bzweiwöch|\b(?:zwei|2) Wochen|\b(?:two|2) weeks|\bfortnight/iu],
  [3, 'count', /\bdreier\b|\bdrei\p{L}+|\bzu dritt\b|\bDreier/u],
  [4, 'count', /\bzu viert\b|\bVierer/u],
  [5, 'count', /\bzu fünft\b|\bFünfer/u],
  [1, 'count', /\b(?:one|single|eine?[nmrs]?|erste[nmrs]?)\b/iu],
  [2, 'count', /\bzweite[nmrs]?\b|\b(?:second|2nd)\b/iu],
  [3, 'count', /\bdritte[nmrs]?\b|\b(?:third|3rd)\b/iu],
  [4, 'count', /\bvierte[nmrs]?\b/iu],
  [30, 'count', /\bhalf[- ](?:an |the )?hour|\bhalbe?n?[- ]?(?:Stunde|stündlich)/iu],
  [15, 'count', /\bquarter of an hour\b|\bViertelstunde/iu],
  [90, 'count', /\bhour and a half\b|\bone and a half hours\b|\b(?:anderthalb|eineinhalb) Stunden\b/iu],
  [50, 'percent', /\b30[- ](?:minutes?|minuten)\b/iu],
  [1, 'count', /\beinmal\b|\bonce\b/iu],
  [2, 'count', /\bzweimal\b|\btwice\b/iu],
  [2, 'count', /halbjährlich|jedes Halbjahr/iu],
  [2, 'count', /\bHälfte\b/u],
  [3, 'count', /\bDrittel\b/u],
  [4, 'count', /\bViertel\b/u],
  [5, 'count', /\bFünftel\b/u],
  ...(['I', 'II', 'III', 'IV', 'V'] as const).map((roman, place): [number, Amount['unit'], RegExp] => [
    place + 1,
    'count',
    new RegExp(
      String.raw`\b(?:Teile?n?|Stufen?|Module?n?|Phasen?|Parts?|Levels?|Stages?) (?:[IVX]+(?: |, | und | and | bis ){1,3}){0,4}${roman}\b`,
      'u',
    ),
  ]),
];

function isSpelledOut(original: ResumeDocument, { from, to }: ResumeLine, { value, unit }: Amount): boolean {
  const text = original.text.slice(original.tokens[from]?.start ?? 0, original.tokens[to - 1]?.end ?? 0);
  return spelledOut.some(([number, kind, pattern]) => number === value && kind === unit && pattern.test(text));
}

/** "Half of which" for two of four. */
function isShareIn({ amounts }: ResumeLine, { value, unit }: Amount): boolean {
  const counts = amounts.slice(0, mostAmounts).filter((other) => other.unit === 'count');
  return (
    unit === 'percent' &&
    counts.some((part) => counts.some((whole) => part.value < whole.value && part.value * 100 === whole.value * value))
  );
}

/** "2023 saw 22 falls" for "22 in 2023": the number stands by the same year. */
function isOfYear(line: ResumeLine, source: ResumeLine, amount: Amount): boolean {
  const years = yearsOf(line, amount);
  const same = source.amounts.slice(0, mostAmounts).filter((other) => isSameAmount(other, amount));
  return same.some((other) => yearsOf(source, other).some((year) => years.includes(year)));
}

/** The years next to a number, with no other number between. */
function yearsOf({ amounts }: ResumeLine, { from, to, unit }: Amount): number[] {
  if (unit === 'year') return [];
  return amounts.slice(0, mostAmounts).flatMap((year, at) => {
    if (year.unit !== 'year') return [];
    const isBehind = year.from >= to && year.from - to < mostInPair && amounts[at - 1]?.from === from;
    const isBefore = year.to <= from && from - year.to < mostInPair && amounts[at + 1]?.from === from;
    return isBehind || isBefore ? [year.value] : [];
  });
}

/** "10 %" for "jede zehnte Tour", and the other way round. */
function isNthOf({ content }: ResumeLine, source: ResumeLine, { value, unit }: Amount): boolean {
  if (unit === 'percent') return tellsShare(source.content, value);
  const shares = source.amounts.slice(0, mostAmounts).filter((other) => other.unit === 'percent');
  return [...nthsIn(content)].includes(value) && shares.some((share) => tellsShare(content, share.value));
}

/** "Six in ten" for 60 per cent. */
function isShareOf({ tokens }: ResumeDocument, { amounts }: ResumeLine, source: ResumeLine, amount: Amount): boolean {
  const shares = source.amounts.slice(0, mostAmounts).filter(({ unit }) => unit === 'percent');
  return amounts.slice(0, mostAmounts).some((part, at) => {
    const whole = amounts[at + 1];
    if (whole === undefined || (part !== amount && whole !== amount)) return false;
    const between = tokens.slice(part.to, whole.from).map(({ lower }) => lower);
    if (!/^(?:in|out of|von|aus)(?: every)?$/.test(between.join(' '))) return false;
    return shares.some(({ value }) => Math.abs(value - (100 * part.value) / whole.value) < 1);
  });
}

/** The most words between a part and its whole: "two courses out of four". */
const mostInPair = 6;

/** "Two of four courses" and "two courses out of four": the same part of the same whole. */
export function isOfPair(
  improved: ResumeDocument,
  line: ResumeLine,
  original: ResumeDocument,
  source: ResumeLine,
  amount: Amount,
): boolean {
  const olds = pairsIn(original, source);
  return pairsIn(improved, line).some(
    (pair) =>
      pair.includes(amount) &&
      olds.some((other) => pair.every((one, at) => other[at] !== undefined && isSameAmount(one, other[at]))),
  );
}

function pairsIn({ tokens }: ResumeDocument, { from, amounts }: ResumeLine): [Amount, Amount][] {
  return amounts.slice(0, mostAmounts).flatMap((part, at): [Amount, Amount][] => {
    const whole = amounts[at + 1];
    if (whole === undefined || whole.from - part.to > mostInPair || whole.from === part.to) return [];
    const isOf = (index: number) => {
      const back = /^(?:the|my|our|den|der|unseren)$/.test(tokens[index - 1]?.lower ?? '') ? 2 : 1;
      return /^(?:of|von|der|aus)$/.test(tokens[index - back]?.lower ?? '');
    };
    // "Of five assays, validated two".
    if (isOf(part.from) && !isOf(whole.from) && part.from - from <= 2) return [[whole, part]];
    return isOf(whole.from) ? [[part, whole]] : [];
  });
}

/** Both lines have the same two numbers, and agree on which was the earlier one. */
function isSameMove(
  improved: ResumeDocument,
  line: ResumeLine,
  original: ResumeDocument,
  source: ResumeLine,
  amount: Amount,
): boolean {
  const before = beginningsOf(improved, line);
  const first = before.find((other) => beginningsOf(original, source).some((theirs) => isSameAmount(theirs, other)));
  if (first === undefined) return false;
  const has = (one: ResumeLine) => one.amounts.slice(0, mostAmounts).some((other) => isSameAmount(other, amount));
  const now = movesIn(improved, line).find(([from]) => from === first);
  const isOfMove = now === undefined || now[1] === amount || now[0] === amount;
  return isOfMove && has(source) && amount.unit === first.unit;
}

/** Numbers that something started from. */
function beginningsOf({ tokens }: ResumeDocument, { amounts }: ResumeLine): Amount[] {
  return amounts.slice(0, mostAmounts).filter(({ from }) => /^(?:from|von)$/.test(tokens[from - 1]?.lower ?? ''));
}

/** "One of three" means with two others, and the other way round. */
function isGroup(
  improved: ResumeDocument,
  line: ResumeLine,
  original: ResumeDocument,
  source: ResumeLine,
  { value, unit }: Amount,
): boolean {
  if (unit !== 'count') return false;
  const [told, said] = [groupOf(improved, line), groupOf(original, source)];
  const [now, before] = [told ?? (said && pairIn(line)), said ?? (told && pairIn(source))];
  return now !== undefined && now === before && (value === now || value === now - 1);
}

const circle = /^(?:group|team|crew|panel|committee|squad|party|gang|board)$/;

/** The groups of lines: each number of a line asks for the groups of all lines that it may come from. */
const groups = new WeakMap<ResumeLine, { document: ResumeDocument; group: number | undefined }>();

/** The size of a group if the line speaks of one of its members. */
export function groupOf(document: ResumeDocument, line: ResumeLine): number | undefined {
  const known = groups.get(line);
  if (known?.document === document) return known.group;
  const group = groupIn(document, line) ?? (document.isGerman ? germanGroup(line.content) : undefined);
  groups.set(line, { document, group });
  return group;
}

/** "With another colleague", "me and one other person": two. */
const pair =
  /\b(?:with|and|alongside|beside) (?:an?|one|another|one other|a second|1) (?:other |further |fellow )?(?:colleagues?|persons?|others?|co-?worker|teammate|member of staff|staff member|employee)\b/iu;

function groupIn({ tokens }: ResumeDocument, { from: start, to: end, amounts }: ResumeLine): number | undefined {
  for (const { value, from, to } of amounts.slice(0, mostAmounts)) {
    const words = tokens.slice(Math.max(start, from - mostBetween), from).map(({ lower }) => lower);
    const isOneOf = words.some(
      (word, at) => /^(?:one|1|eine[rs]?|eines)$/.test(word) && /^(?:of|von)$/.test(words[at + 1] ?? ''),
    );
    if (isOneOf) return value;
    if (words.at(-1) === 'of' && circle.test(words.at(-2) ?? '')) return value;
    const next = tokens.slice(to, Math.min(end, to + 2)).map(({ lower }) => lower);
    if (
      /^(?:staff|people|us|nurses|colleagues|employees|operatives|workers)$/.test(next[0] ?? '') &&
      /^(?:by|of|among|between)$/.test(tokens[from - 1]?.lower ?? '')
    )
      return value;
    if (/^(?:joined|alongside)$/.test(tokens[from - 1]?.lower ?? '') && next.some((word) => others.test(word)))
      return value + 1;
    if (/^(?:with|and|mit|und)$/.test(tokens[from - 1]?.lower ?? '') && next.some((word) => others.test(word)))
      return value + 1;
  }
  return undefined;
}

function pairIn({ content }: ResumeLine): 2 | undefined {
  return pair.test(content) ? 2 : undefined;
}

/** Whether a line that lost a number says it in another way: "one" for 1, the others of a group for the group. */
export function tellsNumbers(
  original: ResumeDocument,
  line: ResumeLine,
  improved: ResumeDocument,
  places: readonly ResumeLine[],
): boolean {
  const group = groupOf(original, line);
  return places.some((place) => {
    const words = new Set(improved.tokens.slice(place.from, place.to).map(({ lower }) => lower));
    return line.amounts.slice(0, mostAmounts).every((amount) => {
      if (place.amounts.slice(0, mostAmounts).some((other) => isSameAmount(other, amount))) return true;
      if (amount.value === 1 && [...words].some(isOne)) return true;
      if (isSpelledOut(improved, place, amount) || isEveryNth(words, amount.value)) return true;
      if (isNthOf(line, place, amount)) return true;
      // "By the sixth working day" for "by working day 6".
      if (amount.unit === 'count' && [...words].some((word) => ordinalValue(word) === amount.value)) return true;
      // "Two of 4" is half of them.
      const isHalved = place.amounts.some((share) => share.unit === 'percent' && isShareIn(line, share));
      if (isHalved && amount.unit === 'count') return true;
      const isOfGroup = amount.value === group || amount.value + 1 === group;
      return group !== undefined && isOfGroup && (groupOf(improved, place) ?? pairIn(place)) === group;
    });
  });
}

/** "Every fourth weekend" for "one weekend in four". */
function isEveryNth(words: ReadonlySet<string>, value: number): boolean {
  if (!words.has('every') && !words.has('each')) return false;
  return [...words].some((word) => nth.get(word) === value);
}

const nth: ReadonlyMap<string, number> = new Map(Object.entries(ordinals));

const ordinalWords = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

function ordinalValue(word: string): number | undefined {
  const [, digits] = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(word) ?? [];
  const at = ordinalWords.indexOf(word);
  return digits !== undefined ? Number(digits) : at < 0 ? undefined : at + 1;
}

function isOne(word: string): boolean {
  return /^(?:one|single|eine?[nmrs]?)$/.test(word);
}
