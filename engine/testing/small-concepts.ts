import { charCodeOf, type PackedConcepts } from '../concepts/packed-concepts.ts';
import type { WordRoots } from '../text/word-roots.ts';

/** Numbers as concepts are packed: a character each. */
export function pack(numbers: readonly number[]): string {
  return String.fromCharCode(...numbers.map(charCodeOf));
}

const roots = 'tire change swap balance wheel blood draw';

/** The layout of a phrasing: how many places, then for each how many roots, the lowest and the steps from each to the next. */
const phrasings = [
  // Tyre fitting: "[tire] [change|swap]", and "[balance] [wheel]".
  ...[0, 2, 1, 0, 2, 1, 1],
  ...[0, 2, 1, 3, 1, 4],
  // Phlebotomy, the concept after the next: "[draw] [blood]".
  ...[2, 2, 1, 6, 1, 5],
];

/** Three concepts: tyre fitting with two phrasings, a message broker with a product, and phlebotomy with a short name. */
export const smallConcepts: PackedConcepts = {
  roots,
  phrasings: pack(phrasings),
  names: 'tyre fitting|tyre<\nmessage broker<kafka\nphlebotomy|pb=PB|tyre<',
};

/** Roots of a language without inflections, but for the past in "ed". */
export const smallRoots: WordRoots = {
  rootOf: (lemma) => lemma.replace(/ed$/, ''),
  rootsIn: (lemma) => [lemma.replace(/ed$/, '')],
  nameWord: (lemma) => lemma,
};
