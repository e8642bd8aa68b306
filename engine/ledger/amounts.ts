import type { Token } from '../text/tokenise.ts';

/** What a number measures: years of a date stand apart from counts. */
export type Unit = 'percent' | 'money' | 'year' | 'times' | 'count';

/** A number of a text, however written: "45", "forty-five", "4k", "€4M", "half". */
export interface Amount {
  value: number;
  unit: Unit;
  /** Words `from` to before `to`. */
  from: number;
  to: number;
}

/** Whether two numbers say the same: doubled is by 100 percent or two times, money may be written without its sign. */
export function isSameAmount(a: Amount, b: Amount): boolean {
  return amountKey(a) === amountKey(b);
}

/** The same for amounts that mean the same: doubled is by 100 percent; a count may be money without its sign. */
export function amountKey({ value, unit }: Amount): string {
  if (unit === 'times') return `${Math.round((value - 1) * 1e6) / 1e4}%`;
  return unit === 'percent' ? `${value}%` : `${value}`;
}

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const small = new Map<string, number>([
  ...ones.map((word, value): [string, number] => [word, value]),
  ...tens.map((word, index): [string, number] => [word, (index + 2) * 10]),
  ['zwei', 2],
  ['drei', 3],
  ['vier', 4],
  ['fünf', 5],
  ['sechs', 6],
  ['sieben', 7],
  ['acht', 8],
  ['neun', 9],
  ['zehn', 10],
  ['elf', 11],
  ['zwölf', 12],
  ['dreizehn', 13],
  ['vierzehn', 14],
  ['fünfzehn', 15],
  ['sechzehn', 16],
  ['siebzehn', 17],
  ['achtzehn', 18],
  ['neunzehn', 19],
  ['zwanzig', 20],
  ['dreißig', 30],
  ['vierzig', 40],
  ['fünfzig', 50],
  ['sechzig', 60],
  ['siebzig', 70],
  ['achtzig', 80],
  ['neunzig', 90],
]);
for (const [index, root] of [
  'zweit',
  'dritt',
  'viert',
  'fünft',
  'sechst',
  'siebt',
  'acht',
  'neunt',
  'zehnt',
].entries()) {
  for (const end of ['e', 'en', 'er', 'es', 'em']) small.set(`${root}${end}`, index + 2);
}
const scales = new Map<string, number>([
  ['hundred', 100],
  ['hundert', 100],
  ['thousand', 1e3],
  ['tausend', 1e3],
  ['million', 1e6],
  ['millions', 1e6],
  ['mio', 1e6],
  ['millionen', 1e6],
  ['mn', 1e6],
  ['billion', 1e9],
  ['bn', 1e9],
  ['dozen', 12],
]);
/** Shares and multiples that are words. */
const shares = new Map<string, [number, Unit]>([
  ['half', [50, 'percent']],
  ['halved', [50, 'percent']],
  ['halving', [50, 'percent']],
  ['halbierte', [50, 'percent']],
  ['doubled', [2, 'times']],
  ['doubling', [2, 'times']],
  ['double', [2, 'times']],
  ['twofold', [2, 'times']],
  ['biannual', [2, 'count']],
  ['biannually', [2, 'count']],
  ['twice', [2, 'times']],
  ['verdoppelte', [2, 'times']],
  ['tripled', [3, 'times']],
  ['tripling', [3, 'times']],
  ['triple', [3, 'times']],
  ['threefold', [3, 'times']],
  ['quadrupled', [4, 'times']],
  ['tenfold', [10, 'times']],
]);
const fractions = new Map([
  ['third', 3],
  ['quarter', 4],
  ['fifth', 5],
  ['tenth', 10],
]);
const suffix = /^(\d+(?:\.\d+)?)(k|m|mn|b|bn|mio|x|s)?\+?$/;
const percent = /^\s*(?:%|percent\b|per cent\b|pct\b|prozent\b)/i;
const money = /[$€£]\s*$|\b(?:USD|EUR|GBP|CHF)\s*$/;
const moneyAfter = /^\s*(?:[$€£]|(?:USD|EUR|GBP|CHF|dollars?|euros?|pounds?)\b)/i;

/** The numbers in words `from` to before `to`, in order. Ordinals and "one" as a pronoun are none. */
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
    const amount = isGerman && tokens[index]?.lower === 'half' ? undefined : amountAt(tokens, index, to, text);
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
  return left.to === right.from || (left.to + 1 === right.from && /^(?:to|and|bis|auf|und)$/.test(between));
}

