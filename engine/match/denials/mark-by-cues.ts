import { allMatches } from '../../text/all-matches.ts';
import { RecentTexts } from '../../text/cache/recent-texts.ts';
import { firstFrom } from '../../text/first-from.ts';
import { isBulleted, splitLines } from '../../text/lines.ts';
import { countAtSpace } from '../../text/split-at-space.ts';
import type { Token } from '../../text/tokenise.ts';
import type { Span } from '../../types/span.ts';
import {
  aboutOthers,
  backwardWords,
  clauseEnd,
  denialHeading,
  denialsBackward,
  denialsForward,
  denialsOfItem,
  forwardWords,
  isShortened,
  thirdParties,
  wishHeading,
} from './denial-cues.ts';

/** A clause longer than this has changed its subject; this much before a cue is looked at. */
const reach = { clause: 240, item: 60, subject: 40 } as const;

/**
 * For each word 1 if a cue says that it is denied, only wished for, or about somebody else, else 0. What was learned of
 * clauses judges further (negation.ts). Linear in the length.
 */
export function markByCues(
  text: string,
  tokens: readonly Token[],
  wishes: Iterable<[start: number, end: number]> = wishesOf(text),
  partsOf: (sentence: string) => readonly number[] = () => [],
): Uint8Array {
  const marks = new Uint8Array(tokens.length);
  let next = 0;
  for (const { start, end, sentence } of sentencesOf(text)) {
    const cues = { forward: false, backward: false };
    for (let token = tokens[next]; token !== undefined && token.start < end; next += 1, token = tokens[next]) {
      const cue = cueWords.get(token.lower) ?? 0;
      cues.forward ||= (cue & 1) !== 0 || isShortened(token.lower);
      cues.backward ||= (cue & 2) !== 0;
    }
    const parts = cues.forward || cues.backward ? [...partsOf(sentence)].sort((a, b) => a - b) : [];
    let from = 0;
    for (const to of [...parts, sentence.length]) {
      if (to <= from) continue;
      markPart(sentence.slice(from, to), start + from, cues, (a, b) => markBetween(marks, tokens, a, b));
      from = to;
    }
  }
  for (const [start, end] of wishes) markBetween(marks, tokens, start, end);
  return marks;
}

/** Marks what the cues in a sentence, or in a part of one that rules itself, deny. */
function markPart(
  sentence: string,
  start: number,
  cues: { forward: boolean; backward: boolean },
  mark: (start: number, end: number) => void,
): void {
  if (thirdParties.test(sentence)) mark(start, start + endOfClause(sentence, 0));
  for (const { 0: cue, index } of cues.forward ? allMatches(sentence, denialsForward) : []) {
    if (aboutOthers.test(sentence.slice(Math.max(0, index - reach.subject), index))) continue;
    mark(start + index, start + endOfClause(sentence, index + cue.length));
  }
  for (const { 0: cue, index } of cues.backward ? allMatches(sentence, denialsBackward) : [])
    mark(start + beginningOfClause(sentence, index), start + index + cue.length);
  for (const { index } of behindItem.test(sentence) ? allMatches(sentence, denialsOfItem) : []) {
    // A dash with nothing before it is a bullet: "- Booked appointments".
    if (sentence.slice(0, index).trim() === '') continue;
    const before = sentence.slice(Math.max(0, index - reach.item), index);
    const cut = Math.max(before.lastIndexOf(','), before.lastIndexOf(';'));
    mark(start + index - before.length + cut + 1, start + endOfItem(sentence, index));
  }
}

/** Words of cues by where they apply: 1 forward, 2 backward, 3 both. */
const cueWords = new Map<string, number>();
for (const word of forwardWords) cueWords.set(word, 1);
for (const word of backwardWords) cueWords.set(word, (cueWords.get(word) ?? 0) | 2);

/** What parts an item from what is said of it: a sentence without it skips the pattern. */
const behindItem = /[:–—(]|\s-/;

/** A sentence with its place in the text. */
interface PlacedSentence extends Span {
  sentence: string;
}

/** Asked for twice of the same text: for what the cues deny, and for all else that sentences say. */
const recent = new RecentTexts<readonly PlacedSentence[]>({ texts: 1, characters: 20_000 });

/** Sentences and lines: no cue reaches beyond one. */
export function sentencesOf(text: string): readonly PlacedSentence[] {
  return recent.get(text, () => splitAtEnds(text));
}

function splitAtEnds(text: string): PlacedSentence[] {
  const sentences: PlacedSentence[] = [];
  const add = (start: number, to: number) => {
    const end = Math.min(to, start + longestSentence);
    sentences.push({ start, end, sentence: text.slice(start, end) });
  };
  let start = 0;
  for (const { 0: gap, index } of allMatches(text, /[.!?;](?=\s)|[\r\n\u2028]+/g)) {
    const end = index + gap.length;
    if (index > start) add(start, end);
    start = end;
  }
  if (start < text.length) add(start, text.length);
  return sentences;
}

/** How much of a sentence is looked at: text without punctuation is no sentence. */
const longestSentence = 2_000;

function endOfClause(sentence: string, from: number): number {
  const rest = sentence.slice(from, from + reach.clause);
  const end = rest.search(clauseEnd);
  return from + (end < 0 ? rest.length : end);
}

/** The clause begins after a contrast ("Used Figma, but Sketch is new to me"). */
function beginningOfClause(sentence: string, to: number): number {
  const before = sentence.slice(Math.max(0, to - reach.clause), to);
  const turns = allMatches(before, /\b(?:but|however|whereas|although|though|aber|jedoch)\b/gi);
  return to - before.length + (turns.at(-1)?.index ?? 0);
}

function endOfItem(sentence: string, from: number): number {
  const end = sentence.slice(from, from + reach.item).search(/[,;)]/);
  return end < 0 ? Math.min(sentence.length, from + reach.item) : from + end;
}

/** A heading is shorter than this; sentences are not. */
const longestHeading = 60;

/** The stretches below headings of wishes and of what was not done. */
export function* wishesOf(text: string): Generator<[start: number, end: number]> {
  let from: number | undefined;
  for (const { content, start } of splitLines(text)) {
    const isBullet = isBulleted(content);
    const isHeading =
      !isBullet &&
      content.length <= longestHeading &&
      (/:$/.test(content) || /^\P{Ll}+$/u.test(content) || !/[.,;!?]$/.test(content));
    if (from !== undefined && isHeading && looksLikeHeading(content)) {
      yield [from, start];
      from = undefined;
    }
    const title = content.replace(/ ?:$/, '');
    if (isHeading && (wishHeading.test(title) || denialHeading.test(title))) from = start;
  }
  if (from !== undefined) yield [from, text.length];
}

/** Recognised by form: in capitals, with a colon, or one to four words of which the first is capitalised. */
function looksLikeHeading(content: string): boolean {
  return (
    /:$/.test(content) || /^[^\p{Ll}]+$/u.test(content) || (countAtSpace(content) <= 4 && /^\p{Lu}/u.test(content))
  );
}

/** Marks the words from `start` to before `end`, places of the text. */
export function markBetween(marks: Uint8Array, tokens: readonly Token[], start: number, end: number, mark = 1): void {
  for (let index = firstFrom(tokens, start); index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined || token.start >= end) return;
    marks[index] = mark;
  }
}
