import type { Token } from '../../../text/tokenise.ts';
import { foldGerman, foldWord } from '../../words/same-word.ts';
import { areOfOneStem, isAlikeStem } from '../german/german-words.ts';
import { shortForms } from './short-forms.ts';

/** A clipped word keeps at least this many of its first letters, and drops at least this many. */
const clipped = { least: 3, dropped: 2, most: 6 } as const;

/** Whether two words are forms of one. */
export function isSamePlain(lower: string, word: string): boolean {
  if (lower === word) return true;
  return word.length > 3 && (foldWord(lower) === foldWord(word) || foldGerman(lower) === foldGerman(word));
}

/** "SecOps" for "security operations", "GSheets" for "Google Sheets": each part begins a word of the same run. */
export function isJoinedShort(surface: string, words: readonly Token[]): boolean {
  const parts = surface.match(/\p{Lu}\p{Ll}*/gu) ?? [];
  if (parts.length < 2 || parts.join('') !== surface || !/\p{Ll}{2}/u.test(surface)) return false;
  return words.some((_, at) =>
    parts.every((part, step) => {
      const [short, long = ''] = [part.toLowerCase(), words[at + step]?.lower];
      return long.startsWith(short) || (shortForms.get(short) ?? []).some(([word = '']) => isSamePlain(long, word));
    }),
  );
}

/** "Kinaesthetik" is "Kinästhetik". */
export function withoutUmlauts(lower: string): string {
  return lower.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss');
}

export function withUmlauts(lower: string): string {
  return lower.replaceAll('ae', 'ä').replaceAll('oe', 'ö').replaceAll('ue', 'ü');
}

/** "Kurs absolviert" for "Kurs besucht"; what is written large may be a name or a title. */
export function isSaidOtherwise({ surface, lower }: Token, words: readonly Token[]): boolean {
  const stem = foldGerman(lower);
  return words.some(
    (word) =>
      areOfOneStem(stem, foldGerman(word.lower)) || (surface === lower && isAlikeStem(stem, foldGerman(word.lower))),
  );
}

/** "USt-Voranmeldung" for "Umsatzsteuervoranmeldung". */
export function isShortPart(token: Token, next: Token, there: ReadonlySet<string>): boolean {
  return (shortForms.get(token.lower) ?? []).some((phrase) => there.has(`${phrase.join('')}${next.lower}`));
}

/** "Elec." for "Electrical", "Mktg" for "Marketing"; in a sentence only with its full stop or without vowels. */
export function isClipped(short: Token, long: Token, text: string, isAllowed: boolean): boolean {
  const [a, b] = [short.lower, long.lower];
  if (a.length > clipped.most || b.length < a.length + clipped.dropped || a[0] !== b[0]) return false;
  if (a.length >= clipped.least && b.startsWith(a))
    return text[short.end] === '.' || (isAllowed && /^\p{Lu}/u.test(short.surface));
  if (a.length < 2 || /[aeiou]/.test(a.slice(1)) || a.at(-1) !== b.at(-1)) return false;
  let at = 0;
  for (const letter of b) if (letter === a[at]) at += 1;
  return at === a.length;
}

/** "Canadian" for "Canada", and the other way round. */
export function isOfCountry(a: string, b: string): boolean {
  if (!/^\p{Lu}\p{Ll}{3}/u.test(a) || a.slice(0, sharedOfCountry) !== b.slice(0, sharedOfCountry)) return false;
  return ofCountry.test(a) !== ofCountry.test(b) && Math.abs(a.length - b.length) <= 3;
}

const sharedOfCountry = 4;
const ofCountry = /(?:ian|an|ish|ese|isch\p{L}*)$/u;
