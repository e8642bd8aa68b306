import type { Resume } from './resume/resume.ts';

/** Loads what reads a resume into its sections, jobs and lines: for whoever needs no more of the engine. */
export async function loadResumeReader(): Promise<(text: string) => Resume> {
  const { readResume } = await import('./resume/read-resume.ts');
  return readResume;
}
