import { allMatches } from './all-matches.ts';
/** A line of a text without its surrounding space: `text.slice(start, end)` is `content`. */
export interface Line {
  content: string;
  start: number;
  end: number;
}

/** The lines that are not empty, with their places. Linear in the length. */
export function splitLines(text: string): Line[] {
  const lines: Line[] = [];
  for (let from = 0, to = 0; from < text.length; from = to + 1) {
    to = from;
    while (to < text.length && !endsLine(text.charCodeAt(to))) to += 1;
    const content = text.slice(from, to).trim();
    if (content === '') continue;
    const start = text.indexOf(content, from);
    lines.push({ content, start, end: start + content.length });
  }
  return lines;
}

const [lineFeed, carriageReturn, lineSeparator] = [0x0a, 0x0d, 0x2028];

function endsLine(code: number): boolean {
  return code === lineFeed || code === carriageReturn || code === lineSeparator;
}

/** Longer lines were pasted without their line breaks. */
const longestLine = 250;
/**
 * A sentence is judged as a whole: each of its numbers and words against the others. Anything longer than this is not a sentence
 * (the longest real ones that were measured have fewer than 1,200 characters), and judging it as one would not be linear.
 */
const longestSentence = 2000;
/** After a sentence, also a glued one ("the area.Company"), and before a heading with its colon, but not within one that begins the line. */
const sentenceEnd =
  /(?<=[a-z)][.!?;])\s*(?=[A-Z•*])|(?<!\s|^[A-Z][\w&/-]{0,30}(?: [\w&/-]{1,30})?)\s+(?=(?:[A-Z][\w&/-]+ ){0,3}[A-Z][\w&/-]+:\s)|(?<!\s)\s+(?=[•●▪►*] ?\S)/uy;
/** Where that may be: behind a mark, or at the end of space with a capital or a bullet behind it. */
const mayEnd = /[.!?;]|\s[A-Z•●▪►*]/g;

/** A line, or a sentence of a long one. */
export interface Sentence extends Line {
  /** Number of the line that it is a part of; undefined when it is a whole line. */
  partOf: number | undefined;
}

/** The lines, long ones as their sentences, none longer than `longestSentence`. Linear in the length. */
export function splitSentences(text: string): Sentence[] {
  return splitLines(text).flatMap((line, number) => {
    if (line.content.length <= longestLine) return [{ ...line, partOf: undefined }];
    const parts: Sentence[] = [];
    let from = 0;
    for (const { start, end } of sentenceEnds(line.content)) {
      if (start === 0) continue;
      parts.push(...piecesOf(line, from, start, number));
      from = end;
    }
    parts.push(...piecesOf(line, from, line.content.length, number));
    return parts;
  });
}

/** Every match of `sentenceEnd`. It looks far around, so it is tried only where the next characters allow it. */
function* sentenceEnds(content: string): Generator<{ start: number; end: number }> {
  let next = 0;
  for (const { 0: found, index } of allMatches(content, mayEnd)) {
    let start = index + 1;
    // The space before a capital is taken from its beginning.
    if (found.length > 1) for (start = index; start > next && /\s/.test(content.charAt(start - 1)); ) start -= 1;
    if (start < next) continue;
    sentenceEnd.lastIndex = start;
    const end = sentenceEnd.test(content) ? sentenceEnd.lastIndex : undefined;
    if (end === undefined) continue;
    yield { start, end };
    next = Math.max(end, start + 1);
  }
}

/** A sentence, or its pieces if it is longer than any that a person writes. */
function piecesOf(line: Line, from: number, to: number, partOf: number): Sentence[] {
  const pieces: Sentence[] = [];
  for (let start = from; start < to; ) {
    const end = endOfPiece(line.content, start, to);
    const piece = line.content.slice(start, end).trimEnd();
    if (piece !== '') pieces.push(sentence(line, start, start + piece.length, partOf));
    start = end;
    while (start < to && line.content[start] === ' ') start += 1;
  }
  return pieces;
}

/** Between two words, where there are two. */
function endOfPiece(content: string, start: number, to: number): number {
  if (to - start <= longestSentence) return to;
  const space = content.lastIndexOf(' ', start + longestSentence);
  return space > start ? space : start + longestSentence;
}

function sentence({ content, start }: Line, from: number, to: number, partOf: number): Sentence {
  return { content: content.slice(from, to), start: start + from, end: start + to, partOf };
}

/** Index of the line that holds `offset`, by bisection; the last line that starts at or before it. */
export function lineAt(lines: readonly Pick<Line, 'start'>[], offset: number): number {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lines[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The line of each word, which come in order: one pass over both. */
export function linesOfWords(lines: readonly Pick<Line, 'start'>[], words: readonly Pick<Line, 'start'>[]): Int32Array {
  const lineOf = new Int32Array(words.length);
  let line = 0;
  for (let index = 0; index < words.length; index += 1) {
    const start = words[index]?.start ?? 0;
    while (line + 1 < lines.length && (lines[line + 1]?.start ?? 0) <= start) line += 1;
    lineOf[index] = line;
  }
  return lineOf;
}

/** The line without its bullet. */
export function withoutBullet(content: string): string {
  return content.replace(bullet, '');
}

/** List marks, numbers ("1.", "(2)") and letters ("a."). */
const bullet = /^(?:(?:[-–—*•·▪●○►➢✓✔☑✅👉🔹🔸→➔➜➡➤▶>◾◦‣⁃■□❖★»][\uFE0F]?)+|\(?(?:\d{1,2}|[a-z])[.)])\s+/u;

/** Whether a line is an item of a list. */
export function isBulleted(content: string): boolean {
  return bullet.test(content);
}

/** Whether two lines follow each other without an empty one between. */
export function isRightBelow(text: string, above: Line, below: Line): boolean {
  const gap = text.slice(above.end, below.start);
  return (gap.match(/\r\n|\n|\r/g) ?? []).length === 1;
}