function amountAt(tokens: readonly Token[], from: number, end: number, text: string): Amount | undefined {
  const token = tokens[from];
  if (token === undefined) return undefined;
  const isFraction = /^(?:an?|one)$/.test(token.lower) && !isQuarterYear(tokens, from, text);
  const fraction = isFraction ? fractions.get(tokens[from + 1]?.lower ?? '') : undefined;
  if (fraction && from + 1 < end) return { value: 100 / fraction, unit: 'percent', from, to: from + 2 };
  const share = shares.get(token.lower);
  // "Twice" counts, unless it compares: "twice as fast", as "two times" does.
  if (token.lower === 'twice' && !compares.test(tokens[from + 1]?.lower ?? ''))
    return { value: 2, unit: 'count', from, to: from + 1 };
  if (share) return { value: share[0], unit: share[1], from, to: from + 1 };
  const spelled = /^\d/.test(token.lower) ? digitsAt(tokens, from, end, text) : wordsAt(tokens, from, end);
  if (spelled === undefined) return undefined;
  const [value, to, isTimes] = spelled;
  const after = text.slice(tokens[to - 1]?.end ?? 0, (tokens[to - 1]?.end ?? 0) + 12);
  const before = text.slice(Math.max(0, token.start - 5), token.start);
  if (isTimes || isMultiple(tokens, to)) {
    return { value, unit: 'times', from, to: Math.min(end, isTimes ? to : to + 1) };
  }
  if (percent.test(after))
    return { value, unit: 'percent', from, to: /^\s*%/.test(after) ? to : Math.min(end, to + 1) };
  if (money.test(before) || moneyAfter.test(after)) return { value, unit: 'money', from, to };
  const isYear = to === from + 1 && /^(?:19|20)\d{2}$/.test(token.lower);
  return { value, unit: isYear ? 'year' : 'count', from, to };
}

/** "Nine a quarter" tells how often; "by a quarter" and "a quarter of them" how much. */
function isQuarterYear(tokens: readonly Token[], from: number, text: string): boolean {
  const [before, , quarter, after] = tokens.slice(Math.max(0, from - 1), from + 3);
  if (from === 0 || quarter?.lower !== 'quarter' || tokens[from]?.lower === 'one') return false;
  const isCounted = /^\d|s$/.test(before?.lower ?? '') || small.has(before?.lower ?? '');
  return isCounted && !(after?.lower === 'of' && /^\s*of/.test(text.slice(quarter.end)));
}

const compares = /^(?:as|more|less|the|so|(?!per$|quarter$)\p{L}+er)$/u;

/** "Three times faster", "10 x"; but "five times a week" counts. */
function isMultiple(tokens: readonly Token[], index: number): boolean {
  const word = tokens[index]?.lower ?? '';
  const next = tokens[index + 1]?.lower ?? '';
  return /^(?:x|fold)$/.test(word) || (/^(?:times|mal)$/.test(word) && compares.test(next));
}

/** "4,000", "1.5M", "4 million", "10.000" (German), "24/7" as two. */
function digitsAt(
  tokens: readonly Token[],
  from: number,
  end: number,
  text: string,
): [number, number, boolean] | undefined {
  let digits = tokens[from]?.lower ?? '';
  let to = from + 1;
  // A comma between groups of three is part of the number; the words' borders part it.
  for (let next = tokens[to]; next && to < end && /^\d{3}(?:k|m|bn?)?\+?$/.test(next.lower); next = tokens[to]) {
    if (!/^[,.' ]$/.test(text.slice(tokens[to - 1]?.end ?? 0, next.start)) || !/^\d{1,3}(?:\d{3})*$/.test(digits))
      break;
    if (text[next.start - 1] === ' ') break;
    digits += next.lower;
    to += 1;
  }
  const tail = to < end ? tokens[to] : undefined;
  // "9.5k" is split by the words' borders.
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
  value *= { k: 1e3, m: 1e6, mn: 1e6, mio: 1e6, b: 1e9, bn: 1e9 }[mark] ?? 1;
  const scale = mark === '' && to < end ? scales.get(tokens[to]?.lower ?? '') : undefined;
  return scale && !tokens[to]?.opens ? [value * scale, to + 1, false] : [value, to, false];
}

/** "Siebenköpfig", "fünfunddreißig", "dreihundert". */
function compoundNumber(lower: string): number | undefined {
  const counted = /^(\p{L}+?)(?:köpfig|stellig|jährig|monatig|wöchig|tägig|stündig)e?[nmrs]?$/u.exec(lower)?.[1];
  if (counted) return small.get(counted) ?? compoundNumber(counted);
  const [, unit = '', ten = ''] = /^(ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun)und(\p{L}+)$/u.exec(lower) ?? [];
  const tenValue = small.get(ten);
  if (tenValue && tenValue % 10 === 0) return tenValue + (unit === 'ein' ? 1 : (small.get(unit) ?? 0));
  const [, count = '', scale = ''] = /^(\p{L}*)(hundert|tausend)$/u.exec(lower) ?? [];
  const times = small.get(count) ?? (count === 'ein' ? 1 : undefined);
  return times && times * (scale === 'hundert' ? 100 : 1000);
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
    const part = small.get(token.lower) ?? compoundNumber(token.lower);
    const scale = scales.get(token.lower);
    if (
      part !== undefined &&
      (!hasNumber || (value % 10 === 0 && part < 10 && value > 0) || (value % 100 === 0 && value > 0))
    ) {
      value += part;
    } else if (scale !== undefined && (hasNumber || value === 1)) value = Math.max(1, value) * scale;
    else if (!(token.lower === 'and' && value >= 100 && small.has(tokens[to + 1]?.lower ?? ''))) break;
    hasNumber = true;
  }
  if (!hasNumber || value === 0) return undefined;
  // "One" alone is a pronoun more often than a count.
  return value === 1 ? undefined : [value, to, false];
}
