import { answersTo, type Change, type Claim } from '#engine';
import type { Answer } from '#web/lib/answers.ts';
import { inWords } from '#web/lib/engine-words.ts';

/** Something a change claims without evidence in the resume. */
export interface OpenQuestion {
  /** The keys the answer is remembered by: alike findings of one line are one question. */
  subjects: readonly string[];
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

/** What is true of a person wherever it stands; everything else is true of one line only. */
const ofThePerson: ReadonlySet<Claim['kind']> = new Set(['skill', 'licence', 'degree', 'contact']);

/**
 * The questions of a change, each subject once: of two about the same words, the later is more precise. What is asked about
 * several words of a line in the same way is asked once, and so is what is asked about words and about a part of them.
 */
export function questionsOf(change: Change, answers: readonly Answer[]): OpenQuestion[] {
  const asked = new Map<string, Claim>();
  for (const claim of change.claims) {
    if (claim.question === undefined) continue;
    const key = claim.text.toLowerCase();
    asked.delete(key);
    asked.set(key, claim);
  }
  const wholeOf = wholesOf([...asked.values()]);
  const grouped = Map.groupBy(asked.values(), (claim) => {
    const { span, question } = wholeOf.get(claim) ?? claim;
    return `${lineOf(change, span)} ${question && inWords(question)}`;
  });
  return [...grouped.values()].flatMap((claims) => {
    const { question } = claims.find((claim) => !wholeOf.has(claim)) ?? {};
    if (question === undefined) return [];
    const [yes, no] = answersTo(question.code);
    const subjects = claims.map((claim) => subjectOf(change, claim));
    const given = subjects.map((subject) => answerTo(subject, answers));
    return {
      subjects,
      question: inWords(question),
      yes: inWords({ code: yes, params: {}, spans: [] }),
      no: inWords({ code: no, params: {}, spans: [] }),
      answer: given.includes(false) ? false : given.includes(undefined) ? undefined : true,
    };
  });
}

/** For each claim about a part of another claim's words, that other one: "20" of "resulting in a 20% drop". */
function wholesOf(claims: readonly Claim[]): Map<Claim, Claim> {
  const wholes = new Map<Claim, Claim>();
  let whole: Claim | undefined;
  const ordered = claims.filter(asksIfTrue).sort((a, b) => a.span.start - b.span.start || b.span.end - a.span.end);
  for (const claim of ordered) {
    if (whole && claim.span.end <= whole.span.end) wholes.set(claim, whole);
    else whole = claim;
  }
  return wholes;
}

/** Whether the question is if its words are true, so that a yes holds for each of them. */
function asksIfTrue({ text, question }: Claim): boolean {
  return question !== undefined && question.code !== 'ask.level' && Object.values(question.params).includes(text);
}

function answerTo(subject: string, answers: readonly Answer[]): boolean | undefined {
  return answers.find((given) => given.subject.toLowerCase() === subject.toLowerCase())?.is_true;
}

/** The number of the line among the change's lines. */
function lineOf({ parts }: Change, span: Claim['span']): number {
  return parts.findIndex(({ improved }) => span.start >= improved.start && span.end <= improved.end);
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
function subjectOf(change: Change, { kind, span, text }: Claim): string {
  const line = ofThePerson.has(kind) ? '' : sourceOf(change.parts[lineOf(change, span)]);
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
