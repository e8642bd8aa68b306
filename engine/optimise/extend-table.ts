import { isRightBelow, type Line } from '../text/lines.ts';
import { indentOf, newlineOf } from '../text/list-style.ts';
import { extendEnd, type Insertion } from './insertion.ts';

const gap = /\t+| {3,}/;

/** Adds rows below the last one of a table whose columns are separated by tabs or aligned with spaces. */
export function extendTable(
  text: string,
  [first, ...below]: readonly Line[],
  mark: string,
  keywords: readonly string[],
): Insertion {
  if (first === undefined) return { at: text.length, text: '' };
  let last = first;
  for (const line of below) {
    if (!(isRightBelow(text, last, line) && gap.test(line.content))) break;
    last = line;
  }
  // A single row is a list: it continues to the right.
  if (last === first) return extendEnd(first, mark, keywords);
  const [cell = '', second = '', ...others] = first.content.split(gap);
  const columns = others.length + 2;
  const width = first.content.indexOf(second, cell.length);
  const rows: string[] = [];
  for (let index = 0; index < keywords.length; index += columns) {
    const row = keywords.slice(index, index + columns);
    const padded = row.map((keyword, place) => (place < row.length - 1 ? keyword.padEnd(width - 1) : keyword));
    rows.push(mark.startsWith('\t') ? row.join(mark) : padded.join(' '));
  }
  const start = newlineOf(text) + indentOf(text, first);
  return { at: last.end, text: rows.map((row) => start + row).join('') };
}
