import { levelWords } from '../extent/judge-level.ts';
import { isFree } from '../judge/signals/signals.ts';
import { wordRoot } from '../judge/words/word-root.ts';
import type { Case } from '../lines/claim.ts';
import { generic, isWordOfBoth } from './known-in-both.ts';

/** "F-Gas", "class C": a single letter distinguishes credentials. */
function isNewLetter({ improved, known }: Case, index: number): boolean {
  const { surface = '', end = 0 } = improved.tokens[index] ?? {};
  const isLetter = /^\p{Lu}$/u.test(surface) && /^[-–\s]?$/.test(improved.text[end] ?? '');
  return isLetter && !known.original.letters.has(surface) && !known.confirmed.letters.has(surface);
}

/** The items of a list that are not denied; a label is not an item. */
export function* itemsOf({ line, improved }: Case): Generator<[number, number]> {
  for (let from = line.from; from < line.to; ) {
    let to = from + 1;
    while (to < line.to && !improved.tokens[to]?.opens) to += 1;
    const isLabel = /^\s*:/.test(improved.text.slice(improved.tokens[to - 1]?.end ?? 0, line.end));
    if (!isLabel && improved.negated.slice(from, to).every((isDenied) => isDenied === 0)) yield [from, to];
    from = to;
  }
}

/** A long item with little that is new, and that not written like a name, is in other words: the judge of wording reads it. */
export function isMostlyKnown(given: Case, from: number, to: number): boolean {
  const { improved } = given;
  const own = Array.from({ length: to - from }, (_, at) => from + at).filter((at) => improved.stemOf[at] !== '');
  const isNew = (index: number) => !isWordOfBoth(given, index);
  const isLarge = (index: number) => index > from && /\p{Lu}|\d/u.test(improved.tokens[index]?.surface ?? '');
  const news = own.filter(isNew);
  if (given.line.role !== 'list' || improved.isGerman) return false;
  return own.length >= longItem && news.length <= own.length * (1 - leastOfItem) && !news.some(isLarge);
}

/** As many words of meaning are more than a name. */
const longItem = 3;

const leastOfItem = 0.5;

/** Whether an item of a list of skills has a word that is neither generic nor known. */
export function hasNewWord(given: Case, from: number, to: number, covered: ReadonlySet<number>): boolean {
  const { improved } = given;
  for (let index = from; index < to; index += 1) {
    if (isNewLetter(given, index)) return true;
    const isLevel = levelWords.has(improved.tokens[index]?.lower.replace(/['’]s$/, '') ?? '');
    const isWord =
      /^\p{Lu}?\p{Ll}+$/u.test(improved.tokens[index]?.surface ?? '') &&
      (index === from || improved.tokens[index]?.surface === improved.tokens[index]?.lower);
    const isPlain =
      isLevel ||
      (isWord && isFree(wordRoot(improved.tokens[index]?.lemma ?? ''))) ||
      covered.has(index) ||
      generic.has(improved.stemOf[index] ?? '');
    if (!isPlain && !isWordOfBoth(given, index)) return true;
  }
  return false;
}
