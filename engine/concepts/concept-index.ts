import { rootsOf } from '../text/root.ts';
import { tokenise } from '../text/tokenise.ts';
import type { Concept } from './concept.ts';

/** One phrasing, its words as numbers of roots. */
export interface Pattern {
  /** Number of its concept. */
  concept: number;
  /** Places to fill, each by one of these roots; the rarest place first. */
  places: readonly Int32Array[];
  /** Most words from the first to the last of a sentence that proves it. */
  reach: number;
}

export interface ConceptIndex {
  /** How many roots the phrasings hold; each has a number. */
  roots: number;
  /** The numbers of the roots that a word is of; none for most words. */
  familyOf(lemma: string): Family;
  /** Patterns by the roots of their rarest place. */
  patterns: readonly (readonly Pattern[])[];
}

export type Family = readonly number[];

/** Words that may stand between those of a phrasing: "drew arterial and capillary blood from newborns". */
export const slack = 5;

/**
 * Indexes phrasings by their rarest word, so that a common one ("clean", "report") costs no look-up of the hundred
 * phrasings that hold it.
 *
 * @param rootOf of a lemma, in the language of the concepts
 */
export function indexConcepts(concepts: readonly Concept[], rootOf: (lemma: string) => string): ConceptIndex {
  const numberOf = new Map<string, number>();
  const uses: number[] = [];
  const read = (option: string): number[] =>
    tokenise(option).map(({ lemma }) => {
      const root = rootOf(lemma);
      const number = numberOf.get(root) ?? numberOf.size;
      numberOf.set(root, number);
      return number;
    });
  const phrasings = concepts.flatMap(({ phrasings }, concept) =>
    phrasings.map((places) => ({ concept, places: places.map((options) => [...new Set(options.flatMap(read))]) })),
  );
  for (const root of phrasings.flatMap(({ places }) => places.flat())) uses[root] = (uses[root] ?? 0) + 1;
  const usesOf = (place: ArrayLike<number>) => Math.max(...Array.from(place, (root) => uses[root] ?? 0));
  const patterns: Pattern[][] = Array.from({ length: numberOf.size }, () => []);
  for (const { concept, places } of phrasings) {
    const filled = places.filter((place) => place.length > 0).map((place) => Int32Array.from(place));
    filled.sort((a, b) => usesOf(a) - usesOf(b));
    const pattern = { concept, places: filled, reach: filled.length + slack };
    for (const root of filled[0] ?? []) patterns[root]?.push(pattern);
  }
  return { roots: numberOf.size, familyOf: createFamilies(numberOf, rootOf), patterns };
}

/** So many words are remembered: those of some hundred texts. Then it begins anew, so that it never outgrows them. */
const mostWords = 20_000;

function createFamilies(numberOf: ReadonlyMap<string, number>, rootOf: (lemma: string) => string) {
  const known = new Map<string, Family>();
  return (lemma: string): Family => {
    const remembered = known.get(lemma);
    if (remembered) return remembered;
    if (known.size === mostWords) known.clear();
    const family = rootsOf(rootOf(lemma)).flatMap((root) => numberOf.get(root) ?? []);
    known.set(lemma, family);
    return family;
  };
}
