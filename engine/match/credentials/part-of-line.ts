import type { Span } from '../../types/span.ts';

/** As far as something is said of a name, in characters. */
const longestRest = 80;
const marks = [',', ';', '. '];

/** What is said of a name in its line: the part between commas, semicolons and full stops that it stands in, and what stands behind that part. */
export function partOfLine(line: string, { start, end }: Span): { part: string; behind: string } {
  const first = Math.max(...marks.map((mark) => line.lastIndexOf(mark, start)));
  const after = line.slice(end, end + longestRest);
  const last = after.search(/[,;]|\. /);
  return last < 0
    ? { part: line.slice(first + 1), behind: '' }
    : { part: line.slice(first + 1, end + last), behind: after.slice(last) };
}
