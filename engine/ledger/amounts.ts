import type { Token } from '../text/tokenise.ts';
import { fullYear, germanDate } from './months.ts';
import { fractions, numberOf, percentWords, rangeWords, scales, shares, suffixes, timesWords } from './number-words.ts';

/** What a number measures: years in a date are kept apart from counts. */
export type Unit = 'percent' | 'money' | 'year' | 'times' | 'count';

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

const suffix = /^(\d+(?:\.\d+)?)(k|m|mn|b|bn|mio|x|s)?\+?$/;
const money = /[$€£]\s*$|\b(?:USD|EUR|GBP|CHF)\s*$/;
const moneyAfter = /^\.?\s*(?:[$€£]|(?:USD|EUR|GBP|CHF|dollars?|euros?|pounds?)\b)/i;

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
  if (money.test(before) || moneyAfter.test(after)) return { value, unit: 'money', from, to };
  const isYear = to === from + 1 && /^(?:19|20)\d{2}$/.test(token.lower);
  return { value, unit: isYear ? 'year' : 'count', from, to };
}

/** "'18", "FY22": a year by its last two figures. */
function shortYearOf({ lower, start }: Token, text: string): number | undefined {
  const [, fiscal, year = lower] = /^(fy)(?:20)?(\d\d)$/.exec(lower) ?? [];
  if (!/^\d\d$/.test(year)) return undefined;
  const isShort = fiscal !== undefined || /(?:^|[^\p{L}\p{N}])['’‘]$/u.test(text.slice(Math.max(0, start - 2), start));
  return isShort ? fullYear(year) : undefined;
}

/** "20 percent", "20 per cent". */
function isPercent(tokens: readonly Token[], index: number, after: string): boolean {
  const [word, next] = tokens.slice(index, index + 2).map(({ lower }) => lower);
  if (word === undefined || !/^\s*\p{L}/u.test(after)) return false;
  return percentWords.has(word) || (word === 'per' && next === 'cent');
}

/** "Nine a quarter" says how often; "by a quarter" and "a quarter of them" say how much. */
function isQuarterYear(tokens: readonly Token[], from: number, text: string): boolean {
  const [before, , quarter, after] = tokens.slice(Math.max(0, from - 1), from + 3);
  if (from === 0 || quarter?.lower !== 'quarter' || tokens[from]?.lower === 'one') return false;
  const isCounted = /^\d|s$/.test(before?.lower ?? '') || numberOf(before?.lower ?? '') !== undefined;
  return isCounted && !(after?.lower === 'of' && /^\s*of/.test(text.slice(quarter.end)));
}

const compares = /^(?:as|more|less|the|so|(?!per$|quarter$)\p{L}+er)$/u;

const perPeriod =
  /^(?:an?|per|each|every|daily|weekly|monthly|yearly|annually|pro|je|im|in|am|die|täglich|wöchentlich|monatlich|jährlich)$/;

/** "Three times faster", "10 x"; but "five times a week" counts. */
function isMultiple(tokens: readonly Token[], index: number): boolean {
  const word = tokens[index]?.lower ?? '';
  const next = tokens[index + 1]?.lower ?? '';
  return /^(?:x|fold)$/.test(word) || (timesWords.has(word) && compares.test(next));
}

/** "4,000", "1.5M", "4 million", "10.000" (German), "24/7" as two. */
function digitsAt(
  tokens: readonly Token[],
  from: number,
  end: number,
  text: string,
  isGerman: boolean,
): [number, number, boolean] | undefined {
  // "62'000" is one word.
  let digits = (tokens[from]?.lower ?? '').replace(/['’](?=\d{3}(?!\d))/g, '');
  let to = from + 1;
  // A comma between groups of three digits is part of the number, but word boundaries split it.
  for (let next = tokens[to]; next && to < end && /^\d{3}(?:k|m|bn?)?\+?$/.test(next.lower); next = tokens[to]) {
    if (!/^[,.' ]$/.test(text.slice(tokens[to - 1]?.end ?? 0, next.start)) || !/^\d{1,3}(?:\d{3})*$/.test(digits))
      break;
    if (text[next.start - 1] === ' ') break;
    digits += next.lower;
    to += 1;
  }
  const tail = to < end ? tokens[to] : undefined;
  // "1,6" and "0,9 Mio." have a German decimal comma.
  if (isGerman && tail && /^\d{1,4}$/.test(digits) && /^\d{1,2}$/.test(tail.lower)) {
    if (text.slice(tokens[to - 1]?.end ?? 0, tail.start) === ',') {
      digits += `.${tail.lower}`;
      to += 1;
    }
  }
  // Word boundaries split "9.5k".
  if (
    tail &&
    /^\d+$/.test(digits) &&
    /^\d+(?:k|m|mn|bn?)\+?$/.test(tail.lower) &&
    text.slice(tokens[to - 1]?.end ?? 0, tail.start) === '.'
  ) {
    digits += `.${tail.lower}`;
    to += 1;
  }
  if (/^\d{1,3}(?:\.\d{3})+$/.test(digits)) digits = digits.replaceAll('.', '');
  const [, plain = '', mark = ''] = suffix.exec(digits) ?? [];
  if (plain === '') return undefined;
  let value = Number(plain);
  if (mark === 'x') return [value, to, true];
  value *= suffixes.get(mark) ?? 1;
  const next = tokens[to];
  // "18 T€".
  const isThousands = isGerman && next?.surface === 'T' && text[next.end] === '€';
  const scale = mark !== '' || to >= end ? undefined : isThousands ? 1e3 : scales.get(next?.lower ?? '');
  return scale && !tokens[to]?.opens ? [value * scale, to + 1, false] : [value, to, false];
}

/** "forty-five", "two hundred and fifty", "a dozen". */
function wordsAt(tokens: readonly Token[], from: number, end: number): [number, number, boolean] | undefined {
  let to = from;
  let value = 0;
  let hasNumber = false;
  const first = tokens[from]?.lower ?? '';
  if ((first === 'a' || first === 'an') && scales.has(tokens[from + 1]?.lower ?? '') && from + 1 < end) {
    value = 1;
    to += 1;
  }
  for (; to < end; to += 1) {
    const token = tokens[to];
    if (token === undefined || (to > from && token.opens)) break;
    const part = numberOf(token.lower);
    const scale = scales.get(token.lower);
    if (
      part !== undefined &&
      (!hasNumber || (value % 10 === 0 && part < 10 && value > 0) || (value % 100 === 0 && value > 0))
    ) {
      value += part;
    } else if (scale !== undefined && (hasNumber || value === 1)) value = Math.max(1, value) * scale;
    else if (!(token.lower === 'and' && value >= 100 && numberOf(tokens[to + 1]?.lower ?? '') !== undefined)) break;
    hasNumber = true;
  }
  if (!hasNumber || value === 0) return undefined;
  // "Three and a half".
  if (to + 2 < end && ['and', 'a', 'half'].every((word, step) => tokens[to + step]?.lower === word))
    return [value + 0.5, to + 3, false];
  // "One" alone is a pronoun more often than a count.
  return value === 1 ? undefined : [value, to, false];
}
