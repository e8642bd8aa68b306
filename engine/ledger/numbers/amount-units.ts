import type { Token } from '../../text/tokenise.ts';
import { fullYear } from './months.ts';
import { numberOf, percentWords, timesWords } from './number-words.ts';

/** Ends with a currency, before a number. */
export const money = /[$€£]\s*$|\b(?:USD|EUR|GBP|CHF|CAD|AUD|NZD|INR)\s*$/;

/** Begins with a currency, behind a number. */
export const moneyAfter = /^\.?\s*(?:[$€£]|(?:USD|EUR|GBP|CHF|CAD|AUD|NZD|INR|dollars?|euros?|pounds?)\b)/i;

/** "'18", "FY22": a year by its last two figures. */
export function shortYearOf({ lower, start }: Token, text: string): number | undefined {
  const [, fiscal, year = lower] = /^(fy)(?:20)?(\d\d)$/.exec(lower) ?? [];
  if (!/^\d\d$/.test(year)) return undefined;
  const isShort = fiscal !== undefined || /(?:^|[^\p{L}\p{N}])['’‘]$/u.test(text.slice(Math.max(0, start - 2), start));
  return isShort ? fullYear(year) : undefined;
}

/** "20 percent", "20 per cent". */
export function isPercent(tokens: readonly Token[], index: number, after: string): boolean {
  const [word, next] = tokens.slice(index, index + 2).map(({ lower }) => lower);
  if (word === undefined || !/^\s*\p{L}/u.test(after)) return false;
  return percentWords.has(word) || (word === 'per' && next === 'cent');
}

/** "Nine a quarter" says how often; "by a quarter" and "a quarter of them" say how much. */
export function isQuarterYear(tokens: readonly Token[], from: number, text: string): boolean {
  const [before, , quarter, after] = tokens.slice(Math.max(0, from - 1), from + 3);
  if (from === 0 || quarter?.lower !== 'quarter' || tokens[from]?.lower === 'one') return false;
  const isCounted = /^\d|s$/.test(before?.lower ?? '') || numberOf(before?.lower ?? '') !== undefined;
  return isCounted && !(after?.lower === 'of' && /^\s*of/.test(text.slice(quarter.end)));
}

/** Behind "twice" these compare: "twice as fast". */
export const compares = /^(?:as|more|less|the|so|(?!per$|quarter$)\p{L}+er)$/u;

/** Behind a number of times these say how often: "twice a week". */
export const perPeriod =
  /^(?:an?|per|each|every|daily|weekly|monthly|yearly|annually|pro|je|im|in|am|die|täglich|wöchentlich|monatlich|jährlich)$/;

/** "Three times faster", "10 x"; but "five times a week" counts. */
export function isMultiple(tokens: readonly Token[], index: number): boolean {
  const word = tokens[index]?.lower ?? '';
  const next = tokens[index + 1]?.lower ?? '';
  return /^(?:x|fold)$/.test(word) || (timesWords.has(word) && compares.test(next));
}
