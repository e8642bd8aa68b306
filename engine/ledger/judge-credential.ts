import { say } from '../say.ts';
import type { Claim } from '../types.ts';
import { type Case, spanOfWords, unsupported } from './claim.ts';
import type { ResumeDocument, ResumeLine } from './document.ts';
import { expandedWords, type KnownWords } from './known-words.ts';
import { heldParts as germanParts } from './vocabulary/de/licences.ts';
import * as de from './vocabulary/de/titles.ts';
import { heldBeginnings, heldWords } from './vocabulary/en/licences.ts';
import * as en from './vocabulary/en/titles.ts';
import { wordSet, wordsIn } from './vocabulary/read-table.ts';

/** Words that make a paper a higher one; of a sentence about somebody else they prove nothing. */
const grade = wordSet(en.grades, de.grades);
/** The grade of a paper stands where the resume lists its papers, titles and schools, not in what it says it did. */
export function judgeCredential(given: Case, { acronyms }: KnownWords): Claim[] {
  const { line, improved, original, confirmed } = given;
  if (line.role !== 'credential') return [];
  const writtenOut = expandedWords(improved, line.from, line.to, (letters) => acronyms.has(letters));
  for (let index = line.from; index < line.to; index += 1) {
    const stem = improved.stemOf[index] ?? '';
    if (!grade.has(improved.tokens[index]?.lower ?? '') || stem === '' || writtenOut.has(index)) continue;
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

const holds = new RegExp(
  [heldBeginnings, germanParts].map((table) => wordsIn(table).join('|')).join('|') +
    String.raw`|\b(?:${wordsIn(heldWords).join('|')})\b|level \d`,
  'i',
);

/** "Earned the advanced certificate while working there." */
function saysItHolds({ content }: ResumeLine): boolean {
  return holds.test(content);
}
