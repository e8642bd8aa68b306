import type { Claim } from '../types/claim.ts';
import type { Case } from './claim.ts';
import type { ResumeLine } from './document.ts';
import { withdrawSettled, wordingRule } from './judge/judge-wording.ts';
import { withdrawSpellings } from './judge/withdraw-findings.ts';
import { numberRule } from './judge-numbers.ts';
import { withdrawQuoted } from './opinion/withdraw-quoted.ts';
import type { LineRule } from './rule.ts';

/** Everything that the rules and the judge of wording say about a line; an unchanged line of the original can only be in the wrong place. */
export function claimsOfLine(given: Case, isUnchanged: boolean, list: readonly LineRule[]): Claim[] {
  const judged = askRules(given, isUnchanged, list);
  if (isUnchanged) return judged;
  const respelled = withdrawSpellings(given, judged);
  const claims = list.includes(wordingRule) ? withdrawSettled(given, respelled) : respelled;
  if (given.opinions.length === 0) return claims;
  return withdrawQuoted(given, claims, (source) =>
    claimsOfLine(
      { ...given, sources: { lines: [source], coverage: shareOf(given.line, source) }, opinions: [] },
      false,
      list,
    ),
  );
}

/** The share of the line's words that the source has. */
function shareOf({ stems }: ResumeLine, source: ResumeLine): number {
  const shared = [...stems].filter((stem) => source.stems.has(stem)).length;
  return stems.size === 0 ? 1 : shared / stems.size;
}

function askRules(given: Case, isUnchanged: boolean, list: readonly LineRule[]): Claim[] {
  const claims: Claim[] = [];
  const questioned = new Set<string>();
  const { stems, terms } = given.line;
  // A line without a word of meaning can only say numbers; a text of a hundred thousand of them has to end.
  const isBare = stems.size === 0 && terms.length === 0;
  for (const { id, roles, judgesUnchanged, unless, skipsSummary, judge } of list) {
    if (isBare && id !== numberRule.id) continue;
    if (!roles.includes(given.line.role) || (isUnchanged && !judgesUnchanged)) continue;
    if (skipsSummary && given.line.isSummary) continue;
    if (unless.some((other) => questioned.has(other))) continue;
    const judged = judge(given);
    // The judge's doubt about words that are asked about anyway is no second question.
    const found =
      id === wordingRule.id ? judged.filter((claim) => !claims.some((other) => isAskedIn(other, claim))) : judged;
    if (found.some(({ verdict }) => verdict === 'unsupported')) questioned.add(id);
    claims.push(...found);
  }
  return claims;
}

function isAskedIn({ verdict, span: { start, end } }: Claim, { span }: Claim): boolean {
  return verdict === 'unsupported' && start < span.end && span.start < end;
}
