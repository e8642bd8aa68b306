import { createConcepts, type LanguageConcepts } from '../concepts/create-concepts.ts';
import { nameMarks, type PackedConcepts, type PackedPhrasings, wordMarks } from '../concepts/packed-concepts.ts';
import { charCodeOf, type PackedLarge } from '../concepts/packed-numbers.ts';
import type { PackedRepeats } from '../concepts/repeated-numbers.ts';
import type { WordRoots } from '../text/roots/word-roots.ts';

/** Numbers as concepts are packed: a character each. */
export function pack(numbers: readonly number[]): string {
  return String.fromCharCode(...numbers.map(charCodeOf));
}

/** Words as concepts are packed, none of which shares its beginning with the one before. */
function packWords(words: readonly string[]): string {
  return words.map((word) => String.fromCharCode(wordMarks.none) + word).join('');
}

const names = 'tyre fitting | tyre \n message broker < kafka \n phlebotomy | pb = PB | tyre / cannula ? needle'.split(
  ' ',
);
const nameWords = [...new Set(names)].filter((part) => !isMark(part));
const otherRoots = ['tire', 'change', 'swap', 'balance', 'wheel', 'blood', 'draw'];

/** How far each concept is from the last one, and how many places its phrasing has. */
const phrasings = [
  // Tyre fitting: "[tire] [change|swap]", and "[balance] [wheel]".
  ...[0, 2],
  ...[0, 2],
  // Phlebotomy, the concept after the next: "[draw] [blood]".
  ...[2, 2],
];

/** Roots of these phrasings that their concept's names have not: the lowest number, and the steps to each next one. */
const own = {
  fitting: [nameWords.length, 1, 1, 1, 1],
  broker: [],
  phlebotomy: [nameWords.length + 5, 1],
} as const;

/** For each place how many roots fill it, and the lowest of them within their concept with the steps from each to the next. */
const places = [1, 2, 1, 1, 1, 1];
const [ofFitting, ofPhlebotomy] = [2, 6];
const fillings = [...[ofFitting, ofFitting + 1, 1, ofFitting + 3, ofFitting + 4], ...[ofPhlebotomy + 1, ofPhlebotomy]];

/** Numbers of which none but marks comes again. */
function packFresh(numbers: readonly number[]): PackedRepeats {
  const marks = nameMarks.length;
  const fresh = numbers.filter((number) => number >= marks).map((number) => number - marks);
  return {
    which: pack(numbers.map((number) => Math.min(number, marks))),
    ...packSmall(fresh),
  };
}

/** Numbers below what large ones are divided by. */
function packSmall(numbers: readonly number[]): PackedLarge {
  return { high: pack(numbers.map(() => 0)), low: pack(numbers) };
}

function packOwn(own: readonly (readonly number[])[]): Pick<PackedConcepts, 'ownCounts' | 'own'> {
  return { ownCounts: pack(own.map(({ length }) => length)), own: packSmall(own.flat()) };
}

function isMark(part: string): boolean {
  return nameMarks.some((mark) => mark === part);
}

/**
 * Three concepts: tyre fitting with two phrasings, a message broker with a product, and phlebotomy with a short name, a part (cannula), and a word
 * that only goes with it (needle).
 */
export const smallNames: PackedConcepts = {
  otherRoots: packWords(otherRoots),
  ...packOwn([own.fitting, own.broker, own.phlebotomy]),
  chunks: pack([1, 0, 1]),
  first: 3,
  kinCounts: pack([]),
  kin: packSmall([]),
  nameWords: packWords(nameWords),
  names: packFresh(names.map((part) => [...nameMarks, ...nameWords].indexOf(part))),
};

/** Their phrasings, which are one chunk. */
export const smallPhrasings: PackedPhrasings = {
  otherRoots: '',
  ...packOwn([]),
  phrasings: pack(phrasings),
  places: pack(places),
  fillings: pack(fillings),
};

/** The same concepts, the last one as a further concept with a chunk of its own, which is about the same as tyre fitting. */
export const smallWithFurther: PackedConcepts = {
  ...smallNames,
  ...packOwn([own.fitting, own.broker]),
  chunks: pack([1, 0, 2]),
  first: 2,
  kinCounts: pack([1]),
  kin: packSmall([0]),
};

/** Further phrasings of phlebotomy: "[vein] [blood]". */
export const smallFurther: PackedPhrasings = {
  otherRoots: packWords(['vein']),
  ...packOwn([[nameWords.length + 5, 2]]),
  phrasings: pack([2, 2]),
  places: pack([1, 1]),
  fillings: pack([ofPhlebotomy + 1, ofPhlebotomy]),
};

/** The small concepts with the phrasings of some chunks. */
export function smallConcepts(
  packed = smallNames,
  chunks: readonly (readonly [number, PackedPhrasings])[] = [[0, smallPhrasings]],
): LanguageConcepts {
  return createConcepts(packed, smallRoots)(new Map(chunks));
}

/** Roots of a language without inflections, but for the past in "ed". */
export const smallRoots: WordRoots = {
  rootOf: (lemma) => lemma.replace(/ed$/, ''),
  rootsIn: (lemma) => [lemma.replace(/ed$/, '')],
  nameWord: (lemma) => lemma,
  familyOf: (root) => root,
};
