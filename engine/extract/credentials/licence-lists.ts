import { fewRanges } from '../../text/few-ranges.ts';
import type { Span } from '../../types/span.ts';

/** An "or" between names, not between levels ("Cert III or IV"). */
const betweenNames = fewRanges(
  /(?: \(| \/ |,? (?:or|oder|bzw\.) (?!(?:[IVX]{1,3}|\d)(?!\p{L}))|(?<=\p{L}{3})\/(?=\p{L}{3}))/u,
);

/** The alternatives that a credential's name lists: "Solicitor, Licensed Conveyancer or FCILEx". */
export function namesIn(surface: string): string[] {
  const names = surface.split(betweenNames);
  return names.length > 1 ? names.flatMap((name) => name.split(/, /)) : names;
}

/**
 * With the other titles of a list that ends in "or": "Qualified Solicitor, Licensed Conveyancer or FCILEx" asks for one of three. Only
 * capitalised names count: "driving licence or own transport" is another matter.
 */
export function withListed(span: Span, line: string, lineStart: number): Span {
  const after = line.slice(span.end - lineStart, span.end - lineStart + longestList);
  const kinds =
    (bracketed.exec(after) ?? orEquivalent.exec(after) ?? otherName.exec(after) ?? slashed.exec(after))?.[0].length ??
    0;
  if (kinds > 0) return { start: span.start, end: span.end + kinds };
  const last = orTitle.exec(after)?.[0].length ?? 0;
  const own = line.slice(span.start - lineStart, span.end - lineStart);
  const before = line.slice(Math.max(0, span.start - lineStart - longestList), span.start - lineStart);
  const first = last > 0 || /(?<!\p{L})or(?!\p{L})/u.test(own) ? titlesBefore(before) : 0;
  return { start: span.start - first, end: span.end + last };
}

const title = '\\p{Lu}[\\p{L}.]*(?: \\p{Lu}[\\p{L}.]*){0,2}';
const orTitle = fewRanges(new RegExp(`^(?:, ${title}){0,3},? or (?:an? )?(?!Equivalent|Similar)${title}`, 'u'));
const titleBefore = fewRanges(new RegExp(String.raw`(?<![\p{L}\p{N}] ?)${title}, $`, 'u'));

/** How many characters before a credential are other titles of its list. */
function titlesBefore(text: string): number {
  let length = 0;
  for (let rest = text, found = titleBefore.exec(rest); found; found = titleBefore.exec(rest)) {
    length += found[0].length;
    rest = rest.slice(0, -found[0].length);
  }
  return length;
}

/** "Level 3 childcare qualification (NVQ, CACHE, BTEC)": kinds of it. */
const bracketed = fewRanges(
  /^ \(\p{Lu}[\p{L}\d]*(?:(?:, | ?\/ ?| or |, or )\p{Lu}[\p{L}\d]*)+(?:,? (?:or|etc)[ \p{Ll}.]{0,24})?\)/u,
);

/** "Social work qualification (degree, DipSW or equivalent)". */
const orEquivalent = fewRanges(
  /^ \([\p{L}\d. ]{2,24}(?:, [\p{L}\d. ]{2,24}){0,3},? or (?:an? )?(?:equivalent|similar)\)/iu,
);

/** "X-ray certification (DANB Radiation Health and Safety)": another name, which its short form tells from a subject or a place. */
const otherName = fewRanges(
  /^ \((?=[^()\n]*(?:\p{Lu}{3,}|\p{Lu}\p{Ll}+\p{Lu}))\p{Lu}[\p{L}\d&-]*(?: (?:(?:and|&|of|in) )?\p{Lu}[\p{L}\d&-]*){0,5}\)/u,
);

/** "CSCS / ECS": short forms of which one suffices. */
const slashed = fewRanges(/^(?: ?\/ ?\p{Lu}{2,6}\d?(?![\p{L}\d]))+/u);

/** A longer list is a sentence. */
const longestList = 80;
