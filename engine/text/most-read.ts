/**
 * How many characters of a text are read: five times the longest real one measured, and as many as the product takes. Two texts of a
 * megabyte would keep the processor busy for seconds.
 */
export const mostRead = 200_000;

/** A run of letters this long is no word. */
const longestWord = 200;

/** The part of a text that is read: all of it, or whole words up to `mostRead` characters. */
export function readablePart(text: string): string {
  if (text.length <= mostRead) return text;
  const last = text.slice(mostRead - longestWord, mostRead).search(/\s\S*$/);
  return text.slice(0, last < 0 ? mostRead : mostRead - longestWord + last);
}
