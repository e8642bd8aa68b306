import { fewRanges } from './few-ranges.ts';

/** Stars and underlines around words, the bars around a row of a table, the number signs before a heading. */
const pairs = fewRanges(
  /(?<![\p{L}\p{N}*_])(\*{1,3}|_{1,3})(?=[^\s*_])([^*_\n]{1,120})(?<=[^\s*_])\1(?![\p{L}\p{N}*_])/gu,
);
const ofRow = /^[ \t]{0,8}\|(?=.*\|[ \t]*$)|\|[ \t]*$/gm;
const ofHeading = /^#{1,6}(?= )/gm;

/**
 * The text with the marks of Markdown blanked out, as language models write it: "**Larkfield Foods** (Leeds)" is the employer's name.
 * Its length stays the same, so that every offset stays valid. Linear.
 */
export function maskMarks(text: string): string {
  if (!/[*_|#]/.test(text)) return text;
  return text
    .replace(pairs, (_, mark: string, words: string) => ' '.repeat(mark.length) + words + ' '.repeat(mark.length))
    .replace(ofRow, (marks) => ' '.repeat(marks.length))
    .replace(ofHeading, (marks) => ' '.repeat(marks.length));
}
