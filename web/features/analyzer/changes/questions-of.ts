import { answersTo, type Change, type Claim, isOfThePerson, questionsIn } from '#engine';
import type { Answer } from '#web/lib/answers.ts';
import { inWords } from '#web/lib/engine-words.ts';

/** Something a change claims without evidence in the resume. */
export interface OpenQuestion {
  /** The keys the answer is remembered by: alike findings of one line are one question. */
  subjects: readonly string[];
  /** What is in doubt, and why. */
  kind: Claim['kind'];
  reason: string;
  question: string;
  /** Fitting words for "it is true" and "it is not". */
  yes: string;
  no: string;
  /** The person's earlier answer to all of it; undefined if they gave none. */
  answer: boolean | undefined;
}

/** How many characters of a subject are stored (database/schema/05_answers.sql), and of its words where a line follows them. */
const longestSubject = 500;
const longestWords = 200;

/** The questions of a change, each with fitting answers and what the person said before. */
export function questionsOf(change: Change, answers: readonly Answer[]): OpenQuestion[] {
  return questionsIn(change).map(({ question, claims }) => {
    const [yes, no] = answersTo(question.code);
    const subjects = [...new Set(claims.map((claim) => subjectOf(change, claim)))];
    const given = subjects.map((subject) => answerTo(subject, answers));
    return {
      subjects,
      kind: claims[0].kind,
      reason: inWords(claims[0].reason),
      question: inWords(question),
      yes: inWords({ code: yes, params: {}, spans: [] }),
      no: inWords({ code: no, params: {}, spans: [] }),
      answer: given.includes(false) ? false : given.includes(undefined) ? undefined : true,
    };
  });
}

function answerTo(subject: string, answers: readonly Answer[]): boolean | undefined {
  return answers.find((given) => given.subject.toLowerCase() === subject.toLowerCase())?.is_true;
}

/**
 * Whether the person confirms everything in a change that lacks evidence, and the change loses nothing: it may be accepted
 * even though the ledger cannot match it, for instance because the resume has a different number there.
 */
export function isVouchedFor(change: Change, answers: readonly Answer[]): boolean {
  const questions = questionsOf(change, answers);
  return change.lost.length === 0 && questions.length > 0 && questions.every(({ answer }) => answer === true);
}

/** The words that are asked about, with the resume's line they stand for: who led one thing has not led another. */
function subjectOf({ parts }: Change, claim: Claim): string {
  const { span, text } = claim;
  const part = parts.find(({ improved }) => span.start >= improved.start && span.end <= improved.end);
  const line = isOfThePerson(claim) ? '' : sourceOf(part);
  const subject = line === '' ? text : `${text.slice(0, longestWords)} – ${line}`;
  return subject.slice(0, longestSubject).trim();
}

/** The line as the resume has it; for an added line the words that were added. */
function sourceOf(part: Change['parts'][number] | undefined): string {
  const wordsBut = (left: 'added' | 'removed') =>
    part?.words
      .filter(({ kind }) => kind !== left)
      .map(({ text }) => text)
      .join('') ?? '';
  const words = wordsBut('added').trim() || wordsBut('removed');
  return words
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .trim();
}
