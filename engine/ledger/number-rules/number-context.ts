import type { ResumeDocument, ResumeLine } from '../lines/document.ts';
import type { Amount } from '../numbers/amounts.ts';
import { rangeWords } from '../numbers/number-words.ts';

/** Words on each side of a number that say what it counts. */
const reach = 6;

/** The most words a range may have; a row of numbers is no range. */
const longestRange = 12;

/** A number of the original is looked up for many numbers of the improved text. */
const contexts = new WeakMap<Amount, ReadonlySet<string>>();

/** The words around a number on its line, up to the next number. */
export function contextOf(document: ResumeDocument, line: ResumeLine, amount: Amount): ReadonlySet<string> {
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
export function rangeOf(document: ResumeDocument, line: ResumeLine, amount: Amount): Range {
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

/** How many words two sets have in common. */
export function sharedWords(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return shared;
}
