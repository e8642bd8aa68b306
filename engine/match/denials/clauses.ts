import type { Token } from '../../text/tokenise.ts';
import { wordSet } from '../../text/word-set.ts';
import { type ClauseWord, roles, seeWord } from './clause-shapes.ts';
import { bitsOf, kindsOf, opensClause, turns } from './clause-words.ts';
import { isNumberSign } from './number-signs.ts';

/** What parts a clause from the one before it. */
export const partings = {
  line: 0,
  sentence: 1,
  question: 2,
  opening: 3,
  closing: 4,
  colon: 5,
  mark: 6,
  comma: 7,
  turn: 8,
  and: 9,
  length: 10,
} as const;

/** A clause: words `from` to before `to` of the text. */
export interface Clause {
  from: number;
  to: number;
  sentence: number;
  line: number;
  parting: number;
}

/** A text as clauses, with what is known of its words. */
export interface ClauseText {
  clauses: Clause[];
  /** Words of the sentences that are open to doubt; the others are not looked at. */
  words: (ClauseWord | undefined)[];
  /** The kinds of words in each sentence, one bit a kind. */
  kindsIn: number[];
}

/** Nothing is denied without a word of these kinds, or a sentence that begins with somebody. */
export const doubts = bitsOf(
  ...(['not', 'notYet', 'lack', 'wish', 'learn', 'future', 'condition', 'hearsay', 'failed'] as const),
  ...(['away', 'mine', 'only', 'turn'] as const),
);
/** Somebody else, who does something only where a clause begins with him: "the agency handled", not "HR policies". */
export const others = bitsOf('family', 'colleague', 'firm', 'other', 'advert');
const subjectWords = 6;
/** "A locum covered": somebody, what he does and what; "A/B testing" is neither. */
const fewestWords = 4;
const somebody = wordSet('the our a an der die das ein eine unser unsere');

/** A sentence that speaks to somebody is a posting's, or a letter's: it denies nothing of its writer. */
const spokenTo = new Set("you you'll your you're applicants applicant candidates candidate bewerber".split(' '));

/** Splits a text into clauses, in order: at marks, and at words that open one. Linear in its length. */
export function splitClauses(text: string, tokens: readonly Token[]): ClauseText {
  const cut = cutClauses(text, tokens);
  const kindsIn: number[] = [];
  const isOpen: boolean[] = [];
  const isSpoken: boolean[] = [];
  const glued = markGlued(text, tokens);
  for (const { from, to, sentence } of cut) {
    isOpen[sentence] ??= to - from >= fewestWords && somebody.has(tokens[from]?.lower ?? '');
    let kinds = kindsIn[sentence] ?? 0;
    for (let index = from; index < to; index += 1) {
      const lower = tokens[index]?.lower ?? '';
      const own = glued[index] === 0 ? (kindsOf.get(lower) ?? 0) : 0;
      kinds |= own;
      if ((own & others) !== 0 && index < from + subjectWords) isOpen[sentence] = true;
      if (spokenTo.has(lower)) isSpoken[sentence] = true;
    }
    kindsIn[sentence] = kinds;
    if ((kinds & doubts) !== 0) isOpen[sentence] = true;
  }
  const words = new Array<ClauseWord | undefined>(tokens.length);
  for (const { from, to, sentence } of cut) {
    if (!isOpen[sentence] || isSpoken[sentence]) continue;
    for (let index = from; index < to; index += 1) {
      const token = tokens[index];
      if (token) words[index] = glued[index] === 1 ? { ...seeWord(token), kinds: 0 } : seeWord(token);
    }
  }
  return { clauses: joinLists(cut, words), words, kindsIn };
}

/** Fields of work by such names learn nothing themselves. */
const learners = wordSet('machine deep reinforcement');

