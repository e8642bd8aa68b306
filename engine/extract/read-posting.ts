import { germanWords } from '../lexicon/german-words.ts';
import { detectLanguage } from '../text/detect-language.ts';
import { linesOfWords, type Sentence, splitSentences } from '../text/lines.ts';
import { maskMarkup } from '../text/mask-markup.ts';
import { readGermanWords } from '../text/roots/german.ts';
import { type Token, tokenise } from '../text/tokenise.ts';
import { type AskWeights, askFeatures, askProbability } from './lines/line-asks.ts';
import { type OutlinedLine, outlineLines, type Section, sectionNumbers, settleSection } from './lines/sections.ts';
import { readTables, type TableRow } from './lines/table-cues.ts';
import { markAsides } from './unasked/asides.ts';
import { countsEmployer } from './unasked/company-facts.ts';
import { employerNames, tellsOfEmployer } from './unasked/company-prose.ts';
import { findGivenLists } from './unasked/given-lists.ts';

/** A posting as words in lines, before it is judged which lines ask. */
export interface OutlinedPosting {
  /** The text as given, with the markup of a pasted page blanked out. */
  text: string;
  /** The offset in the text as given of each character; undefined where they are the same. */
  sourceOf: Int32Array | undefined;
  language: { code: string; covered: boolean };
  lines: Sentence[];
  outline: OutlinedLine[];
  tokens: Token[];
  /** The line of each word. */
  lineOf: Int32Array;
  /** The first word of each line; the last entry is one past the last word. */
  firstOf: Int32Array;
  /** The number of each line's section by its headings, which is what the tagger was trained on. */
  contextOf: number[];
  /** The rows of its tables, by which some say how important things are; none in most. */
  tables: TableRow[];
}

/** A posting as words in lines (long ones as sentences) in sections. */
export interface PostingText extends OutlinedPosting {
  /** How surely each line asks for something of the applicant, 0 to 1. */
  asks: Float64Array;
  /** The section of each line: by headings, the line's own words, and whether it asks. */
  sections: Section[];
  /** 1 for the words of sentences that ask for nothing, in whatever line (asides.ts). */
  asides: Uint8Array;
}

/** Splits a posting and judges which of its lines ask. Linear in the length. */
export function readPosting(text: string, weights: AskWeights): PostingText {
  return judgeLines(outlinePosting(text), weights);
}

/**
 * What tells of the employer keeps this share of its certainty to ask. It is no zero, because of thirty such lines one asks; from
 * `open` on a line is left where it is.
 */
const ofEmployer = { share: 0.25, open: 0.3 } as const;

/** Judges which lines of a posting ask, and settles their sections accordingly. */
export function judgeLines(posting: OutlinedPosting, weights: AskWeights): PostingText {
  const names = employerNames(posting.lines);
  const asks = new Float64Array(posting.lines.length);
  const sections = posting.lines.map((line, index): Section => {
    const words = wordsOfLine(posting, index);
    const isOpen = posting.outline[index]?.underHeading === 'open' && index > 0;
    const tells = tellsOfEmployer(line.content, words.length, names) || (isOpen && countsEmployer(line.content));
    const sure = (tells ? ofEmployer.share : 1) * askProbability(weights, askFeatures(line, words));
    asks[index] = sure;
    const { [index]: outlined } = posting.outline;
    const section = outlined === undefined ? 'open' : settleSection(outlined, sure, line.content);
    return tells && section === 'open' && sure < ofEmployer.open ? 'about' : section;
  });
  for (const line of findGivenLists(posting.lines, posting.outline, asks)) sections[line] = 'benefits';
  return { ...posting, asks, sections, asides: markAsides(posting, asks, names) };
}

/** Splits a posting without judging it. */
export function outlinePosting(given: string): OutlinedPosting {
  const { text, sourceOf } = maskMarkup(given);
  const lines = splitSentences(text);
  const outline = outlineLines(lines);
  const written = tokenise(text);
  const language = detectLanguage(written);
  const tokens = language.code === 'de' ? readGermanWords(text, written, germanWords()) : written;
  const lineOf = linesOfWords(lines, tokens);
  return {
    text,
    sourceOf,
    language,
    lines,
    outline,
    tokens,
    lineOf,
    firstOf: firstWords(lineOf, lines.length),
    contextOf: outline.map(({ section }) => sectionNumbers[section]),
    tables: readTables(text),
  };
}

/** The words of one line. */
export function wordsOfLine({ tokens, firstOf }: OutlinedPosting, line: number): Token[] {
  return tokens.slice(firstOf[line] ?? 0, firstOf[line + 1] ?? 0);
}

function firstWords(lineOf: Int32Array, lines: number): Int32Array {
  const firstOf = new Int32Array(lines + 1).fill(lineOf.length);
  for (let index = lineOf.length - 1; index >= 0; index -= 1) firstOf[lineOf[index] ?? 0] = index;
  // A line without words begins where the next one does.
  for (let line = lines - 1; line >= 0; line -= 1) {
    firstOf[line] = Math.min(firstOf[line] ?? 0, firstOf[line + 1] ?? 0);
  }
  return firstOf;
}
