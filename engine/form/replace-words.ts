import type { Span } from '../types/span.ts';

/** The words of a part as one line: the breaks and indents that it was wrapped with are spaces. */
export function shownWords(text: string, { start, end }: Span): string {
  return text.slice(start, end).replace(/\s+/g, (gap) => (isWrap(gap) ? ' ' : gap));
}

/** Whether white space goes over a line's end. */
const isWrap = (gap: string): boolean => /[\r\n\u2028]/.test(gap);

/**
 * The text with other words in a part. Only what differs from the words as shown is replaced, so that a wrapped sentence keeps its
 * breaks before and after. Linear in the part.
 */
export function replaceWords(text: string, part: Span, words: string): string {
  const next = words.replace(/[\r\n\u2028]+/g, ' ').trim();
  const shown = shownWords(text, part);
  const shorter = Math.min(shown.length, next.length);
  let head = 0;
  while (head < shorter && shown[head] === next[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && shown[shown.length - 1 - tail] === next[next.length - 1 - tail]) tail += 1;
  const places = placesOf(text, part);
  const from = places[head] ?? part.end;
  const to = places[shown.length - tail] ?? part.end;
  return text.slice(0, from) + next.slice(head, next.length - tail) + text.slice(Math.max(from, to));
}

/** Where in the text each character of the shown words stands. */
function placesOf(text: string, { start, end }: Span): number[] {
  const places: number[] = [];
  let at = start;
  for (const { 0: gap, index } of text.slice(start, end).matchAll(/\s+/g)) {
    if (!isWrap(gap)) continue;
    while (at < start + index) places.push(at++);
    places.push(at);
    at += gap.length;
  }
  while (at < end) places.push(at++);
  return places;
}
