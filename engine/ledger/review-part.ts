import type { Model } from '../extract/extract-terms.ts';
import { readResume } from '../resume/read-resume.ts';
import type { Resume } from '../resume/resume.ts';
import type { AnalysisInput } from '../types/analysis.ts';
import type { Change, Decisions, JudgedPart } from '../types/ledger.ts';
import { bareText } from './lines/document.ts';
import { decide } from './review-rewrite.ts';

/**
 * The changes of a rewrite of which only the beginning is there, judged as far as its sections and jobs are complete. What is still to
 * come counts as unchanged. A removed line is not among the changes, for it may come later in another place. Each change keeps
 * its id and its words when more of the rewrite is there, and in the whole.
 */
export function reviewPart(input: AnalysisInput, partialText: string, decisions: Decisions, model: Model): JudgedPart {
  const { resumeText: originalText, now } = input;
  const cut = lastComplete(originalText, partialText);
  if (!cut) return { changes: [], taken: [] };
  const improvedText = partialText.slice(0, cut.end) + originalText.slice(cut.rest);
  const rewrite = { originalText, improvedText, confirmed: decisions.confirmed, now };
  const decided = decide(rewrite, decisions, model);
  const changes = decided.changes.filter((change) => isWithin(change, cut.end));
  return { changes, taken: decided.taken.filter((id) => changes.some((change) => change.id === id)) };
}

interface Cut {
  /** Where the complete part of the rewrite ends. */
  end: number;
  /** Where the original goes on from there. */
  rest: number;
}

/** The last section or job that begins in the rewrite as one of the original does: everything before it is complete. */
function lastComplete(originalText: string, partialText: string): Cut | undefined {
  const places = new Map(startsOf(readResume(originalText)).map(({ key, start }) => [key, start]));
  return startsOf(readResume(partialText)).reduce<Cut | undefined>((last, { key, start, end }) => {
    const rest = places.get(key);
    // Its first line may still be growing.
    return rest === undefined || start === 0 || end >= partialText.length ? last : { end: start, rest };
  }, undefined);
}

/** Where sections and jobs begin, in order, each under what its first line says; the second of two alike has another key. */
function startsOf({ sections }: Resume): { key: string; start: number; end: number }[] {
  const counts = new Map<string, number>();
  const keyed = (key: string) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return `${key} ${count}`;
  };
  return sections.flatMap(({ kind, heading, entries }) => [
    // A heading may be reworded: the second section of jobs is still the second.
    ...(heading ? [{ key: keyed(kind), start: heading.start, end: heading.end }] : []),
    ...entries.flatMap(({ start, header: [first] }) =>
      first ? [{ key: keyed(`: ${bareText(first.content)}`), start, end: first.end }] : [],
    ),
  ]);
}

function isWithin({ parts }: Change, end: number): boolean {
  return parts.some(({ improved }) => improved.start < improved.end && improved.start < end);
}
