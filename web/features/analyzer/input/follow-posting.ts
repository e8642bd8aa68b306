import { type PostedJob, readJob, suggestTitles } from '#engine';
import type { AnalyzerInput } from './check-input.ts';
import { characterLimits } from './check-input.ts';

/**
 * The input with another posting. The title follows what the new one says, unless the person wrote their own; a posting that
 * says the same title, while it is typed for instance, does not bring back one that was deleted.
 */
export function withPosting(input: AnalyzerInput, jobDescription: string): AnalyzerInput {
  const before = readJob(input.jobDescription);
  const after = readJob(jobDescription);
  const isOwn = input.jobTitle.trim() !== '' && !namesOf(before).includes(input.jobTitle);
  const isSame = after.title === before.title;
  return { ...input, jobDescription, jobTitle: isOwn || isSame ? input.jobTitle : (after.title ?? '') };
}

/** Whether the title is the one that the posting says. */
export function isReadTitle({ jobTitle, jobDescription }: AnalyzerInput): boolean {
  return jobTitle !== '' && namesOf(readJob(jobDescription)).includes(jobTitle);
}

/** Other titles to choose: with the company, which tells one nurse's job from the next; any likely one while there is none. */
export function offeredTitles({ jobTitle, jobDescription }: AnalyzerInput): string[] {
  const named = namesOf(readJob(jobDescription));
  if (jobTitle.trim() === '') return [...new Set([...named, ...suggestTitles(jobDescription)])].slice(0, 3);
  return named.includes(jobTitle) ? named.filter((name) => name !== jobTitle) : [];
}

function namesOf({ title, company, place }: PostedJob): string[] {
  if (title === undefined) return [];
  const whole = [title, company, place].filter((part) => part !== undefined).join(', ');
  return [...new Set([title, whole])].filter((name) => name.length <= characterLimits.jobTitle);
}
