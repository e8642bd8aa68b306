import { isFillWord } from '../text/fill-words.ts';
import { lineAt } from '../text/lines.ts';
import type { ResumeText } from './index-resume.ts';

/** So many words on either side of a place are looked at: next to it stands what is said of it. */
const reach = 8;

/**
 * Whether the line of a place, the words `from` to before `to`, says more than its words: what was done with the thing, or what else goes with
 * it. A keyword alone on a line, however often, can be put below any job; a job's own title is what the job was.
 */
export function isToldAt({ tokens, lineOf, resume }: ResumeText, [from, to]: readonly [number, number]): boolean {
  const own = new Set(tokens.slice(from, to).map(({ lemma }) => lemma));
  const line = lineOf[from];
  for (let index = Math.max(0, from - reach); index < Math.min(tokens.length, to + reach); index += 1) {
    const { lemma = '' } = tokens[index] ?? {};
    if (lineOf[index] === line && !own.has(lemma) && !isFillWord(lemma)) return true;
  }
  return resume.lines[lineAt(resume.lines, tokens[from]?.start ?? 0)]?.role === 'header';
}
