import type { Change, Claim } from '#engine';
import type { Answer } from '#web/lib/answers.ts';
import { inWords } from '../lib/engine-words.ts';

/** Something a change claims without evidence in the resume. */
export interface OpenQuestion {
  /** The key the answer is remembered by. */
  subject: string;
  question: string;
  /** The person's earlier answer; undefined if they gave none. */
  answer: boolean | undefined;
}

/** How many characters of a subject are stored (database/schema/05_answers.sql). */
const longestSubject = 500;

/** The questions of a change, each subject once: of two about the same words, the later is more precise. */
export function questionsOf(change: Change, answers: readonly Answer[]): OpenQuestion[] {
  const asked = new Map<string, OpenQuestion>();
  for (const claim of change.claims) {
    if (claim.question === undefined) continue;
    const subject = subjectOf(claim);
    const answer = answers.find((given) => given.subject.toLowerCase() === subject.toLowerCase())?.is_true;
    asked.set(subject.toLowerCase(), { subject, question: inWords(claim.question), answer });
  }
  return [...asked.values()];
}

/**
 * Whether the person confirms everything in a change that lacks evidence, and the change loses nothing: it may be accepted
 * even though the ledger cannot match it, for instance because the resume has a different number there.
 */
export function isVouchedFor(change: Change, answers: readonly Answer[]): boolean {
  const questions = questionsOf(change, answers);
  return change.lost.length === 0 && questions.length > 0 && questions.every(({ answer }) => answer === true);
}

function subjectOf({ text }: Claim): string {
  return text.slice(0, longestSubject);
}
