import type { AnalyzeRequest } from '#contract/analysis.ts';
import { limits } from '#contract/limits.ts';

export interface AnalyzerInput {
  jobTitle: string;
  jobDescription: string;
  resumeText: string;
  /** What the resume's document says of its lines; empty without one. */
  resumeRoles?: string;
}

export type InputField = Exclude<keyof AnalyzerInput, 'resumeRoles'>;

export type InputProblem = 'missing' | 'tooLong' | 'notText';

/** What keeps an input from being analysed, by field; empty when nothing does. */
export type InputProblems = Partial<Record<InputField, InputProblem>>;

export const characterLimits: Record<InputField, number> = {
  jobTitle: limits.titleCharacters,
  jobDescription: limits.textCharacters,
  resumeText: limits.textCharacters,
};

/** Checks what `AnalyzeRequest` requires, field by field. The time depends on the limits, not on the length of the text. */
export function checkInput(input: AnalyzerInput): InputProblems {
  const problems: InputProblems = {};
  for (const field of inputFields) {
    const problem = checkField(field, input[field]);
    if (problem) problems[field] = problem;
  }
  return problems;
}

export function isReady(problems: InputProblems): boolean {
  return Object.keys(problems).length === 0;
}

/**
 * The input as it is analysed and saved: its texts are trimmed, and half a surrogate pair, which a
 * broken copy leaves and no database stores, becomes the replacement character. `now` is the day of the analysis.
 */
export function toRequest(input: AnalyzerInput, now: string): AnalyzeRequest {
  const clean = (text: string): string => text.toWellFormed().trim();
  return {
    jobTitle: clean(input.jobTitle),
    jobDescription: clean(input.jobDescription),
    resumeText: clean(input.resumeText),
    ...(input.resumeRoles && { resumeRoles: input.resumeRoles }),
    now,
  };
}

const inputFields = ['jobTitle', 'jobDescription', 'resumeText'] as const;

function checkField(field: InputField, text: string): InputProblem | undefined {
  if (text.length > characterLimits[field]) return 'tooLong';
  // A file pasted as text contains zero characters, which no text column can store.
  if (text.includes('\u0000')) return 'notText';
  if (field !== 'jobTitle' && text.trim() === '') return 'missing';
  return undefined;
}
