import { levelOfLanguage } from '../../extract/credentials/language-levels.ts';
import type { PostingTerm } from '../../extract/extract-terms.ts';
import type { ResumeText } from '../index-resume.ts';

/** Whether the resume gives the language a level wherever it names it, and a lower one than is asked for. */
export function isBelow(level: number, terms: readonly PostingTerm[], resume: ResumeText): boolean {
  const shown = terms
    .flatMap(({ canonical }) => resume.terms.get(canonical) ?? [])
    .map(([from, to]) => {
      const { content, start } = resume.lines[resume.lineOf[from] ?? 0] ?? { content: '', start: 0 };
      const [first, last] = [resume.tokens[from]?.start ?? 0, resume.tokens[to - 1]?.end ?? 0];
      return levelOfLanguage(content, first - start, last - start, false) ?? Number.POSITIVE_INFINITY;
    });
  const [{ surface = '' } = {}] = terms;
  // "Schulenglisch" names its level itself.
  const ofSchool = new Set(['schul', 'grund'].map((first) => first + surface.split(/\P{L}/u, 1)[0]?.toLowerCase()));
  if (shown.every((own) => own === Number.POSITIVE_INFINITY) && resume.tokens.some(({ lower }) => ofSchool.has(lower)))
    return level > levelOfSchool;
  return shown.length > 0 && Math.max(...shown) < level;
}

/** A2. */
const levelOfSchool = 2;
