import { say } from '../../say.ts';
import type { LostFact } from '../../types/claim.ts';
import { spanOfWords } from '../lines/claim.ts';
import type { ResumeDocument, ResumeLine } from '../lines/document.ts';
import { isKnownStem, type KnownWords } from '../lines/known-words.ts';
import { expandedWords, plainAcronym } from '../words/acronyms.ts';

/** Listed tools, skills and languages that the improved text mentions under none of their names. Soft skills count as praise. */
export function lostSkills(
  original: ResumeDocument,
  line: ResumeLine,
  known: KnownWords,
  improved: ResumeDocument,
): LostFact[] {
  if (line.role !== 'list') return [];
  const hasAcronym = (letters: string) => known.acronyms.has(letters);
  const written = expandedWords(original, line.from, line.to, hasAcronym);
  return line.terms.flatMap(({ term, from, to }) => {
    const isSkill = term.trusted && term.kind !== 'soft' && term.kind !== 'licence';
    if (!isSkill || original.negated[from] === 1 || known.terms.has(term.name) || written.has(from)) return [];
    const letters = plainAcronym(original.tokens[from]?.surface ?? '');
    if (known.initials.has(letters) || hasAcronym(letters)) return [];
    // "Data entry" from someone who enters data: any of its words will do.
    if (original.stemOf.slice(from, to).some((word) => word !== '' && isKnownStem(known, word))) return [];
    // With a lower level beside it, it is still named: "Power BI (beginner)".
    if (original.stemOf.slice(from, to).every((word) => word === '' || improved.linesOf.has(word))) return [];
    const span = spanOfWords(original, from, to);
    const text = original.text.slice(span.start, span.end);
    return [{ kind: 'skill', text, span, reason: say('lost.name', { text }, span) }];
  });
}
