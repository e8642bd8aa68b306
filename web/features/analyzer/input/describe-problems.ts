import { texts } from '../texts.ts';
import { type AnalyzerInput, characterLimits, type InputField, type InputProblems } from './check-input.ts';

/** The sentence next to the button: what keeps the input from being analysed, the most serious problem first. */
export function describeProblems(problems: InputProblems, input: AnalyzerInput): string {
  for (const field of ['jobTitle', 'jobDescription', 'resumeText'] as const) {
    if (problems[field] === 'tooLong' || problems[field] === 'notText') {
      return describeProblem(field, problems[field], input[field].length);
    }
  }
  const { bothMissing, postingMissing, resumeMissing } = texts.problems;
  if (problems.jobDescription && problems.resumeText) return bothMissing;
  if (problems.jobDescription) return postingMissing;
  if (problems.resumeText) return resumeMissing;
  return texts.ready;
}

/** What is wrong with a field and what to do, said at the field. */
export function describeProblem(field: InputField, problem: 'tooLong' | 'notText', length: number): string {
  if (problem === 'notText') return texts.problems.notText(field);
  const limit = characterLimits[field];
  return texts.problems.tooLong(field, length - limit, limit);
}
