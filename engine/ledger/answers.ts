import type { LedgerParams } from '../sayings.ts';
import type { LedgerQuestion } from '../types/claim.ts';

/** What a person may answer: that the new text is true, or what is true instead. */
export type LedgerAnswer = Extract<keyof LedgerParams, `answer.${string}`>;

/** The answers of the questions that name two possibilities; the others are answered by yes or no. */
const answers: Partial<Record<LedgerQuestion, readonly [isTrue: LedgerAnswer, isOther: LedgerAnswer]>> = {
  'ask.alone': ['answer.alone', 'answer.withOthers'],
  'ask.yourself': ['answer.didMyself', 'answer.tookPart'],
  'ask.ownRole': ['answer.myRole', 'answer.workedWithThem'],
  'ask.ownDeed': ['answer.didMyself', 'answer.somebodyElse'],
  'ask.finished': ['answer.finished', 'answer.attempt'],
  'ask.cause': ['answer.byMe', 'answer.somebodyElse'],
  'ask.lead': ['answer.led', 'answer.tookPart'],
  'ask.author': ['answer.made', 'answer.workedWithIt'],
  'ask.decide': ['answer.decided', 'answer.somebodyElse'],
  'ask.stillHolds': ['answer.noLonger', 'answer.stillTrue'],
};

/** The fitting answers to a question: the first says that the new text is true, the second that it is not. */
export function answersTo(question: LedgerQuestion): readonly [isTrue: LedgerAnswer, isOther: LedgerAnswer] {
  return answers[question] ?? ['answer.yes', 'answer.no'];
}
