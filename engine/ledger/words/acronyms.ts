import { isFillWord } from '../../text/fill-words.ts';
import type { Case } from '../lines/claim.ts';
import type { ResumeDocument, ResumeLine } from '../lines/document.ts';

/** Longest name that an acronym stands for, in words. */
const longestExpansion = 5;

/** "KPI", "KPIs", "B2B", "GPhC": two to six letters, most of them capitals. */
export function isAcronym(surface: string): boolean {
  return /^(?=.{2,7}$)\p{Lu}[\p{Lu}\p{N}&]+(?:\p{Ll}\p{Lu}+)?s?$/u.test(surface);
}

/** "kpi" of "KPIs". */
export function plainAcronym(surface: string): string {
  return surface.replace(/s$/, '').replaceAll('&', '').toLowerCase();
}

/**
 * Places of words `from` to before `to` that write out one of the acronyms: by their initials ("Key Performance
 * Indicators"), or with the acronym in brackets behind them ("Cardiopulmonary Resuscitation (CPR)").
 */
export function expandedWords(
  document: ResumeDocument,
  from: number,
  to: number,
  hasAcronym: (letters: string) => boolean,
  isNear: (letters: string) => boolean = () => false,
): Set<number> {
  const covered = new Set<number>();
  const cover = (first: number, end: number) => {
    for (let index = first; index < end; index += 1) covered.add(index);
  };
  for (let first = from; first < to; first += 1) {
    // Two letters are too easily the initials of something else, unless the line's source has them.
    for (const [letters, end] of expansionsAt(document, first, to)) {
      if (letters.length > 2 ? hasAcronym(letters) : isNear(letters)) cover(first, end);
    }
    const token = document.tokens[first];
    const letters = token ? plainAcronym(token.surface) : '';
    if (!token || !isAcronym(token.surface) || document.text[token.start - 1] !== '(' || !hasAcronym(letters)) continue;
    for (let start = first - 1; start >= Math.max(from, first - longestExpansion - 2); start -= 1) {
      const words = document.tokens.slice(start, first).map(({ lower }) => lower);
      if (spells(words, letters)) cover(start, first);
    }
  }
  return covered;
}

/** Several rules ask this about the same line. */
const writtenOut = new WeakMap<ResumeLine, ReadonlySet<number>>();

/** Places of the line's words that write out an acronym of the original. */
export function writtenOutIn({ line, improved, known }: Case): ReadonlySet<number> {
  const { acronyms } = known.original;
  const words = writtenOut.get(line) ?? expandedWords(improved, line.from, line.to, (letters) => acronyms.has(letters));
  writtenOut.set(line, words);
  return words;
}

/** Whether the letters occur in the words in order, each word's first at its beginning; small words have none. */
export function spells(words: readonly string[], letters: string): boolean {
  const [word, ...rest] = words;
  if (word === undefined) return letters === '';
  if (isFillWord(word) && spells(rest, letters)) return true;
  // "User experience" is UX.
  if (letters === 'x' && rest.length === 0 && word.startsWith('ex')) return true;
  if (word[0] !== letters[0]) return false;
  let at = 0;
  for (let taken = 1; taken <= letters.length; taken += 1) {
    at = word.indexOf(letters[taken - 1] ?? '', at) + 1;
    if (at === 0) return false;
    if (spells(rest, letters.slice(taken))) return true;
  }
  return false;
}

/** The initials of the words from `from` on, with and without small words ("Bachelor of Science": bs, bos). */
export function* expansionsAt(document: ResumeDocument, from: number, end: number): Generator<[string, number]> {
  let all = '';
  let large = '';
  for (let to = from; to < Math.min(end, from + longestExpansion + 1); to += 1) {
    const token = document.tokens[to];
    if (token === undefined || (to > from && token.opens)) return;
    // "KS3" is Key Stage 3, "M365" Microsoft 365.
    const letter = /^\d+$/.test(token.lower) ? token.lower : (token.lower[0] ?? '');
    all += letter;
    // "New Medicine Service" begins with a name.
    const isSmall = isFillWord(token.lower) && !(to === from && !token.opens && /^\p{Lu}\p{Ll}/u.test(token.surface));
    if (isSmall && to === from) return;
    if (!isSmall) large += letter;
    if (to === from || isSmall) continue;
    yield [all, to + 1];
    if (large !== all && large.length > 1) yield [large, to + 1];
  }
}
