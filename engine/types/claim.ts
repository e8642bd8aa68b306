import type { LedgerParams, Saying } from '../sayings.ts';
import type { Span } from './span.ts';

/** A question about a claim; for a tool it is the same question as for the posting's tools. */
export type LedgerQuestion = Extract<keyof LedgerParams, `ask.${string}`> | 'ask.tool';

export type ClaimKind =
  | 'number'
  | 'date'
  | 'employer'
  | 'title'
  | 'degree'
  | 'licence'
  | 'skill'
  /** How much of it the person did: helped, did, led. */
  | 'scope'
  /** How far it went: company-wide, global. */
  | 'reach'
  /** How good it was or is: award-winning, expert, fluent, sole. */
  | 'standing'
  /** What came of it, or a whole statement. */
  | 'outcome'
  /** The person's name and contact details. */
  | 'contact';

export type Verdict = 'supported' | 'rephrased' | 'unsupported';

/** Something the improved resume says in a changed line. */
export interface Claim {
  kind: ClaimKind;
  text: string;
  /** Place in the improved text. */
  span: Span;
  verdict: Verdict;
  /** Place in the original text that proves it; undefined when unsupported, or proven by what the person confirmed. */
  evidence: Span | undefined;
  /** Why the verdict is what it is. */
  reason: Saying<keyof LedgerParams>;
  /** What to ask the person; undefined unless unsupported. */
  question: Saying<LedgerQuestion> | undefined;
}

/** Something in the original that the improved text no longer says. */
export interface LostFact {
  kind: ClaimKind;
  text: string;
  /** Place in the original text. */
  span: Span;
  reason: Saying<keyof LedgerParams>;
}
