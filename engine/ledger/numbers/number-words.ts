import { namedNumbers, numberNames } from '../../text/number-names.ts';
import { wordSet, wordsIn } from '../../text/word-set.ts';
import { adjectiveForms } from '../vocabulary/de/inflect.ts';
import * as de from '../vocabulary/de/numbers.ts';
import * as en from '../vocabulary/en/numbers.ts';

/** German "ein" to "neun": before "und" in a compound, or before a hundred. */
const germanOnes = new Map(numberNames.de.slice(0, 20).map((word, value) => [word, value]));
const germanScales: ReadonlyMap<string, number> = new Map(Object.entries(de.scales));
const counted = wordsIn(de.counted);

/** The values of number words; German ordinals count ("im dritten Jahr"), English ones do not. */
const small = new Map<string, number>([
  ...namedNumbers,
  ...[en, de].flatMap(({ tens }) => wordsIn(tens).map((word, index): [string, number] => [word, (index + 2) * 10])),
  // Swiss.
  ['dreissig', 30],
  ...wordsIn(de.ordinals).flatMap((root, index) =>
    adjectiveForms(root).flatMap((form): [string, number][] => (form === root ? [] : [[form, index + 2]])),
  ),
]);
// An article, unless another number follows in the same word.
small.delete('ein');

/** What multiplies the number before it: "thousand", "Mio". */
export const scales: ReadonlyMap<string, number> = new Map([...Object.entries(en.scales), ...germanScales]);
/** Letters after a figure that multiply it. */
export const suffixes: ReadonlyMap<string, number> = new Map(Object.entries({ ...en.suffixes, ...de.suffixes }));
/** "A third": one divided by it. */
export const fractions: ReadonlyMap<string, number> = new Map(Object.entries(en.fractions));
/** Words for percent, words between the numbers of a range, and words after a number that multiplies. */
export const percentWords = wordSet(en.percentWords, de.percentWords);
export const rangeWords = wordSet(en.rangeWords, de.rangeWords);
export const timesWords = wordSet(en.timesWords, de.timesWords);

/** A share in percent, a multiple or a count that is one word. */
export interface Share {
  value: number;
  unit: 'percent' | 'times' | 'count';
}

/** Words that are a share, a multiple or a count: "halved", "doubled". */
export const shares: ReadonlyMap<string, Share> = new Map([
  ...sharesOf('percent', { ...en.shares.percent, ...de.shares.percent }),
  ...sharesOf('times', { ...en.shares.times, ...de.shares.times }),
  ...sharesOf('count', en.shares.count),
]);

function sharesOf(unit: Share['unit'], values: Readonly<Record<string, number>>): [string, Share][] {
  return Object.entries(values).map(([word, value]) => [word, { value, unit }]);
}

/** The number that one word is: "twelve", "zwölf", "siebenköpfig", "fünfunddreißig", "dreihundert". */
export function numberOf(lower: string): number | undefined {
  return small.get(lower) ?? compoundNumber(lower);
}

const countedPattern = new RegExp(`^(\\p{L}+?)(?:${counted.join('|')})e?[nmrs]?$`, 'u');
const tensPattern = /^(\p{L}+?)und(\p{L}+)$/u;

function compoundNumber(lower: string): number | undefined {
  const count = countedPattern.exec(lower)?.[1];
  if (count) return numberOf(count) ?? germanOnes.get(count);
  const [, unit = '', ten = ''] = tensPattern.exec(lower) ?? [];
  const [ones, tens] = [germanOnes.get(unit), small.get(ten)];
  if (ones && ones < 10 && tens && tens % 10 === 0) return tens + ones;
  for (const [scale, value] of germanScales) {
    const times = lower.endsWith(scale) ? lower.slice(0, -scale.length) : undefined;
    // "Hundertvierzig".
    const end = value <= 1000 && lower.startsWith(scale) ? lower.slice(scale.length) : '';
    const behind = end === '' ? undefined : (small.get(end) ?? compoundNumber(end));
    if (behind !== undefined && behind < value) return value + behind;
    const known = times === undefined ? undefined : germanOnes.get(times);
    if (known && value <= 1000) return known * value;
    // "Dreihundertfünfzig".
    const at = value <= 1000 ? lower.indexOf(scale) : -1;
    const [first, rest] = [germanOnes.get(lower.slice(0, Math.max(0, at))), lower.slice(at + scale.length)];
    const left = at > 0 && rest !== '' ? (small.get(rest) ?? compoundNumber(rest)) : undefined;
    if (first && left !== undefined && left < value) return first * value + left;
  }
  return undefined;
}
