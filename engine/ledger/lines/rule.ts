import type { Role } from '../../resume/resume.ts';
import type { Claim, ClaimKind } from '../../types/claim.ts';
import type { Span } from '../../types/span.ts';
import { type Case, proven, unsupported } from './claim.ts';

/** What a line of the improved resume says: the words and the kind of claim they make. */
export interface Statement {
  kind: ClaimKind;
  span: Span;
}

/**
 * What proves a statement: a place of the original, what the person confirmed, or wording that says no more than the original
 * does and needs no mention.
 */
export type Proof = Span | 'confirmed' | 'wording';

/** Why a statement is questioned, and what the person is asked. */
export type Question = [reason: Claim['reason'], question: Claim['question']];

/** One way in which a rewrite may say more than the original: where a line does so, what proves it, and what is asked otherwise. */
export interface Rule<Found extends Statement> {
  id: string;
  /** The roles of lines that can make such a claim. */
  roles: readonly Role[];
  /** Whether the rule also judges unchanged lines of the original, which may have moved. */
  judgesUnchanged?: boolean;
  /** The rule is skipped in a line that one of these earlier rules of the list already questions: one question is enough. */
  unless?: readonly string[];
  /** Whether the rule is skipped in a summary: it draws on many lines, so no single one shows what it left out. */
  skipsSummary?: boolean;
  /** Whether the first unproven statement is the only one that is asked about. */
  asksOnce?: boolean;
  /** What the line says of this kind. */
  claims(given: Case): Iterable<Found>;
  /** What proves it in the original or in what was confirmed; undefined for nothing. */
  proves(given: Case, found: Found): Proof | undefined;
  /** Why it is questioned, and the question. */
  question(given: Case, found: Found): Question;
}

/** A rule as it is in the list of rules, whatever it finds. */
export interface LineRule extends Pick<Rule<Statement>, 'id' | 'roles'> {
  judgesUnchanged: boolean;
  unless: readonly string[];
  skipsSummary: boolean;
  judge(given: Case): Claim[];
}

/** Prepares a rule for the list. */
export function defineRule<Found extends Statement>(rule: Rule<Found>): LineRule {
  const { id, roles, judgesUnchanged = false, unless = [], skipsSummary = false } = rule;
  return { id, roles, judgesUnchanged, unless, skipsSummary, judge: (given) => judge(rule, given) };
}

function judge<Found extends Statement>(rule: Rule<Found>, given: Case): Claim[] {
  const claims: Claim[] = [];
  for (const found of rule.claims(given)) {
    const { kind, span } = found;
    const proof = rule.proves(given, found);
    if (proof === 'wording') continue;
    if (proof !== undefined) {
      claims.push(proven(given, kind, span, proof === 'confirmed' ? undefined : proof));
      continue;
    }
    claims.push(unsupported(given, kind, span, ...rule.question(given, found)));
    if (rule.asksOnce) break;
  }
  return claims;
}

/** A statement that already knows why it is in doubt and what is asked. */
export interface Doubt extends Statement {
  asked: Question;
}

/** A doubt is settled when the person confirmed the line's own words. */
export function settledInWords({ confirmed, improved }: Case, { span }: Statement): Proof | undefined {
  const text = improved.text.slice(span.start, span.end).toLowerCase();
  return confirmed.text !== '' && confirmed.text.toLowerCase().includes(text) ? 'wording' : undefined;
}

/** Roles of lines that make statements, for rules that judge all of them. */
export const everyBody = ['sentence', 'list', 'credential', 'contact'] as const;
