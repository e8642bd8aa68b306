import type { Span } from '#engine';

/**
 * Spans of a text that was edited in one place: those after it move along, and those it touches are dropped. Linear in the text.
 */
export function shiftSpans(spans: readonly Span[], before: string, after: string): Span[] {
  if (before === after) return [...spans];
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1;
  const end = before.length - tail;
  const shift = after.length - before.length;
  return spans.flatMap((span) => {
    if (span.end <= start) return [span];
    return span.start >= end ? [{ start: span.start + shift, end: span.end + shift }] : [];
  });
}
