import { fewRanges } from '../../text/few-ranges.ts';
import type { Span } from '../../types/span.ts';

/** No longer gap stands between two names. */
const longestGap = 24;

/** "X certificate, or the old Y": two names of which one suffices. */
export function joinAlternatives(spans: readonly Span[], text: string): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const gap = last ? text.slice(last.end, Math.min(span.start, last.end + longestGap)) : '';
    // "PTCB certification (CPhT)", "teaching qualification (PGCE or equivalent)": another name of the same.
    const closing = gap === ' (' ? closingBracket.exec(text.slice(span.end, span.end + longestGap)) : null;
    if (last && closing) last.end = span.end + closing[0].length;
    else if (last && (alternative.test(gap) || (orOtherKind.test(gap) && headOf(text, last) === headOf(text, span))))
      last.end = span.end;
    else joined.push({ ...span });
  }
  return joined;
}

/** The last word of a name: both of "supervisor licence / tradesperson's licence" are licences. */
function headOf(text: string, { start, end }: Span): string | undefined {
  return text.slice(start, end).split(/\s+/).at(-1)?.toLowerCase();
}

const alternative = /^(?: \([^()\n]{1,20}\))?,? (?:or|oder|bzw\.) (?:an? |the |old |eine?n? )*$/i;
/** "Supervisor licence / unrestricted tradesperson's licence". */
const orOtherKind = /^ ?(?:\/|,? or) ?(?:(?:full|valid|current|unrestricted|equivalent|similar|other) )?$/i;

const closingBracket = fewRanges(
  /^(?:,? (?:or|oder) (?:an? )?(?:equivalent|similar|gleichwertig\p{L}*|vergleichbar\p{L}*))?\)/iu,
);
