import { say } from '../../say.ts';
import { wordSet, wordsIn } from '../../text/word-set.ts';
import { spanOfWords } from '../lines/claim.ts';
import type { ResumeDocument, ResumeLine } from '../lines/document.ts';
import { defineRule, type Statement } from '../lines/rule.ts';
import { heldParts as germanParts } from '../vocabulary/de/licences.ts';
import * as de from '../vocabulary/de/titles.ts';
import { heldBeginnings, heldWords } from '../vocabulary/en/licences.ts';
import * as en from '../vocabulary/en/titles.ts';
import { writtenOutIn } from '../words/acronyms.ts';

/** Words that raise the grade of a credential; in a sentence about somebody else they prove nothing. */
const grade = wordSet(en.grades, de.grades);
interface Grade extends Statement {
  stem: string;
}

/** The grade of a credential is found where the resume lists credentials, titles and schools, not where it describes the work. */
export const credentialRule = defineRule<Grade>({
  id: 'credential',
  roles: ['credential'],
  asksOnce: true,
  *claims(given) {
    const { line, improved } = given;
    const writtenOut = writtenOutIn(given);
    for (let index = line.from; index < line.to; index += 1) {
      const stem = improved.stemOf[index] ?? '';
      if (!grade.has(improved.tokens[index]?.lower ?? '') || stem === '' || writtenOut.has(index)) continue;
      yield { kind: 'licence', span: spanOfWords(improved, index, index + 1), stem };
    }
  },
  proves: ({ original, everConfirmed }, { stem }) =>
    isOwnCredential(original, stem) || everConfirmed.linesOf.has(stem) ? 'wording' : undefined,
  question({ improved, line }, { span }) {
    const text = improved.text.slice(span.start, span.end);
    return [say('ledger.noPaper', { text }), say('ask.paper', { text: line.content })];
  },
});

function isOwnCredential({ lines, linesOf }: ResumeDocument, stem: string): boolean {
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
