import { wordsIn } from '../../text/word-set.ts';
import type { Span } from '../../types/span.ts';
import * as de from '../vocabulary/de/licences.ts';
import * as en from '../vocabulary/en/licences.ts';
import { expansionsAt, isAcronym, plainAcronym } from '../words/acronyms.ts';
import { degreeAt } from '../words/degrees.ts';
import { foldWord } from '../words/same-word.ts';
import { spanOfWords } from './claim.ts';
import type { ResumeDocument } from './document.ts';

/** What a resume names without denying it, for looking up names and terms. */
export interface KnownWords {
  /** First place of each stem. */
  stems: ReadonlyMap<string, Span>;
  /** The beginnings of stems, so that "verified" matches "verification". */
  beginnings: ReadonlySet<string>;
  /** Beginnings and ends of German words: "Krankenpfleger" knows "Pfleger". */
  parts: ReadonlySet<string>;
  /** First place of each listed term by its canonical name. */
  terms: ReadonlyMap<string, Span>;
  /** Words in capitals ("KPI"), and the initials of words that follow each other ("key performance indicators"). */
  acronyms: ReadonlyMap<string, Span>;
  initials: ReadonlyMap<string, Span>;
  /** Capital letters that are words: the C of "class C" and of "C+E". */
  letters: ReadonlySet<string>;
  /** Whether it names a licence, certificate or registration of any kind. */
  hasPaper: boolean;
}

/** Any word for a licence, certificate or registration; "tickets" in a list of them. */
const paper = new RegExp(
  String.raw`${[...wordsIn(en.paperBeginnings), ...wordsIn(de.paperParts)].join('|')}|(?:${wordsIn(de.paperEndings).join('|')})\b|` +
    String.raw`\btickets?:|^tickets$|\b(?:${wordsIn(en.paperAcronyms).join('|')})\b`,
  'im',
);

/** Words that share this many initial letters are of one family ("prescribe", "prescription" are not: too short a root). */
const beginningLength = 6;

/** A whole stem of this many letters may be the beginning of another. */
const shortest = 5;

/** Parts of German compounds, in letters. */
const leastPart = 5;

const longestPart = 24;

/** Renegotiating is negotiating; an outpatient is a patient. */
const prefixes = ['re', 'out', 'in'] as const;

/** Whether a word of the stem's family is named. */
export function isKnownStem({ stems, beginnings, parts }: KnownWords, stem: string): boolean {
  if (stem.length < 4) return stems.has(stem);
  if (parts.has(stem)) return true;
  if (parts.size > 0 && isJoined({ stems, parts }, stem)) return true;
  return ['', ...prefixes].some((prefix) => {
    const word = `${prefix}${stem}`;
    if (word.length === shortest && beginnings.has(word)) return true;
    return stems.has(word) || (word.length >= beginningLength && beginnings.has(word.slice(0, beginningLength)));
  });
}

/** "Schulenglisch" of "Englisch: Schulkenntnisse": both parts of a German compound are named. Who leads is never a part of one. */
function isJoined({ stems, parts }: Pick<KnownWords, 'stems' | 'parts'>, stem: string): boolean {
  const isNamed = (part: string) => stems.has(part) || parts.has(part);
  for (let at = leastPart; at <= Math.min(stem.length, longestPart) - leastPart; at += 1) {
    const [left, right] = [stem.slice(0, at), stem.slice(at)];
    if (!isNamed(right) || /^(?:leit|chef|führ)/.test(right)) continue;
    if (isNamed(left) || (left.endsWith('s') && isNamed(left.slice(0, -1)))) return true;
  }
  return false;
}

/** Indexes what several texts name; places are those of the first text only. Linear in the length. */
export function knownWordsOf(document: ResumeDocument): KnownWords {
  const stems = new Map<string, Span>();
  const terms = new Map<string, Span>();
  const acronyms = new Map<string, Span>();
  const beginnings = new Set<string>();
  const parts = new Set<string>();
  const letters = new Set<string>();
  for (const [index, stem] of document.stemOf.entries()) {
    if (document.negated[index] === 1) continue;
    const span = spanOfWords(document, index, index + 1);
    if (stem !== '' && !stems.has(stem)) stems.set(stem, span);
    if (stem.length >= beginningLength) beginnings.add(stem.slice(0, beginningLength));
    // The stem of "automation" is the beginning of that of "automated".
    if (stem.length >= shortest) beginnings.add(stem.slice(0, shortest));
    if (document.isGerman) addParts(parts, stem);
    const surface = document.tokens[index]?.surface ?? '';
    const next = document.tokens[index + 1];
    // "Set up" is also written "setup".
    if (next && !next.opens && !stems.has(`${surface}${next.surface}`.toLowerCase()))
      stems.set(`${surface}${next.surface}`.toLowerCase(), spanOfWords(document, index, index + 2));
    // Saying BSc is saying Bachelor of Science.
    for (const word of degreeAt(document.tokens, index, document.tokens.length, document.text)?.words ?? [])
      if (!stems.has(foldWord(word))) stems.set(foldWord(word), span);
    if (/^\p{Lu}[+#]?$/u.test(surface)) letters.add(surface.slice(0, 1));
    if (isAcronym(surface)) acronyms.set(plainAcronym(surface), span);
  }
  for (const line of document.lines) {
    for (const { term, from, to } of line.terms) {
      if (document.negated[from] === 0 && !terms.has(term.name)) terms.set(term.name, spanOfWords(document, from, to));
    }
  }
  return {
    stems,
    beginnings,
    parts,
    terms,
    acronyms,
    initials: initialsOf(document),
    letters,
    hasPaper: paper.test(document.text),
  };
}

function addParts(parts: Set<string>, stem: string): void {
  for (let length = leastPart; length < Math.min(stem.length, longestPart); length += 1) {
    parts.add(stem.slice(0, length));
    parts.add(stem.slice(-length));
  }
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
