import type { ResumeDocument, ResumeLine } from '../../lines/document.ts';
import { readMonths } from '../../numbers/months.ts';
import { endOf } from './shorts-of-line.ts';

/** A beginning without an end: "From Oct 2014", "April 2018 onwards", "2019 –". */
const goesOn =
  /\b(?:since|from|seit|ab)\b(?!.{0,40}\b(?:to|bis|until)\b)|\bonwards?\b|(?:19|20)\d\d ?[-–] ?(?:$|[)|,])/iu;

/** Parts of dates that mean the same: "11" of 11/2025 for November. */
export function coverDates(
  document: ResumeDocument,
  line: ResumeLine,
  other: ResumeDocument,
  source: ResumeLine,
  found: Set<number>,
): void {
  const theirs = new Set(
    [...readMonths(other.tokens, source.from, endOf(source), other.text).values()].map(({ key }) => key),
  );
  if (theirs.size === 0) return;
  if (goesOn.test(source.content)) theirs.add('now');
  const parts = [...readMonths(document.tokens, line.from, endOf(line), document.text).values()];
  for (const { key, from, to } of parts) {
    // "03.2016" is one word of two parts, and the same only when both are.
    const isWhole = parts.every((other) => other.from !== from || theirs.has(other.key));
    if (!theirs.has(key) || !isWhole) continue;
    for (let index = from; index < to; index += 1) found.add(index);
  }
}
