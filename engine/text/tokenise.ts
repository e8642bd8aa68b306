import { WordCache } from './cache/word-cache.ts';
import { scanWords } from './scan-words.ts';

/** A word with its place: `text.slice(start, end)` is the word as written. */
export interface Token {
  /** As written. */
  surface: string;
  /** Lower case, compatibility forms folded. */
  lower: string;
  /** `lower` without the plural: what lexicon keys are made of. */
  lemma: string;
  start: number;
  end: number;
  /** True when more than a space, hyphen or slash separates it from the word before: a comma, a bullet, the end of a line. */
  opens: boolean;
  /** The last and the first part of a German compound, if they are known words (text/roots/german.ts). */
  head?: string;
  first?: string;
}

/** The first of two words that pasting has glued together: "proceduresEmployment"; no tool's name is written like that. */
const glued = /^\p{Ll}{4,}(?=\p{Lu}\p{Ll}{2,}$)/u;

const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Splits any text into words, in order; Chinese and Japanese through the platform's segmenter. Linear in the length. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let previousEnd = 0;
  const push = ({ surface, lower, lemma }: Word, start: number) => {
    const opens = start === 0 || isBreak(text, previousEnd, start);
    previousEnd = start + surface.length;
    tokens.push({ surface, lower, lemma, start, end: previousEnd, opens });
  };
  scanWords(text, (start, end, hash) => {
    const read = known.at(text, start, end, hash);
    if (read.parts === undefined) push(read, start);
    else for (const part of read.parts) push(part.word, start + part.index);
  });
  return tokens;
}

/** A word without its place: the same few thousand come again in every text. */
interface Word extends Pick<Token, 'surface' | 'lower' | 'lemma'> {
  /** The words that are written as one, and where in it they begin. */
  parts?: { word: Word; index: number }[];
}

const known = new WordCache(readWord);

function readWord(surface: string): Word {
  if (ordinary.test(surface)) {
    const lower = surface.toLowerCase();
    return { surface, lower, lemma: withoutPlural(lower) };
  }
  const word = readWhole(surface);
  const glue = glued.exec(surface)?.[0].length ?? 0;
  if (glue > 0) {
    const pieces = [
      { word: readWhole(surface.slice(0, glue)), index: 0 },
      { word: readWhole(surface.slice(glue)), index: glue },
    ];
    return { ...word, parts: pieces };
  }
  if (!ideographs.test(surface)) return word;
  return {
    ...word,
    parts: Array.from(segment(surface), (part) => ({ word: readWhole(part.segment), index: part.index })),
  };
}

/** Most words: nothing is to be folded, taken apart or spelt otherwise. */
const ordinary = /^(?:[A-Za-z][a-z]*|[A-Z]+)$/;

function readWhole(surface: string): Word {
  const lower = foldCase(surface);
  return { surface, lower, lemma: lemma(lower) };
}

/** Anything between two words that ends a phrase. */
const breaks = /[^\s\-–/]|[\n\t]/u;
/** Only the first characters of a gap are looked at, so that a text of a million commas stays linear. */
const longestGap = 8;

/** Whether the gap from `from` to before `to` ends a phrase. Most gaps are one space, or begin with one of the next three. */
function isBreak(text: string, from: number, to: number): boolean {
  const first = text.charCodeAt(from);
  if (first === space && to - from === 1) return false;
  if (to > from && (first === comma || first === fullStop || first === lineFeed)) return true;
  return breaks.test(text.slice(from, Math.min(to, from + longestGap)));
}

const [space, comma, fullStop, lineFeed] = [' ', ',', '.', '\n'].map((mark) => mark.charCodeAt(0));

let segmenter: Intl.Segmenter | undefined;

function* segment(run: string): Generator<Intl.SegmentData> {
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'word' });
  for (const part of segmenter.segment(run)) if (part.isWordLike) yield part;
}

const plain = /^[\x20-\x7e]*$/;

/** Lower case with typographic variants folded; the length may change. */
export function foldCase(surface: string): string {
  // Most words are plain and need only one look at their letters.
  return plain.test(surface) ? surface.toLowerCase() : surface.normalize('NFKC').toLowerCase().replaceAll('’', "'");
}

/**
 * Without the English plural: "analytics", "bus" and "series" stay, "skills" and "technologies" do not. German umlauts and ß
 * are two letters, because both spellings are common ("Führerschein", "Fuehrerschein").
 */
export function lemma(lower: string): string {
  return withoutPlural(
    umlaut.test(lower) ? lower.replace(umlauts, (letter) => umlautLetters[letter] ?? letter) : lower,
  );
}

const umlaut = /[äöüß]/;
const umlauts = /[äöüß]/g;
const umlautLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

function withoutPlural(lower: string): string {
  if (lower.length < 4 || !lower.endsWith('s') || /^(?:series|species)$/.test(lower)) return lower;
  if (lower.endsWith('ies') && lower.length > 5) return `${lower.slice(0, -3)}y`;
  if (/(?:ss|us|is|ics|'s)$/.test(lower)) return lower.endsWith("'s") ? lower.slice(0, -2) : lower;
  return lower.slice(0, -1);
}
