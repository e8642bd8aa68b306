import type { Token } from '../../text/tokenise.ts';
import { markBetween, markByCues, sentencesOf, wishesOf } from './mark-by-cues.ts';
import { hints, hintsOf, openingWords } from './standing-cues.ts';
import { standingsIn } from './standing-denials.ts';
import { barriersIn, praiseIn } from './turned-denials.ts';

/** What a sentence says of a word: nothing, that a cue denies it, that it is planned, lapsed or somebody else's, that it is praise. */
export const heard = { nothing: 0, cue: 1, standing: 2, praise: 3 } as const;

/** Whether a word counts as denied until its clause is judged. */
export const isHeard = (cue: number): boolean => cue === heard.cue || cue === heard.standing;

/** For each word 1 if its sentence says that it is denied, planned, lapsed or somebody else's: where a resume's clauses are judged from. */
export function readCues(
  text: string,
  tokens: readonly Token[],
  wishes: Iterable<[start: number, end: number]> = wishesOf(text),
): Uint8Array {
  const marks = markByCues(text, tokens, wishes, barriersIn);
  let next = 0;
  for (const { start, end, sentence } of sentencesOf(text)) {
    let isMarked = false;
    let hinted = 0;
    let opensWithRole = false;
    /** How many words the last mark, or the last word behind which a clause begins, is back. */
    let behind = 0;
    for (let token = tokens[next]; token !== undefined && token.start < end; next += 1, token = tokens[next]) {
      const own = hintsOf.get(token.lower) ?? 0;
      if (isClauseMark(text, token.start - 2)) behind = 0;
      opensWithRole ||= behind < openingWords && (own & hints.role) !== 0;
      behind = (own & hints.turning) === 0 ? behind + 1 : 0;
      hinted |= own;
      isMarked ||= marks[next] === heard.cue;
    }
    for (const [from, to] of isMarked ? praiseIn(sentence) : [])
      markBetween(marks, tokens, start + from, start + to, heard.praise);
    for (const [from, to] of standingsIn(sentence, { hinted, opensWithRole }))
      markBetween(marks, tokens, start + from, start + to, heard.standing);
  }
  return marks;
}

function isClauseMark(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === comma || code === semicolon || code === colon;
}

const [comma, semicolon, colon] = [','.charCodeAt(0), ';'.charCodeAt(0), ':'.charCodeAt(0)];
