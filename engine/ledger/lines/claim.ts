import type { Knowledge } from '../../extract/terms/features.ts';
import { say, sayPlain } from '../../say.ts';
import type { Claim, ClaimKind } from '../../types/claim.ts';
import type { Opinion } from '../../types/opinion.ts';
import type { Span } from '../../types/span.ts';
import type { Header } from '../jobs/match-jobs.ts';
import type { ResumeDocument, ResumeLine } from './document.ts';
import type { Sources } from './find-sources.ts';
import type { KnownWords } from './known-words.ts';

/** Everything needed to judge a claim in one line of the improved resume. */
export interface Case {
  line: ResumeLine;
  improved: ResumeDocument;
  original: ResumeDocument;
  /** What the person confirmed in addition to the resume; it is in none of its lines. */
  confirmed: ResumeDocument;
  sources: Sources;
  /** The original's header of the line's job. */
  header: Header | undefined;
  /** The job's number in the original. */
  job: number | undefined;
  /** The year of the comparison: a current job lasts until then. */
  thisYear: number;
  /** Everything the person confirmed, for facts that are true in any line: names, degrees, credentials. */
  everConfirmed: ResumeDocument;
  /** What the original and what was confirmed name, to look up names and terms. */
  known: { original: KnownWords; confirmed: KnownWords };
  /** The improved text's header lines of the line's job. */
  ownHeader: readonly ResumeLine[];
  fieldsOf: Knowledge['fieldsOf'];
  /** What a second reader said about this line. */
  opinions: readonly Opinion[];
}

/**
 * How many lines of the original a summary is looked up in, from the first. Five times the longest resume has no more, and
 * each line of a summary is compared with all of them.
 */
const mostLines = 500;

/** Where a line's evidence is looked for: a summary may draw on the whole resume, any other line on its sources. */
export function linesFor({
  line,
  original,
  sources,
}: Pick<Case, 'line' | 'original' | 'sources'>): readonly ResumeLine[] {
  return line.isSummary ? original.lines.slice(0, mostLines) : sources.lines;
}

/** A claim that nothing in the original supports; `start` and `end` are places of the improved text. */
export function unsupported(
  given: Case,
  kind: ClaimKind,
  span: Span,
  reason: Claim['reason'],
  question: Claim['question'],
): Claim {
  return { kind, text: textOf(given, span), span, verdict: 'unsupported', evidence: undefined, reason, question };
}

/** A claim that the original proves at `evidence`: in the same words, or in others. */
export function proven(given: Case, kind: ClaimKind, span: Span, evidence: Span | undefined): Claim {
  const text = textOf(given, span);
  const written = evidence && given.original.text.slice(evidence.start, evidence.end);
  const isSame = written?.toLowerCase() === text.toLowerCase();
  const reason = reasonFor(evidence, isSame ? undefined : written);
  return { kind, text, span, verdict: isSame ? 'supported' : 'rephrased', evidence, reason, question: undefined };
}

function reasonFor(evidence: Span | undefined, written: string | undefined): Claim['reason'] {
  if (evidence === undefined) return sayPlain('ledger.confirmed');
  return written === undefined ? sayPlain('ledger.same', evidence) : say('ledger.written', { written }, evidence);
}

function textOf({ improved }: Case, { start, end }: Span): string {
  return improved.text.slice(start, end);
}

/** The place of a line. */
export function spanOf({ start, end }: ResumeLine): Span {
  return { start, end };
}

/** The place of words `from` to before `to`. */
export function spanOfWords({ tokens }: ResumeDocument, from: number, to: number): Span {
  return { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
}
