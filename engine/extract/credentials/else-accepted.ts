import { fewRanges } from '../../text/few-ranges.ts';
import type { RequirementKind } from '../../types/requirement.ts';
import type { Span } from '../../types/span.ts';
import type { PostingText } from '../read-posting.ts';
import { otherWayBehind } from './other-ways.ts';

/** `equal`: another credential of the kind; `other`: work, knowledge, or none yet. */
export type ElseAccepted = 'equal' | 'other';

/** "Or equivalent experience", "or be willing to do it", "within six months": nobody has to have a credential. */
const other =
  /\b(?:or|and\/or) (?:an? |any |the )?(?:(?:equivalent|comparable|similar|relevant|related|commensurate|equal|practical|demonstrable|demonstrated|significant|proven|work(?:ing)?|professional|industry|hands-on|appropriate|(?:at least )?(?:\d{1,2}\+?|two|three|four|five|ten|several)(?: or more)? years(?:['’]| of)?|(?:qualification|education|training|degree)s?(?: or| and\/or)?)[ ,/]{1,2}){0,4}(?:experience|background|knowledge|skills?|track record|work history|mix|combination)\b|\b(?:or|and\/or) (?:an? )?(?:commensurate|work |demonstrated|qualified by)|in lieu of|qualified by experience|or (?:at least |nearly )?(?:halfway|part[- ]way|part[- ]qualified|currently)|working towards?|willing(?:ness)? to (?:do|take|get|obtain|gain|work|study|train|become)|(?:able|ability|eligible|eligibility) to (?:get|obtain|gain|be(?:come)? (?:certified|licen[cs]ed|trained))|within \w+ (?:weeks?|months?|years?|days?)|we(?:(?:'|’)ll| will| can) (?:train|pay|put|get|help|send)|we pay for|(?:oder|bzw\.) (?:die |deine |ihre )?(?:bereitschaft|lust|interesse)|innerhalb (?:von|der)/iu;

/** "Or equivalent", "or a degree", "or time-served". */
const equal = fewRanges(
  /(?:\b(?:or|and\/or) |\()(?:an? |any |the |its )?(?:[\p{L}-]+ )?(?:equivalents?|comparable|similar|equal|relevant|professional|degree|bachelor|apprenticeship|time[- ]served)\b|(?:\bor |\/) ?diploma\b|\b(?:or|and\/or) [^,.;()\n]{0,40}\bequivalent\b/iu,
);

/** Before a name that is the second of two: "a degree or", "time-served joiner, or". */
const behindOr = /[ (]or (?:(?:an?|equivalent|relevant) )*$/i;
const credentialBefore = fewRanges(
  /(?:degree|diploma|certificate|qualifi\p{L}+|apprentice\p{L}*|time[- ]served|licen[cs]ed?|trained)[^.;\n]{0,40}$/iu,
);

/** How far a condition reaches. */
const longestSentence = 200;
const longestBefore = 80;
const sentence = /^[^.;\n]*/;
const clause = fewRanges(/^[^.;\n,]*(?:, (?:\p{Lu}[^.;\n,]{0,30} )?(?:or|and\/or|oder)[^.;\n,]*)?/u);

/** What else a posting takes instead of a credential that it names at these places; undefined when it insists. */
export function elseAccepted(
  kind: RequirementKind,
  spans: readonly Span[],
  posting: Pick<PostingText, 'text' | 'language'>,
): ElseAccepted | undefined {
  const ways = spans.flatMap((span) => elseAt(kind, span, posting) ?? []);
  return ways.includes('other') ? 'other' : ways[0];
}

function elseAt(
  kind: RequirementKind,
  { start, end }: Span,
  posting: Pick<PostingText, 'text' | 'language'>,
): ElseAccepted | undefined {
  const { text } = posting;
  // A list of credentials goes on after a comma; what a degree may be in, too.
  const reach = kind === 'degree' ? sentence : clause;
  const rest = reach.exec(text.slice(start, Math.max(end, start + longestSentence)))?.[0] ?? '';
  if (other.test(rest)) return 'other';
  const way = otherWayBehind(posting, end);
  if (way !== undefined) return way.kin && !way.isOther ? 'equal' : 'other';
  if (equal.test(rest)) return 'equal';
  const before = text.slice(Math.max(0, start - longestBefore), start);
  if (!behindOr.test(before)) return undefined;
  return credentialBefore.test(before) ? 'equal' : 'other';
}
