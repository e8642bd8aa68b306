import type { Token } from '../../text/tokenise.ts';
import {
  compares,
  isMultiple,
  isPercent,
  isQuarterYear,
  money,
  moneyAfter,
  perPeriod,
  shortYearOf,
} from './amount-units.ts';
import { clockAt, isNoon } from './clock-times.ts';
import { germanDate } from './months.ts';
import { fractions, rangeWords, shares } from './number-words.ts';
import { digitsAt, wordsAt } from './written-number.ts';

/** What a number measures: years in a date are kept apart from counts. */
type Unit = 'percent' | 'money' | 'year' | 'times' | 'count';

/** A number of a text, however written: "45", "forty-five", "4k", "€4M", "half". */
export interface Amount {
  value: number;
  unit: Unit;
  /** Words `from` to before `to`. */
  from: number;
  to: number;
}

/** Whether two numbers say the same: "doubled" is "by 100 percent" or "two times", and money may lack its currency sign. */
export function isSameAmount(a: Amount, b: Amount): boolean {
  return amountKey(a) === amountKey(b);
}

/** Equal for amounts that mean the same: "doubled" is "by 100 percent"; a count may be money without its currency sign. */
export function amountKey({ value, unit }: Amount): string {
  if (unit === 'times') return `${Math.round((value - 1) * 1e6) / 1e4}%`;
  return unit === 'percent' ? `${value}%` : `${value}`;
}

/** The numbers in words `from` to before `to`, in order. Ordinals and the pronoun "one" do not count. */
export function readAmounts(
  tokens: readonly Token[],
  from: number,
  to: number,
  text: string,
  isGerman: boolean,
): Amount[] {
  const amounts: Amount[] = [];
  for (let index = from; index < to; ) {
    // German "half" is "helped".
    const amount =
      isGerman && tokens[index]?.lower === 'half' ? undefined : amountAt(tokens, index, to, text, isGerman);
    const last = amounts.at(-1);
    // "From 35 to 60 percent" says percent once.
    if (amount?.unit === 'percent' && last?.unit === 'count' && isRange(tokens, last, amount)) last.unit = 'percent';
    if (amount) amounts.push(amount);
    index = amount?.to ?? index + 1;
  }
  return amounts;
}

function isRange(tokens: readonly Token[], left: Amount, right: Amount): boolean {
  const between = tokens[left.to]?.lower ?? '';
  return left.to === right.from || (left.to + 1 === right.from && rangeWords.has(between));
}

function amountAt(
  tokens: readonly Token[],
  from: number,
  end: number,
  text: string,
  isGerman: boolean,
): Amount | undefined {
  const token = tokens[from];
  if (token === undefined) return undefined;
  if (germanDate.test(token.lower)) return { value: Number(token.lower.slice(-4)), unit: 'year', from, to: from + 1 };
  const clock = isGerman ? undefined : clockAt(tokens, from, text);
  if (clock && clock[1] <= end) return { value: clock[0], unit: 'count', from, to: clock[1] };
  if (isNoon(tokens, from)) return undefined;
  const shortYear = shortYearOf(token, text);
  if (shortYear !== undefined) return { value: shortYear, unit: 'year', from, to: from + 1 };
  const isFraction = /^(?:an?|one)$/.test(token.lower) && !isQuarterYear(tokens, from, text);
  const fraction = isFraction ? fractions.get(tokens[from + 1]?.lower ?? '') : undefined;
  if (fraction && from + 1 < end) return { value: 100 / fraction, unit: 'percent', from, to: from + 2 };
  const share = shares.get(token.lower);
  // "Twice" counts, unless it compares: "twice as fast", as "two times" does.
  if (token.lower === 'twice' && !compares.test(tokens[from + 1]?.lower ?? ''))
    return { value: 2, unit: 'count', from, to: from + 1 };
  if (share) return { ...share, from, to: from + 1 };
  const spelled = /^\d/.test(token.lower) ? digitsAt(tokens, from, end, text, isGerman) : wordsAt(tokens, from, end);
  if (spelled === undefined) return undefined;
  const [value, to, isTimes] = spelled;
  const after = text.slice(tokens[to - 1]?.end ?? 0, (tokens[to - 1]?.end ?? 0) + 12);
  const before = text.slice(Math.max(0, token.start - 5), token.start);
  // "2x a year", "3 x im Jahr": how often.
  const often = isTimes ? to : /^x$/.test(tokens[to]?.lower ?? '') ? to + 1 : undefined;
  if (often !== undefined && often < end && perPeriod.test(tokens[often]?.lower ?? ''))
    return { value, unit: 'count', from, to: often };
  if (isTimes || isMultiple(tokens, to)) {
    return { value, unit: 'times', from, to: Math.min(end, isTimes ? to : to + 1) };
  }
  if (/^\s*%/.test(after)) return { value, unit: 'percent', from, to };
  if (isPercent(tokens, to, after)) {
    const words = tokens[to]?.lower === 'per' ? 2 : 1;
    return { value, unit: 'percent', from, to: Math.min(end, to + words) };
  }
  // "CAD 2.1 M".
  if (money.test(before) && to < end && /^\s?(?:M|bn)\b/.test(after))
    return { value: value * (after.includes('M') ? 1e6 : 1e9), unit: 'money', from, to: to + 1 };
  if (money.test(before) || moneyAfter.test(after)) return { value, unit: 'money', from, to };
  const isYear = to === from + 1 && /^(?:19|20)\d{2}$/.test(token.lower);
  return { value, unit: isYear ? 'year' : 'count', from, to };
}
