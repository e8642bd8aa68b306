import { elseAccepted } from '../extract/licence-words.ts';
import { otherWayBehind, takesOthers } from '../extract/other-ways.ts';
import type { PostingText } from '../extract/read-posting.ts';
import type { MatchedRequirement } from '../match/match-requirements.ts';
import type { Requirement, RequirementKind } from '../types/requirement.ts';
import type { Span } from '../types/span.ts';

/** What no other skill makes up for. */
const decisive: ReadonlySet<RequirementKind> = new Set<RequirementKind>(['licence', 'degree', 'language']);

/** People who write in a language need not say that they know it. */
const ownNames: Readonly<Record<string, RegExp>> = { en: /^englis(?:h|ch)$/i, de: /^(?:german|deutsch)$/i };

/**
 * The licences, degrees and languages that the posting requires and the resume does not show, surest first. They are decisive
 * but not part of the score: the number stays, and its explanation begins with them. The right to work is only a knock-out:
 * most people who have it do not mention it.
 */
export function findDecisive(posting: PostingText, matches: readonly MatchedRequirement[]): Requirement[] {
  return matches
    .filter(({ requirement, found, evidence }) => !found && isRequired(requirement, posting, evidence.length > 0))
    .map(({ requirement }) => requirement);
}

/** @param isNamed whether the resume names it, but not well enough */
function isRequired(requirement: Requirement, posting: PostingText, isNamed: boolean): boolean {
  const { kind, importance, spans, canonical } = requirement;
  const { text, language } = posting;
  if (importance !== 'must' || !decisive.has(kind)) return false;
  if (kind === 'language') return isNamed || !ownNames[language.code]?.test(canonical);
  if (takesOthers(requirement, posting)) return false;
  return !spans.some(({ start, end }) => otherWayBehind(posting, end) || isOneWay(kind, text, { start, end }));
}

/** How far a condition reaches. */
const longestSentence = 200;

/** Whether the posting takes something else instead: "or equivalent experience", "HNC or degree in". */
function isOneWay(kind: RequirementKind, text: string, { start, end }: Span): boolean {
  // A list of credentials goes on after a comma; what a degree may be in, too.
  const reach = kind === 'degree' ? sentence : clause;
  const rest = reach.exec(text.slice(start, Math.max(end, start + longestSentence)))?.[0] ?? '';
  return elseAccepted.test(rest) || behindOr.test(text.slice(Math.max(0, start - 30), start));
}

const sentence = /^[^.;\n]*/;
const clause = /^[^.;\n,]*(?:, (?:or|and\/or|oder)[^.;\n,]*)?/;
const behindOr = /[ (]or (?:(?:an?|equivalent|relevant) )*$/i;
