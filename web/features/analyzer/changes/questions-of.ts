import type { Change, Claim } from '#engine';
import type { Answer } from '#web/lib/answers.ts';
import { inWords } from '../lib/engine-words.ts';

/** Something that a change says and the resume does not prove. */
export interface OpenQuestion {
  /** What the answer is remembered by. */
  subject: string;
  question: string;
  /** What the person answered before; undefined as long as they did not. */
  answer: boolean | undefined;
}

/** Characters of a subject that are remembered (database/schema/05_answers.sql). */
const longestSubject = 500;

/** What a change asks, each subject once: of two questions on the same words the later one is the more exact. */
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
 * Whether the person stands by all that the resume does not prove of a change, and it loses nothing: it may be taken over
 * though the ledger cannot match it, for instance because the resume has another number there.
 */
export function isVouchedFor(change: Change, answers: readonly Answer[]): boolean {
  const questions = questionsOf(change, answers);
  return change.lost.length === 0 && questions.length > 0 && questions.every(({ answer }) => answer === true);
}

function subjectOf({ text }: Claim): string {
  return text.slice(0, longestSubject);
}
