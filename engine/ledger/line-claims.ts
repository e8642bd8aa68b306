import type { Claim } from '../types/claim.ts';
import { withdrawSettled, wordingRule } from './judge/judge-wording.ts';
import { isOfLayout } from './judge/withdrawn/layout-findings.ts';
import { withdrawSpellings } from './judge/withdrawn/withdraw-findings.ts';
import { withdrawUnlikely } from './judge/withdrawn/withdraw-unlikely.ts';
import type { Case } from './lines/claim.ts';
import type { ResumeLine } from './lines/document.ts';
import type { LineRule } from './lines/rule.ts';
import { numberRule } from './number-rules/judge-numbers.ts';
import { withdrawQuoted } from './opinion/withdraw-quoted.ts';

/** Everything that the rules and the judge of wording say about a line; an unchanged line of the original can only be in the wrong place. */
export function claimsOfLine(given: Case, isUnchanged: boolean, list: readonly LineRule[]): Claim[] {
  const judged = askRules(given, isUnchanged, list);
  if (isUnchanged) return judged;
  const respelled = withdrawSpellings(given, judged);
  const claims = list.includes(wordingRule)
    ? withDoubts(given, withdrawSettled(given, withdrawUnlikely(given, respelled)))
    : respelled;
  if (given.opinions.length === 0) return claims;
  return withdrawQuoted(given, claims, (source) =>
    claimsOfLine(
      { ...given, sources: { lines: [source], coverage: shareOf(given.line, source) }, opinions: [] },
      false,
      list,
    ),
  );
}

/** The claims, and the judge's doubts about words that no rule still asks about: one question is enough, but one there must be. */
function withDoubts(given: Case, claims: readonly Claim[]): Claim[] {
  if (isBare(given) || !wordingRule.roles.includes(given.line.role)) return [...claims];
  const doubts = wordingRule
    .judge(given)
    .filter((doubt) => !isOfLayout(given, doubt) && !claims.some((other) => isAskedIn(other, doubt)));
  return [...claims, ...doubts];
}

/** The share of the line's words that the source has. */
function shareOf({ stems }: ResumeLine, source: ResumeLine): number {
  const shared = [...stems].filter((stem) => source.stems.has(stem)).length;
  return stems.size === 0 ? 1 : shared / stems.size;
}

function askRules(given: Case, isUnchanged: boolean, list: readonly LineRule[]): Claim[] {
  const claims: Claim[] = [];
  const questioned = new Set<string>();
  for (const { id, roles, judgesUnchanged, unless, skipsSummary, judge } of list) {
    // The judge of wording comes last, when it is known what the rules still ask.
    if (id === wordingRule.id || (isBare(given) && id !== numberRule.id)) continue;
    if (!roles.includes(given.line.role) || (isUnchanged && !judgesUnchanged)) continue;
    if (skipsSummary && given.line.isSummary) continue;
    if (unless.some((other) => questioned.has(other))) continue;
    const found = judge(given);
    if (found.some(({ verdict }) => verdict === 'unsupported')) questioned.add(id);
    claims.push(...found);
  }
  return claims;
}

/** A line without a word of meaning can only say numbers; a text of a hundred thousand of them has to end. */
function isBare({ line: { stems, terms } }: Case): boolean {
  return stems.size === 0 && terms.length === 0;
}

function isAskedIn({ verdict, span: { start, end } }: Claim, { span }: Claim): boolean {
  return verdict === 'unsupported' && start < span.end && span.start < end;
}
