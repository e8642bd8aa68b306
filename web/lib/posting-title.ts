import { readJob } from '#engine';

/** The title of a draft: the person's own, else what the posting says; '' when neither is known. */
export function titleOf({ jobTitle, jobDescription }: { jobTitle: string; jobDescription: string }): string {
  return jobTitle.trim() || (readJob(jobDescription).title ?? '');
}
