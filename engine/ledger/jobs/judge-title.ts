import { say } from '../../say.ts';
import { wordSet } from '../../text/word-set.ts';
import { spanOfWords } from '../lines/claim.ts';
import type { ResumeDocument } from '../lines/document.ts';
import { defineRule, everyBody, type Statement } from '../lines/rule.ts';
import * as de from '../vocabulary/de/titles.ts';
import * as en from '../vocabulary/en/titles.ts';

/** Words that make a title a higher one. */
const ranks = wordSet(en.ranks, de.ranks);
/** A summary names the person's title at its beginning. */
const opening = 8;

interface Rank extends Statement {
  word: string;
}

/** "HR manager with six years": the rank that a summary begins with must be one of the titles of the original. */
export const titleRule = defineRule<Rank>({
  id: 'title',
  roles: everyBody,
  *claims({ line, improved }) {
    if (!line.isSummary) return;
    const words = improved.tokens.slice(line.from, Math.min(line.to, line.from + opening));
    // "180 head" of cattle.
    const claimed = words.findIndex(({ lower }, at) => ranks.has(lower) && !/^\d/.test(words[at - 1]?.lower ?? ''));
    const word = words[claimed]?.lower;
    if (word === undefined) return;
    yield { kind: 'title', span: spanOfWords(improved, line.from + claimed, line.from + claimed + 1), word };
  },
  proves: ({ original, confirmed }, { word }) =>
    isOwnTitle(original, word) || isIn(confirmed, word) ? 'wording' : undefined,
  question: (_, { word }) => [say('ledger.noTitle', { word }), say('ask.titleWith', { word })],
});

/** Whether the word is in a header or a summary: in a sentence or a list it may be anyone's title. */
function isOwnTitle({ lines, tokens }: ResumeDocument, word: string): boolean {
  return lines.some(({ role, isSummary, job, from, to }) => {
    const isTitle = role === 'header' || isSummary || (role !== 'list' && job === undefined);
    return isTitle && tokens.slice(from, to).some(({ lower }) => lower === word);
  });
}

function isIn({ tokens }: ResumeDocument, word: string): boolean {
  return tokens.some(({ lower }) => lower === word);
}
