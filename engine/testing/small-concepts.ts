import { nameMarks, type PackedConcepts, wordMarks } from '../concepts/packed-concepts.ts';
import { charCodeOf } from '../concepts/packed-numbers.ts';
import type { PackedRepeats } from '../concepts/repeated-numbers.ts';
import type { WordRoots } from '../text/word-roots.ts';

/** Numbers as concepts are packed: a character each. */
export function pack(numbers: readonly number[]): string {
  return String.fromCharCode(...numbers.map(charCodeOf));
}

/** Words as concepts are packed, none of which shares its beginning with the one before. */
function packWords(words: readonly string[]): string {
  return words.map((word) => String.fromCharCode(wordMarks.none) + word).join('');
}

const roots = ['tire', 'change', 'swap', 'balance', 'wheel', 'blood', 'draw'];

/** How far each concept is from the last one, and how many places its phrasing has. */
const phrasings = [
  // Tyre fitting: "[tire] [change|swap]", and "[balance] [wheel]".
  ...[0, 2],
  ...[0, 2],
  // Phlebotomy, the concept after the next: "[draw] [blood]".
  ...[2, 2],
];

/** For each of these places how many roots fill it, and the lowest of them with the steps from each to the next. */
const places = [1, 2, 1, 1, 1, 1];
const fillings = [0, 1, 1, 3, 4, 6, 5];

/** Numbers of which none but marks comes again. */
function packFresh(numbers: readonly number[]): PackedRepeats {
  const marks = nameMarks.length;
  const fresh = numbers.filter((number) => number >= marks).map((number) => number - marks);
  return {
    which: pack(numbers.map((number) => Math.min(number, marks))),
    high: pack(fresh.map(() => 0)),
    low: pack(fresh),
  };
}

const names = 'tyre fitting | tyre \n message broker < kafka \n phlebotomy | pb = PB | tyre'.split(' ');
const nameWords = [...new Set(names)].filter((part) => !isMark(part));

function isMark(part: string): boolean {
  return nameMarks.some((mark) => mark === part);
}

/** Three concepts: tyre fitting with two phrasings, a message broker with a product, and phlebotomy with a short name. */
export const smallConcepts: PackedConcepts = {
  roots: packWords(roots),
  phrasings: pack(phrasings),
  places: pack(places),
  fillings: pack(fillings),
  nameWords: packWords(nameWords),
  names: packFresh(names.map((part) => [...nameMarks, ...nameWords].indexOf(part))),
};

/** Roots of a language without inflections, but for the past in "ed". */
export const smallRoots: WordRoots = {
  rootOf: (lemma) => lemma.replace(/ed$/, ''),
  rootsIn: (lemma) => [lemma.replace(/ed$/, '')],
  nameWord: (lemma) => lemma,
  familyOf: (root) => root,
};
