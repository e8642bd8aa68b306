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
  /** The last and the first part of a German compound, if they are known words (text/german.ts). */
  head?: string;
  first?: string;
}

/**
 * Words with the marks that belong to them: C++, C#, .NET, Node.js, R&D, O'Neill. A full stop joins only short right
 * parts, because pasted postings glue sentences ("area.Company"). Hyphens and slashes separate words.
 */
const word =
  /\.net(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:['’&_][\p{L}\p{N}]+|\.(?:js|net|io|ts|py|ai|\p{N}+)(?![\p{L}\p{N}]))*(?:\+\+|\+|#)?/giu;

/** The first of two words that pasting has glued together: "proceduresEmployment"; no tool's name is written like that. */
const glued = /^\p{Ll}{4,}(?=\p{Lu}\p{Ll}{2,}$)/u;

const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Splits any text into words, in order; Chinese and Japanese through the platform's segmenter. Linear in the length. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let previousEnd = 0;
  const push = (surface: string, start: number) => {
    const opens = start === 0 || breaks.test(text.slice(previousEnd, Math.min(start, previousEnd + longestGap)));
    const lower = foldCase(surface);
    previousEnd = start + surface.length;
    tokens.push({ surface, lower, lemma: lemma(lower), start, end: previousEnd, opens });
  };
  for (const { 0: surface, index } of text.matchAll(word)) {
    const glue = glued.exec(surface)?.[0].length ?? 0;
    if (glue > 0) {
      push(surface.slice(0, glue), index);
      push(surface.slice(glue), index + glue);
    } else if (!ideographs.test(surface)) push(surface, index);
    else for (const part of segment(surface)) push(part.segment, index + part.index);
  }
  return tokens;
}

/** Anything between two words that ends a phrase. */
const breaks = /[^\s\-–/]|\n/u;
/** Only the first characters of a gap are looked at, so that a text of a million commas stays linear. */
const longestGap = 8;

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
