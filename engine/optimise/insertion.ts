import type { Line } from '../text/lines.ts';

/** A text to insert before the character at `at`. */
export interface Insertion {
  at: number;
  text: string;
}

/** Before the list's full stop or "etc.". */
export function extendEnd(line: Line, mark = ', ', keywords: readonly string[] = []): Insertion {
  const stop = /(?:, ?(?:etc|usw)\.?|[.;,])$/i.exec(line.content)?.[0] ?? '';
  return { at: line.end - stop.length, text: mark + keywords.join(mark) };
}

/** The text with all insertions at their places in the given text; insertions at the same place keep their order. */
export function insertAll(text: string, insertions: readonly Insertion[]): string {
  return insertions
    .toReversed()
    .sort((a, b) => b.at - a.at)
    .reduce((result, { at, text: insertion }) => result.slice(0, at) + insertion + result.slice(at), text);
}
