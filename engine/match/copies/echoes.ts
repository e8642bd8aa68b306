import { boilerplate, headingOf } from '../../extract/lines/sections.ts';
import type { PostingText } from '../../extract/read-posting.ts';
import { fewRanges } from '../../text/few-ranges.ts';
import type { Token } from '../../text/tokenise.ts';
import type { ResumeText } from '../index-resume.ts';
import { type Copies, wordsIn } from './read-copies.ts';
import { markToldCopies } from './told-copies.ts';

/** This many words in the same order are no coincidence; shorter phrases may be. */
const runLength = 6;
/** A shorter line is an echo when it is the posting's whole line; one or two words may be a person's own ("Dental"),
 * unless they are a heading. */
const shortestLine = 3;

/** A line of more words is a resume without line breaks, half of which says nothing of the other half. */
const longestLine = 80;

/**
 * Marks (1) the words of a resume that are copied from the posting's lines about the company, its benefits and the law, and from any of
 * its sentences that tell of somebody else (told-copies.ts). They ask for nothing, or say nothing of the person, so copying them proves
 * nothing. `asked` are lines that surely contain a requirement, whatever else they say. Linear in the length of both.
 */
export function markEchoes(
  posting: PostingText,
  { tokens, lineOf }: Pick<ResumeText, 'tokens' | 'lineOf'>,
  copies: Copies,
  asked: ReadonlySet<number> = new Set(),
): Uint8Array {
  const marks = new Uint8Array(tokens.length);
  const { runs, starts, lines } = boilerplateOf(posting, asked, wordsIn(tokens));
  for (const { from, to } of wordsOfLines(lineOf)) {
    if (starts.has(tokens[from]?.lower ?? '') && lines.has(keyOf(tokens, from, to))) marks.fill(1, from, to);
  }
  for (let from = 0; from + runLength <= tokens.length; from += 1) {
    // Most words begin no run of the posting: those cost one look-up.
    if (starts.has(tokens[from]?.lower ?? '') && runs.has(keyOf(tokens, from, from + runLength)))
      marks.fill(1, from, from + runLength);
  }
  for (const { from, to } of wordsOfLines(lineOf)) {
    let copied = 0;
    for (let index = from; index < to; index += 1) copied += marks[index] ?? 0;
    if (copied * 2 >= to - from && to - from >= runLength && to - from <= longestLine) marks.fill(1, from, to);
  }
  markToldCopies(posting, { lineOf }, copies, marks);
  return marks;
}

/** Runs of words by key, whole lines, and the first words of both, as far as they consist of the resume's `words`. */
function boilerplateOf(
  posting: PostingText,
  asked: ReadonlySet<number>,
  words: ReadonlySet<string>,
): Readonly<Record<'runs' | 'starts' | 'lines', Set<string>>> {
  const { tokens, sections } = posting;
  const runs = new Set<string>();
  const starts = new Set<string>();
  const lines = new Set<string>();
  const add = (keys: Set<string>, from: number, to: number) => {
    starts.add(tokens[from]?.lower ?? '');
    keys.add(keyOf(tokens, from, to));
  };
  for (const { line, from, to } of wordsOfLines(posting.lineOf)) {
    const section = sections[line] ?? 'open';
    const isKept = !boilerplate.has(section) && (asked.has(line) || !isAside(posting, line, to - from));
    for (const part of isKept ? markedParts(posting.asides, from, to) : [{ from, to }]) {
      const isWhole = part.from === from && part.to === to;
      let start = part.from;
      for (let end = part.from + 1; end <= part.to; end += 1) {
        if (!words.has(tokens[end - 1]?.lower ?? '')) start = end;
        else if (end - start >= runLength) add(runs, end - runLength, end);
      }
      if (isWhole && start === from && isWholeLine(posting, line, to - from)) add(lines, from, to);
    }
  }
  return { runs, starts, lines };
}

/** Whether a line is long enough, or sure enough to be boilerplate, that the whole of it is copied. */
function isWholeLine({ sections, lines }: PostingText, line: number, words: number): boolean {
  return words >= shortestLine || sections[line] === 'legal' || headingOf(lines[line]?.content ?? '') !== undefined;
}

/** The runs of marked words. */
function* markedParts(marks: Uint8Array, from: number, to: number): Generator<{ from: number; to: number }> {
  for (let start = from; start < to; start += 1) {
    if (marks[start] === 0) continue;
    let end = start + 1;
    while (end < to && marks[end] !== 0) end += 1;
    yield { from: start, to: end };
    start = end;
  }
}

/**
 * A line this long that is less likely than this to ask for anything is about the company, whatever its section, unless it is as short
 * as a condition.
 */
const aside = { words: 6, asks: 0.3, condition: 12 } as const;

/**
 * Whether a line outside the known sections asks for nothing; the first line and headings name the job. In a language
 * that the engine does not cover, nobody knows which lines ask.
 */
function isAside({ outline, asks, lines, language }: PostingText, line: number, words: number): boolean {
  const { isHeading = false } = outline[line] ?? {};
  if (!language.covered || line === 0 || words < aside.words || isHeading) return false;
  const isCondition = words <= aside.condition && insisting.test(lines[line]?.content ?? '');
  return (asks[line] ?? 1) < aside.asks && !isCondition;
}

/** Whoever meets a condition may say so in its words: "authorized to work in the US". */
const insisting = fewRanges(
  /(?<!\p{L})(?:must|required?|requires|essential|mandatory|need|necessary|muss|müssen|erforderlich|voraussetzung)(?!\p{L})/iu,
);

/** The words `from` to before `to` of every line that has any. */
function* wordsOfLines(lineOf: ArrayLike<number>): Generator<{ line: number; from: number; to: number }> {
  for (let from = 0, to = 1; from < lineOf.length; from = to) {
    const line = lineOf[from] ?? 0;
    to = from + 1;
    while (to < lineOf.length && lineOf[to] === line) to += 1;
    yield { line, from, to };
  }
}

function keyOf(tokens: readonly Token[], from: number, to: number): string {
  let key = '';
  for (let index = from; index < to; index += 1) key += `${tokens[index]?.lower} `;
  return key;
}
