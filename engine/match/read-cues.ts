import type { Token } from '../text/tokenise.ts';
import { markBetween, markByCues, sentencesOf, wishesOf } from './mark-by-cues.ts';
import { standingsIn } from './standing-denials.ts';
import { barriersIn, praiseIn } from './turned-denials.ts';

/** What a sentence says of a word: nothing, that a cue denies it, that it is planned, lapsed or somebody else's, that it is praise. */
export const heard = { nothing: 0, cue: 1, standing: 2, praise: 3 } as const;

/** Whether a word counts as denied until its clause is judged. */
export const isHeard = (cue: number): boolean => cue === heard.cue || cue === heard.standing;

const turning = new Set('while whereas because which what that'.split(' '));

/** For each word 1 if its sentence says that it is denied, planned, lapsed or somebody else's: where a resume's clauses are judged from. */
export function readCues(
  text: string,
  tokens: readonly Token[],
  wishes: Iterable<[start: number, end: number]> = wishesOf(text),
): Uint8Array {
  const marks = markByCues(text, tokens, wishes, barriersIn);
  let next = 0;
  for (const { start, end } of sentencesOf(text)) {
    const sentence = text.slice(start, end);
    const words: string[] = [];
    const behind: number[] = [];
    let isMarked = false;
    for (let token = tokens[next]; token !== undefined && token.start < end; next += 1, token = tokens[next]) {
      const before = words.at(-1);
      const opens = before === undefined || turning.has(before) || /[,;:]/.test(text.charAt(token.start - 2));
      behind.push(opens ? 0 : (behind.at(-1) ?? 0) + 1);
      words.push(token.lower);
      isMarked ||= marks[next] === heard.cue;
    }
    for (const [from, to] of isMarked ? praiseIn(sentence) : [])
      markBetween(marks, tokens, start + from, start + to, heard.praise);
    for (const [from, to] of standingsIn(sentence, { words, behind }))
      markBetween(marks, tokens, start + from, start + to, heard.standing);
  }
  return marks;
}
