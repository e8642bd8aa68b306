import type { Token } from '../../text/tokenise.ts';
import { numberOf, scales, suffixes } from './number-words.ts';

const suffix = /^(\d+(?:\.\d+)?)(k|m|mn|b|bn|mio|x|s)?\+?$/;

/** "4,000", "1.5M", "4 million", "10.000" (German), "24/7" as two. */
export function digitsAt(
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
export function wordsAt(tokens: readonly Token[], from: number, end: number): [number, number, boolean] | undefined {
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
