import { say } from '../say.ts';
import type { Claim } from '../types.ts';
import { type Case, spanOfWords, unsupported } from './claim.ts';
import type { ResumeDocument, ResumeLine } from './document.ts';
import { expandedWords, type KnownWords } from './known-words.ts';

/** Words that make a paper a higher one; of a sentence about somebody else they prove nothing. */
const grade =
  /^(?:master|journeyman|apprentice|advanced|senior|lead|chief|head|expert|specialist|professional|practitioner|associate|intermediate|foundation|higher|level|grade|class|gold|silver|platinum|black|distinction|merit|meister|geselle|full|chartered|fellow|instructor|trainer|assessor|manager|supervisor|master's|bachelor|doctor|diploma)$/;

/** The grade of a paper stands where the resume lists its papers, titles and schools, not in what it says it did. */
export function judgeCredential(given: Case, { acronyms }: KnownWords): Claim[] {
  const { line, improved, original, confirmed } = given;
  if (line.role !== 'credential') return [];
  const writtenOut = expandedWords(improved, line.from, line.to, (letters) => acronyms.has(letters));
  for (let index = line.from; index < line.to; index += 1) {
    const stem = improved.stemOf[index] ?? '';
    if (!grade.test(improved.tokens[index]?.lower ?? '') || stem === '' || writtenOut.has(index)) continue;
    if (isHeld(original, stem) || confirmed.linesOf.has(stem)) continue;
    const span = spanOfWords(improved, index, index + 1);
    const text = improved.text.slice(span.start, span.end);
    const reason = say('ledger.noPaper', { text });
    return [unsupported(given, 'licence', span, reason, say('ask.paper', { text: line.content }))];
  }
  return [];
}

function isHeld({ lines, linesOf }: ResumeDocument, stem: string): boolean {
  return (linesOf.get(stem) ?? []).some((index) => {
    const line = lines[index];
    return line !== undefined && (line.role !== 'sentence' || line.job === undefined || saysItHolds(line));
  });
}

/** "Earned the advanced certificate while working there." */
function saysItHolds({ content }: ResumeLine): boolean {
  return /certif|licen|qualif|diploma|course|training|exam|passed|\bcard\b|\bticket\b|\bNVQ\b|level \d|zertifi|prüfung|abschluss/i.test(
    content,
  );
}
