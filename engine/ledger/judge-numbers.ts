import { say } from '../say.ts';
import { type Amount, amountKey, isSameAmount } from './amounts.ts';
import { type Case, spanOfWords } from './claim.ts';
import { derivedFrom } from './derive-numbers.ts';
import type { ResumeDocument, ResumeLine } from './document.ts';
import { isTiedStem } from './judge/german-words.ts';
import { rangeWords } from './number-words.ts';
import { defineRule, everyBody, type Statement } from './rule.ts';

/** Words on each side of a number that say what it counts. */
const reach = 6;
/** A number in more places than this is looked up in the first ones only, so that time stays linear. */
const mostPlaces = 40;
/** The most words a range may have; a row of numbers is no range. */
const longestRange = 12;
/** The word right next to a number says more about what it counts than two others. */
const besideWeight = 2;

interface Place {
  amount: Amount;
  line: ResumeLine;
  document: ResumeDocument;
}

interface NumberTold extends Statement {
  amount: Amount;
}

/** Every number of the line: it must be in the original, about the same fact. */
export const numberRule = defineRule<NumberTold>({
  id: 'number',
  roles: everyBody,
  *claims({ line, improved }) {
    for (const amount of line.amounts) {
      const span = spanOfWords(improved, amount.from, amount.to);
      yield { kind: amount.unit === 'year' ? 'date' : 'number', span, amount };
    }
  },
  proves(given, { amount }) {
    const own = contextOf(given.improved, given.line, amount);
    const [best] = placesOf(given, amount)
      .map((place) => ({ place, score: closeness(given, amount, own, place) }))
      .sort((a, b) => b.score - a.score);
    if (best === undefined || best.score === 0 || hasBetterOwner(given, own, amount, best.score))
      return derivedFrom(given, amount);
    const { document, amount: found } = best.place;
    return document === given.original ? spanOfWords(document, found.from, found.to) : 'confirmed';
  },
  question(given, { span, amount }) {
    const text = given.improved.text.slice(span.start, span.end);
    return placesOf(given, amount).length === 0
      ? [say('ledger.noNumber', { text }), say('ask.whereFrom', { text })]
      : [say('ledger.otherNumber', { text }), say('ask.rightHere', { text })];
  },
});

/** Where the original, or what was confirmed, has the number: the lines that the sentence comes from first. */
function placesOf({ original, confirmed, sources }: Case, amount: Amount): Place[] {
  const values = [amount.value];
  // "Doubled" is "by 100 percent".
  if (amount.unit === 'times') values.push((amount.value - 1) * 100);
  if (amount.unit === 'percent') values.push(amount.value / 100 + 1);
  return [original, confirmed].flatMap((document) => {
    const places = values.flatMap((value) => document.amountsOf.get(value)?.slice(0, mostPlaces) ?? []);
    const near = sources.lines.flatMap((line) =>
      line.amounts.slice(0, mostPlaces).map((other) => ({ amount: other, line })),
    );
    return [...(document === original ? near : []), ...places]
      .filter((place) => isSameAmount(place.amount, amount))
      .map((place) => ({ ...place, document }));
  });
}

/** A number of the original is looked up for many numbers of the improved text. */
const contexts = new WeakMap<Amount, ReadonlySet<string>>();

/** The words around a number on its line, up to the next number. */
function contextOf(document: ResumeDocument, line: ResumeLine, amount: Amount): ReadonlySet<string> {
  const known = contexts.get(amount) ?? readContext(document, line, amount);
  contexts.set(amount, known);
  return known;
}

function readContext(document: ResumeDocument, line: ResumeLine, amount: Amount): Set<string> {
  const words = new Set<string>();
  const add = (index: number): boolean => {
    if (index < line.from || index >= line.to || document.inAmount[index] === 1) return false;
    if (contrasts.test(document.tokens[index]?.lower ?? '')) return false;
    const word = document.stemOf[index];
    if (word) words.add(word);
    return true;
  };
  const { from, to } = rangeOf(document, line, amount);
  for (let index = from - 1; index >= from - reach && !endsBefore(document, index + 1) && add(index); index -= 1);
  for (let index = to; index < to + reach && !endsBefore(document, index) && add(index); index += 1);
  return words;
}

/** What stands behind these is compared with what stands before. */
const contrasts = /^(?:compared|against|versus|vs|whereas)$/;

/** Whether a sentence ends before the word; a short word may be an abbreviation ("approx."). */
function endsBefore({ tokens, text }: ResumeDocument, index: number): boolean {
  const { surface = '', end = 0 } = tokens[index - 1] ?? {};
  return /^\p{Ll}{4,}$/u.test(surface.slice(1)) && surface !== 'approx' && /^[.!?]\s/.test(text.slice(end, end + 2));
}

/** "7 to 11" and "7-11" count one thing: both numbers have the words around the range. */
function rangeOf(document: ResumeDocument, line: ResumeLine, amount: Amount): Range {
  const known = ranges.get(amount) ?? readRange(document, line, amount);
  ranges.set(amount, known);
  return known;
}

type Range = Pick<Amount, 'from' | 'to'>;

/** As often as its context. */
const ranges = new WeakMap<Amount, Range>();

function readRange({ tokens, inAmount }: ResumeDocument, line: ResumeLine, amount: Amount): Range {
  const [first, end] = [Math.max(line.from, amount.from - longestRange), Math.min(line.to, amount.to + longestRange)];
  const isNumber = (index: number) => index >= first && index < end && inAmount[index] === 1;
  const joins = (index: number) => rangeWords.has(tokens[index]?.lower ?? '');
  let { from, to } = amount;
  const before = joins(from - 1) ? from - 2 : from - 1;
  if (isNumber(before)) for (from = before; isNumber(from - 1); from -= 1);
  const after = joins(to) ? to + 1 : to;
  if (isNumber(after)) for (to = after + 1; isNumber(to); to += 1);
  return { from, to };
}

