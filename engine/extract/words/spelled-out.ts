import type { Token } from '../../text/tokenise.ts';

/** One thing with both its names, as a posting writes it: words `from` to before `to`, and in them those of either name. */
export interface SpelledOut {
  from: number;
  to: number;
  short: number;
  long: { from: number; to: number };
}

/** A short form has few letters; without brackets two of them are too often those of words that stand there by chance. */
const letters = { most: 6, withoutBrackets: 3 } as const;
/** From this length on a word may be a compound that gives a letter of its second part: the P of "Instandhaltungsplan". */
const compound = 8;

/**
 * Short forms with what they stand for beside them: "long (SHORT)", "SHORT (long)", "(SHORT) long", "long – SHORT", "SHORT – long".
 * No list is needed: the letters of one are those of the other. Linear, because few words around a short form are looked at.
 */
export function findSpelledOut(tokens: readonly Token[], text: string): SpelledOut[] {
  return tokens.flatMap(({ surface }, short) => {
    if (!isShortForm(surface)) return [];
    const found = beside(tokens, text, short);
    return found ? [found] : [];
  });
}

function isShortForm(surface: string): boolean {
  return surface.length <= letters.most + 1 && /^\p{Lu}{2,6}s?$/u.test(surface);
}

function beside(tokens: readonly Token[], text: string, short: number): SpelledOut | undefined {
  const { start = 0, end = 0, surface = '' } = tokens[short] ?? {};
  const own = surface.replace(/s$/, '').toLowerCase();
  const before = text.slice(Math.max(0, start - 3), start);
  const after = text.slice(end, end + 3);
  const isBracketed = before.endsWith('(') && after.startsWith(')');
  const isLong = own.length >= letters.withoutBrackets;
  if (isBracketed || (isLong && /\s[-–—]\s$/.test(before))) {
    const from = beginningOf(own, wordsBefore(tokens, text, short, own.length));
    if (from !== undefined) return { from, to: short + 1, short, long: { from, to: short } };
  }
  const opens = / ?\(/.exec(after)?.index === 0;
  const last = opens || (isBracketed && isLong) || (isLong && /^\s[-–—]\s/.test(after));
  if (!last) return undefined;
  const to = endOf(own, wordsAfter(tokens, text, short, own.length));
  if (to === undefined || (opens && text.charAt(tokens[to - 1]?.end ?? 0) !== ')')) return undefined;
  return { from: short, to, short, long: { from: short + 1, to } };
}

/** A word with its place among the words of the text. */
interface Word {
  at: number;
  lower: string;
}

/** The words that may be the long form, nearest last: those of one phrase, and not many more than the letters. */
function wordsBefore(tokens: readonly Token[], text: string, short: number, count: number): Word[] {
  const words: Word[] = [];
  for (let at = short - 1; at >= 0 && words.length < 2 * count; at -= 1) {
    words.unshift({ at, lower: tokens[at]?.lower ?? '' });
    if (isParted(tokens, text, at)) break;
  }
  return words;
}

function wordsAfter(tokens: readonly Token[], text: string, short: number, count: number): Word[] {
  const words: Word[] = [];
  for (let at = short + 1; at < tokens.length && words.length < 2 * count; at += 1) {
    if (at > short + 1 && isParted(tokens, text, at)) break;
    words.push({ at, lower: tokens[at]?.lower ?? '' });
  }
  return words;
}

/** Whether more than a space or a hyphen stands before a word. */
function isParted(tokens: readonly Token[], text: string, at: number): boolean {
  const gap = text.slice(tokens[at - 1]?.end ?? 0, Math.min(tokens[at]?.start ?? 0, (tokens[at - 1]?.end ?? 0) + 4));
  return at === 0 || !/^(?:[ \u00a0]| ?& ?|-|\/|- )$/.test(gap);
}

/** Where the long form before a short one begins: the fewest words that fit, by their first letters if possible. */
function beginningOf(short: string, words: readonly Word[]): number | undefined {
  for (const inside of [false, true])
    for (let from = words.length - 1; from >= 0; from -= 1)
      if (fits(short, words.slice(from), inside)) return words[from]?.at;
  return undefined;
}

/** Where the long form behind a short one ends. */
function endOf(short: string, words: readonly Word[]): number | undefined {
  for (const inside of [false, true])
    for (let to = 1; to <= words.length; to += 1)
      if (fits(short, words.slice(0, to), inside)) return (words[to - 1]?.at ?? 0) + 1;
  return undefined;
}

/** Words that may give a letter of the short form or none: "Health and Safety Executive" is HSE, "Return on Investment" ROI. */
const small = /^(?:of|and|for|the|in|on|to|at|by|und|der|die|das|des|für|im|von|zur|zum|mit|bei)$/;

/** Whether the words give the letters in order, each at least its first, and the first and the last word one each. */
function fits(short: string, words: readonly Word[], inside: boolean): boolean {
  const [first] = words;
  if (first === undefined || !first.lower.startsWith(short.charAt(0))) return false;
  if (small.test(words.at(-1)?.lower ?? '') || (words.length === 1 && !inside)) return false;
  /** How many letters the words so far may have given. */
  let given = new Set([0]);
  for (const { lower } of words) {
    const next = new Set<number>(small.test(lower) ? given : []);
    for (const count of given) for (const each of givenBy(lower, short, count, inside)) next.add(each);
    given = next;
  }
  return given.has(short.length);
}

/** How many letters a word may have given in the end, when `count` were given before it. */
function givenBy(word: string, short: string, count: number, inside: boolean): number[] {
  if (count >= short.length || !word.startsWith(short.charAt(count))) return [];
  const counts = [count + 1];
  if (!inside || word.length < compound) return counts;
  let at = 0;
  for (let letter = count + 1; letter < short.length; letter += 1) {
    at = word.indexOf(short.charAt(letter), at + 1);
    if (at < 0) break;
    counts.push(letter + 1);
  }
  return counts;
}
