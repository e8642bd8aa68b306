import { readRoles } from './resume/line-roles.ts';
import { readResume } from './resume/read-resume.ts';
import type { Resume } from './resume/resume.ts';

export interface ResumeReader {
  /** `roles` as `readRoles` takes them, where a document said something of the lines. */
  readResume(text: string, roles?: string): Resume;
  /** BCP 47; `und` when the text does not show it. */
  languageOf(text: string): string;
}

/** Loads what reads a resume into its sections, jobs and lines: for whoever needs no more of the engine. */
export async function loadResumeReader(): Promise<ResumeReader> {
  const [{ detectLanguage }, { tokenise }] = await Promise.all([
    import('./text/detect-language.ts'),
    import('./text/tokenise.ts'),
  ]);
  return {
    readResume: (text, roles = '') => readResume(text, readRoles(text, roles)),
    languageOf: (text) => detectLanguage(tokenise(text)).code,
  };
}
