import { fewRanges } from './few-ranges.ts';
import type { Line } from './lines.ts';
import { countAtSpace } from './split-at-space.ts';

/** A dot, dash or tick before an item, with the space after it. */
const bulletPattern = /^[-–—*•·▪●○►➢✓]+\s*/u;
/** "Databases: MySQL, Redis", also as a bullet and with a bold label. */
const groupPattern = fewRanges(/^(?:[-–—*•·▪●○►➢✓]+(?![-–—*•·▪●○►➢✓])\s*)?[*_]*\p{L}[^:,;|]{1,40}:[*_]*\s*(?=\S)/u);
/** What may separate items, the surest first. */
const marks = [
  /\t+/g,
  / {3,}/g,
  / {0,3}[|•·▪] {0,3}/g,
  / {0,3}; {0,3}/g,
  / \/ /g,
  / [–-] /g,
  / {0,3}, {0,3}/g,
] as const;
const anyMark = /[\t|•·▪;,]| {3}| [/–-] /;
/** Marks that also occur within a phrase ("Excel - advanced"). */
const needsTwo = new Set<RegExp>([marks[4], marks[5]]);
/** A comma list has short items; a sentence with commas does not, and begins differently. */
const mostWordsAnItem = 3.5;
const sentenceStart =
  /^(?:and|including|such as|proficien|experience|knowledge|ability|strong|excellent|able|skilled|familiar|works?)\b/i;

/** The bullet that a line begins with, space included; undefined without one. */
export function bulletOf(content: string): string | undefined {
  return bulletPattern.exec(content)?.[0];
}

/** The label that a line begins with ("- Tools: "), bullet and space included; undefined without one. */
export function labelOf(content: string): string | undefined {
  return groupPattern.exec(content)?.[0];
}

/** The line without its bullet and label. */
export function withoutMarkers(content: string): string {
  return content.slice((labelOf(content) ?? bulletOf(content) ?? '').length);
}

/** The mark between the items of a list, as the list writes it; undefined for a sentence or a single item. */
export function markOf(content: string): string | undefined {
  const list = content.slice(0, 2000);
  if (!anyMark.test(list)) return undefined;
  const words = countAtSpace(list);
  for (const mark of marks) {
    const hits = list.match(mark) ?? [];
    if (hits.length < 2 && (hits.length === 0 || needsTwo.has(mark) || words > 6)) continue;
    const parts = list.split(mark).filter((part) => part.trim() !== '');
    if (mark === marks[6] && (words / parts.length > mostWordsAnItem || parts.some((part) => sentenceStart.test(part))))
      return undefined;
    return hits[0];
  }
  return undefined;
}

/** The space before a line's first character. */
export function indentOf(text: string, line: Line): string {
  const from = Math.max(text.lastIndexOf('\n', line.start - 1), text.lastIndexOf('\r', line.start - 1)) + 1;
  return text.slice(from, line.start);
}

/** How the text ends its lines. */
export function newlineOf(text: string): string {
  return /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';
}