/** How closely a place is about the same thing: shared words around the number, on a line that the sentence comes from. */
function closeness(
  { sources, job, line, improved, confirmed }: Case,
  amount: Amount,
  own: ReadonlySet<string>,
  place: Place,
): number {
  const theirs = contextOf(place.document, place.line, place.amount);
  const shared = sharedWords(own, theirs) || (improved.isGerman && isFamiliar(own, theirs) ? 1 : 0);
  if (place.document === confirmed) return shared + 1;
  // A line may be a source just because of the number itself.
  const isClose = shared > 0 || own.size === 0;
  const isSource =
    sources.lines[0] === place.line ||
    (isClose && sources.lines.includes(place.line)) ||
    shareAmounts(line, place.line);
  const isElsewhere =
    job !== undefined && place.line.job !== undefined && place.line.job !== job && line.role !== 'header';
  if (isElsewhere) return 0;
  return (isSource ? shared + 1 : shared) + beside({ improved, line }, amount, place) * besideWeight;
}

/** Words that say nothing by themselves but name what a number counts: "Level 3", "Year 4". */
const counter = /^(?:level|year|grade|class|band|stage|part|type|team)$/;

/** How many neighbours of the number are the same in both places: "EPA 608" is a name. */
function beside({ improved, line }: Pick<Case, 'improved' | 'line'>, amount: Amount, place: Place): number {
  const { document, amount: other } = place;
  const isSame = (index: number, otherIndex: number) => {
    const own = wordAt(improved, line, index);
    return own !== '' && own === wordAt(document, place.line, otherIndex);
  };
  const [first, otherFirst] = [rangeOf(improved, line, amount).from - 1, rangeOf(document, place.line, other).from - 1];
  const before = isSame(amount.from - 1, other.from - 1) || isSame(first, otherFirst);
  // In "from 20 to 12 minutes", both numbers count minutes.
  const next = rangeOf(improved, line, amount).to;
  const after = [other.to, rangeOf(document, place.line, other).to].some((index) => isSame(next, index));
  // "A team of seven" and "seven team members".
  const isOfTeam =
    [amount.from - 1, amount.to].some((at) => wordAt(improved, line, at) === 'team') &&
    [other.from - 1, other.to].some((at) => wordAt(document, place.line, at) === 'team');
  return (before ? 1 : 0) + (after || isOfTeam ? 1 : 0);
}

/** The word as it is compared; a counting word such as "level" has no stem. */
function wordAt({ tokens, stemOf }: ResumeDocument, line: ResumeLine, index: number): string {
  if (index < line.from || index >= line.to) return '';
  const lower = tokens[index]?.lower ?? '';
  // "A team of six".
  if (lower === 'of' && index > line.from && tokens[index - 1]?.lower === 'team') return 'team';
  return counter.test(lower) ? lower : (stemOf[index] ?? '');
}

/** A line is held against many others for each of its numbers. */
const firstKeys = new WeakMap<ResumeLine, readonly string[]>();

/** The first numbers of a line, in the form in which equal ones are equal. */
function firstKeysOf(line: ResumeLine): readonly string[] {
  const known = firstKeys.get(line) ?? line.amounts.slice(0, mostPlaces).map(amountKey);
  firstKeys.set(line, known);
  return known;
}

/** Whether two lines have more than one number in common: "9 of 11" is found by both of them. */
function shareAmounts(a: ResumeLine, b: ResumeLine): boolean {
  const others = firstKeysOf(b);
  let shared = 0;
  for (const key of firstKeysOf(a)) {
    if (others.includes(key)) shared += 1;
    if (shared > 1) return true;
  }
  return false;
}

/** Whether another number of a source line matches far more closely: then two numbers were swapped. */
function hasBetterOwner(
  { sources, original, improved, line: now }: Case,
  own: ReadonlySet<string>,
  amount: Amount,
  score: number,
): boolean {
  const matchOf = (mine: Amount, context: ReadonlySet<string>, line: ResumeLine, other: Amount) =>
    sharedWords(context, contextOf(original, line, other)) +
    beside({ improved, line: now }, mine, { document: original, amount: other, line }) * besideWeight;
  return sources.lines.some((line) =>
    line.amounts.slice(0, mostPlaces).some((other) => {
      if (other.unit !== amount.unit || isSameAmount(other, amount)) return false;
      const match = matchOf(amount, own, line, other);
      if (match <= score) return false;
      // "140 of the app's 600 cases": the other number is still there, among more of its words.
      return !now.amounts
        .slice(0, mostPlaces)
        .some(
          (kept) => isSameAmount(kept, other) && matchOf(kept, contextOf(improved, now, kept), line, other) >= match,
        );
    }),
  );
}

/** "Bearbeitung je Mandat" of "Bearbeitungszeit": no word is the same, but one is of the family of another. */
function isFamiliar(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return [...a].some((word) =>
    [...b].some((other) => isTiedStem(word, other) || isEnd(word, other) || isEnd(other, word)),
  );
}

/** "Zulieferer" of "Autozulieferer". */
function isEnd(part: string, whole: string): boolean {
  return part.length >= leastEnd && whole.endsWith(part);
}

const leastEnd = 6;

function sharedWords(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return shared;
}
