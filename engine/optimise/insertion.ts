import type { Line } from '../text/lines.ts';

/** A text to be put in before the character at `at`. */
export interface Insertion {
  at: number;
  text: string;
}

/** Before the list's full stop or "etc.". */
export function extendEnd(line: Line, mark = ', ', keywords: readonly string[] = []): Insertion {
  const stop = /(?:, ?(?:etc|usw)\.?|[.;,])$/i.exec(line.content)?.[0] ?? '';
  return { at: line.end - stop.length, text: mark + keywords.join(mark) };
}

/** The text with all insertions; their places are those of the text as given. */
export function insertAll(text: string, insertions: readonly Insertion[]): string {
  return insertions
    .toSorted((a, b) => b.at - a.at)
    .reduce((result, { at, text: insertion }) => result.slice(0, at) + insertion + result.slice(at), text);
}
