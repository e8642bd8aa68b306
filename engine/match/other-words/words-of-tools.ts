import { onceFor } from '../../text/cache/once-for.ts';
import type { ResumeText } from '../index-resume.ts';

/**
 * The words of a resume that are products' names, marked with 1: who opened matters in Clio has not written chronologies, though law firms ask for
 * both, and Google Classroom is no classroom.
 */
export const wordsOfTools = onceFor(({ tokens, found }: Pick<ResumeText, 'tokens' | 'found'>): Uint8Array => {
  const marks = new Uint8Array(tokens.length);
  for (const { term, from, to } of found) if (term.kind === 'tool') marks.fill(1, from, to);
  return marks;
});
