import { say } from '../../say.ts';
import { wordSet } from '../../text/word-set.ts';
import { spanOfWords } from '../lines/claim.ts';
import type { ResumeDocument } from '../lines/document.ts';
import { defineRule, everyBody, type Statement } from '../lines/rule.ts';
import * as de from '../vocabulary/de/names.ts';
import * as en from '../vocabulary/en/names.ts';
import { expandedWords } from '../words/acronyms.ts';

/** Words at the head of a resume besides the name. */
const plain = wordSet(en.nameLineWords, de.nameLineWords);

interface NameWord extends Statement {
  isKnown: boolean;
}

/** What was added to the person's name in the first line ("Dr.", "PhD") and is nowhere in the resume. */
export const nameRule = defineRule<NameWord>({
  id: 'name',
  roles: everyBody,
  *claims({ line, improved, original, everConfirmed }) {
    const first = original.lines[0];
    if (line.index !== 0 || !first || first.amounts.length > 0 || original.lines.length === 1) return;
    const now = new Set(wordsIn(improved, line.from, line.to));
    if (!wordsIn(original, first.from, first.to).every((word) => now.has(word))) return;
    const known = new Set([
      ...wordsIn(original, 0, original.tokens.length),
      ...wordsIn(everConfirmed, 0, everConfirmed.tokens.length),
    ]);
    const covered = expandedWords(improved, line.from, line.to, (letters) => known.has(letters));
    for (let index = line.from; index < line.to; index += 1) {
      const word = improved.tokens[index]?.lower ?? '';
      if (plain.has(word) || !/\p{L}/u.test(word)) continue;
      const isKnown = covered.has(index) || known.has(word);
      yield { kind: 'degree', span: spanOfWords(improved, index, index + 1), isKnown };
    }
  },
  proves: (_, { isKnown }) => (isKnown ? 'wording' : undefined),
  question({ improved }, { span }) {
    const text = improved.text.slice(span.start, span.end);
    return [say('ledger.notByName', { text }), say('ask.right', { text })];
  },
});

function wordsIn({ tokens }: ResumeDocument, from: number, to: number): string[] {
  return tokens.slice(from, to).map(({ lower }) => lower);
}
