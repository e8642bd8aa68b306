import { format } from '#web/lib/format.ts';
import type { ResumeSummary } from './load-resumes.ts';

const rule = '='.repeat(72);

/** Several resumes as one text, each under its title and date, in the given order. */
export function joinTexts(
  resumes: readonly Pick<ResumeSummary, 'id' | 'jobTitle' | 'dateCreated'>[],
  textOf: ReadonlyMap<string, string>,
): string {
  const parts = resumes.flatMap(({ id, jobTitle, dateCreated }) => {
    const text = textOf.get(id);
    return text === undefined ? [] : [`${rule}\n${jobTitle}\n${format.date(dateCreated)}\n${rule}\n\n${text.trim()}\n`];
  });
  return parts.join('\n\n');
}