/** Marks (1) the parts of names and numbers, which tell nothing: "scikit-learn", "no-code", "machine learning", "GDC no. 300000". */
function markGlued(text: string, tokens: readonly Token[]): Uint8Array {
  const marks = new Uint8Array(tokens.length);
  for (let index = 1; index < tokens.length; index += 1) {
    const [before, token] = [tokens[index - 1], tokens[index]];
    if (before && token && token.start - before.end === 1 && text.charCodeAt(before.end) === hyphen)
      marks.fill(1, index - 1, index + 1);
    else if (token?.lower === 'learning' && learners.has(before?.lower ?? '')) marks[index] = 1;
    else if (isNumberSign(text, before, token)) marks[index - 1] = 1;
  }
  return marks;
}

const hyphen = '-'.charCodeAt(0);

/** A clause without an end is no clause. */
const mostWords = 40;
/** A gap is judged by its first characters. */
const longestGap = 8;

function cutClauses(text: string, tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = [];
  let open: Clause | undefined;
  for (let index = 0; index < tokens.length; index += 1) {
    const parting = partingAt(text, tokens, index, open?.from);
    if (parting === undefined) continue;
    if (open) open.to = index;
    const isLine = parting === partings.line;
    open = {
      from: index,
      to: tokens.length,
      sentence: (open?.sentence ?? -1) + (isLine || parting === partings.sentence ? 1 : 0),
      line: (open?.line ?? -1) + (isLine ? 1 : 0),
      parting,
    };
    clauses.push(open);
  }
  return clauses;
}

function partingAt(
  text: string,
  tokens: readonly Token[],
  index: number,
  from: number | undefined,
): number | undefined {
  const before = tokens[index - 1];
  const token = tokens[index];
  if (before === undefined || token === undefined || from === undefined) return partings.line;
  if (index - from >= mostWords) return partings.length;
  if (token.start - before.end !== 1 || token.opens) {
    const parting = partingIn(text.slice(before.end, Math.min(token.start, before.end + longestGap)));
    if (parting !== undefined && !isNumberSign(text, before, token)) return parting;
  }
  if (index === from) return undefined;
  if (turns.has(token.lower)) return partings.turn;
  const isJoined = before.lower === 'and' || before.lower === 'und' || before.lower === 'or';
  return isJoined && index - 1 > from && opensClause.has(token.lower) ? partings.and : undefined;
}

function partingIn(gap: string): number | undefined {
  // Most gaps are one of these.
  if (gap === ', ') return partings.comma;
  if (gap === '. ') return partings.sentence;
  // Columns of a table are lines of their own.
  if (/[\r\n\u2028\t]|\s{3}/.test(gap)) return partings.line;
  if (/^["'”)\]]?[.!]["'”)\]]?\s/.test(gap)) return partings.sentence;
  if (/\?\s/.test(gap)) return partings.question;
  if (/[([]/.test(gap)) return partings.opening;
  if (/[)\]]/.test(gap)) return partings.closing;
  if (gap.includes(':')) return partings.colon;
  if (/[;–—|]|\s-/.test(gap)) return partings.mark;
  return gap.includes(',') ? partings.comma : undefined;
}

/** Items of a list are no clauses of their own: "no filing, scanning or archiving". */
function joinLists(clauses: readonly Clause[], words: readonly (ClauseWord | undefined)[]): Clause[] {
  const joined: Clause[] = [];
  for (const clause of clauses) {
    const last = joined.at(-1);
    const isItem = clause.parting === partings.comma && isPlain(clause, words);
    const isBehindItem =
      clause.parting === partings.comma && last !== undefined && isPlain(last, words) && !beginsToTell(clause, words);
    const fits = last !== undefined && clause.to - last.from <= mostWords;
    if (last && fits && (isItem || isBehindItem)) last.to = clause.to;
    else joined.push({ ...clause });
  }
  return joined;
}

/** No verb, and no word that tells anything. */
function isPlain({ from, to }: Clause, words: readonly (ClauseWord | undefined)[]): boolean {
  for (let index = from; index < to; index += 1) {
    const word = words[index];
    if (word === undefined || word.kinds !== 0 || word.role === roles.deed || word.role === roles.third) return false;
  }
  return true;
}

const tellsLittle = bitsOf('mine', 'done');

function beginsToTell({ from }: Clause, words: readonly (ClauseWord | undefined)[]): boolean {
  return ((words[from]?.kinds ?? 0) & ~tellsLittle) !== 0;
}
