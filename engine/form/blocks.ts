import { newlineOf } from '../text/list-style.ts';
import type { Span } from '../types/span.ts';

/** The lines that a part takes up, without their last break; the part itself where its lines hold more than it. */
export function blockOf(text: string, { start, end }: Span): Span {
  let from = start;
  while (from > 0 && !isBreak(text[from - 1])) from -= 1;
  let to = end;
  while (to < text.length && !isBreak(text[to])) to += 1;
  const isAlone = text.slice(from, start).trim() === '' && text.slice(end, to).trim() === '';
  return isAlone ? { start: from, end: to } : { start, end };
}

/** The text with two of its parts in each other's place; what stands between them stays. Unchanged where they overlap. */
export function swapParts(text: string, one: Span, other: Span): string {
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  if (first.end > second.start) return text;
  const { start, end } = first;
  return (
    text.slice(0, start) +
    text.slice(second.start, second.end) +
    text.slice(end, second.start) +
    text.slice(start, end) +
    text.slice(second.end)
  );
}

/** The text without a part: its lines with their break, and the empty lines below it where there are some above it, too. */
export function removePart(text: string, part: Span): string {
  const block = blockOf(text, part);
  const above = text.slice(0, block.start);
  const below = text.slice(block.end);
  if (above !== '' && !isBreak(above.at(-1))) return above + (/^\s/.test(below) ? below.trimStart() : below);
  const gap = /^(?:\r\n|[\r\n\u2028])(?:[^\S\r\n\u2028]*(?:\r\n|[\r\n\u2028]))*/.exec(below)?.[0] ?? '';
  const isAfterGap = above === '' || /(?:\r\n|[\r\n\u2028])[^\S\r\n\u2028]*(?:\r\n|[\r\n\u2028])$/.test(above);
  const cut = isAfterGap ? gap : (/^(?:\r\n|[\r\n\u2028])/.exec(gap)?.[0] ?? '');
  // At the end of the text there is only the break above.
  if (cut === '' && below === '') return above.replace(/(?:\r\n|[\r\n\u2028])$/, '');
  return above + below.slice(cut.length);
}

/** The text with a line below a part. */
export function insertLine(text: string, below: Span, line: string): string {
  const { end } = blockOf(text, below);
  const newline = newlineOf(text);
  const rest = text.slice(end);
  const isInLine = rest !== '' && !isBreak(rest[0]);
  return text.slice(0, end) + newline + line + (isInLine ? newline + rest.trimStart() : rest);
}

/** Whether a character ends a line, as `splitLines` has it. */
function isBreak(character: string | undefined): boolean {
  return character === '\n' || character === '\r' || character === '\u2028';
}
