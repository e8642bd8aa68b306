import { isFillWord } from '../text/fill-words.ts';
import type { Span } from '../types.ts';
import { spanOfWords } from './claim.ts';
import type { ResumeDocument } from './document.ts';

/** What a resume names and does not deny, to look up names and terms. */
export interface KnownWords {
  /** First place of each stem. */
  stems: ReadonlyMap<string, Span>;
  /** First place of each listed term by its canonical name. */
  terms: ReadonlyMap<string, Span>;
  /** Words in capitals ("KPI"), and the initials of words that follow each other ("key performance indicators"). */
  acronyms: ReadonlyMap<string, Span>;
  initials: ReadonlyMap<string, Span>;
}

/** Longest name that an acronym stands for, in words. */
const longestExpansion = 5;

/** Indexes what several texts name; places are of the first one only. Linear in the length. */
export function knownWordsOf(document: ResumeDocument): KnownWords {
  const stems = new Map<string, Span>();
  const terms = new Map<string, Span>();
  const acronyms = new Map<string, Span>();
  for (const [index, stem] of document.stemOf.entries()) {
    if (document.negated[index] === 1) continue;
    const span = spanOfWords(document, index, index + 1);
    if (stem !== '' && !stems.has(stem)) stems.set(stem, span);
    const surface = document.tokens[index]?.surface ?? '';
    if (isAcronym(surface)) acronyms.set(plainAcronym(surface), span);
  }
  for (const line of document.lines) {
    for (const { term, from, to } of line.terms) {
      if (document.negated[from] === 0 && !terms.has(term.name)) terms.set(term.name, spanOfWords(document, from, to));
    }
  }
  return { stems, terms, acronyms, initials: initialsOf(document) };
}

/** "KPI", "KPIs", "B2B": two to six letters, most of them capitals. */
export function isAcronym(surface: string): boolean {
  return /^(?=.{2,7}$)\p{Lu}[\p{Lu}\p{N}&]+s?$/u.test(surface);
}

/** "kpi" of "KPIs". */
export function plainAcronym(surface: string): string {
  return surface.replace(/s$/, '').replaceAll('&', '').toLowerCase();
}

function initialsOf(document: ResumeDocument): Map<string, Span> {
  const initials = new Map<string, Span>();
  for (const line of document.lines) {
    for (let from = line.from; from < line.to; from += 1) {
      for (const [letters, to] of expansionsAt(document, from, line.to)) {
        if (document.negated[from] === 0 && !initials.has(letters))
          initials.set(letters, spanOfWords(document, from, to));
      }
    }
  }
  return initials;
}

/** The initials of the words from `from` on, with and without small words ("Bachelor of Science": bs, bos). */
export function* expansionsAt(document: ResumeDocument, from: number, end: number): Generator<[string, number]> {
  let all = '';
  let large = '';
  for (let to = from; to < Math.min(end, from + longestExpansion + 1); to += 1) {
    const token = document.tokens[to];
    if (token === undefined || (to > from && token.opens)) return;
    const letter = token.lower[0] ?? '';
    all += letter;
    const isSmall = isFillWord(token.lower);
    if (isSmall && to === from) return;
    if (!isSmall) large += letter;
    if (to === from || isSmall) continue;
    yield [all, to + 1];
    if (large !== all && large.length > 1) yield [large, to + 1];
  }
}
