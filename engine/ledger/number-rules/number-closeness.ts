import { isTiedStem } from '../judge/german/german-words.ts';
import type { Case } from '../lines/claim.ts';
import type { ResumeDocument, ResumeLine } from '../lines/document.ts';
import { type Amount, amountKey } from '../numbers/amounts.ts';
import { contextOf, rangeOf, sharedWords } from './number-context.ts';

/** A number in more places than this is looked up in the first ones only, so that time stays linear. */
export const mostPlaces = 40;

/** The word right next to a number says more about what it counts than two others. */
export const besideWeight = 2;

/** A number where a text has it. */
export interface Place {
  amount: Amount;
  line: ResumeLine;
  document: ResumeDocument;
}

/** How closely a place is about the same thing: shared words around the number, on a line that the sentence comes from. */
export function closeness(
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
export function beside({ improved, line }: Pick<Case, 'improved' | 'line'>, amount: Amount, place: Place): number {
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
