import { wordSet } from '../../text/word-set.ts';
import type { ResumeDocument, ResumeLine } from '../lines/document.ts';
import * as germanDates from '../vocabulary/de/dates.ts';
import * as dates from '../vocabulary/en/dates.ts';

/** A period with a beginning and no end is ongoing. */
export const begins = wordSet(dates.sinceWords, germanDates.sinceWords);

const date = /(?:^|\.)(?:19|20)\d{2}$/;

/** This many words after "since" are its date. */
const dateWithin = 3;

/** A year with a dash and no end behind it, or with an arrow: "2022/03 → Site Engineer". */
export const openDash = /\b(?:19|20)\d\d ?[-–—] ?(?:$|[)\]|,;])|\b(?:19|20)\d\d(?:\/\d\d)? ?→ ?(?:$|\p{L})/u;

/** "Since 2019", "ab 03/2020": a beginning with no date after it. */
export function hasOpenEnd({ tokens }: ResumeDocument, line: ResumeLine): boolean {
  const dated = tokens.slice(line.from, line.to).map(({ lower }) => date.test(lower));
  const last = dated.lastIndexOf(true);
  return tokens.slice(line.from, line.to).some(({ lower }, index) => {
    const next = begins.has(lower) ? dated.indexOf(true, index) : -1;
    return next >= 0 && next === last && next - index <= dateWithin;
  });
}
