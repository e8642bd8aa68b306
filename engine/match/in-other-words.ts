import type { Evidence } from '../types/match.ts';

/** Whether the words that show something need not be another name of it: they serve the score, and are nothing to write into a resume. */
export function inOtherWords(shown: Pick<Evidence, 'strength'> | undefined): boolean {
  return shown?.strength === 'meaning' || shown?.strength === 'named';
}
