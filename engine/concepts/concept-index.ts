import { onceFor } from '../text/cache/once-for.ts';
import type { SentenceLemmas, WordRoots } from '../text/roots/word-roots.ts';
import { firstOf } from './first-of.ts';
import type { FlatPhrasings } from './read-phrasings.ts';

/** One phrasing; its words are numbers of roots. */
export interface Pattern {
  /** Number of its concept. */
  concept: number;
  /** The places to fill, each with one of these roots; the rarest place comes first. */
  places: readonly (readonly number[])[];
  /** How many words may lie between the first and the last one that fill it, both counted. */
  reach: number;
}

export interface ConceptIndex {
  /** How many roots the phrasings have; each has a number. */
  roots: number;
  /** For each word of a text, the numbers of its roots; most words have none, and so do words that do not count. */
  familiesOf(words: SentenceLemmas): Family[];
  /** The numbers of the phrasings whose rarest place this root fills. */
  phrasingsBy(root: number): ArrayLike<number>;
  /** Marks (1) the roots that fill the rarest place of a phrasing of these concepts. */
  markRarest(concepts: Iterable<number>): Uint8Array;
  conceptOf(phrasing: number): number;
  /** The numbers of a concept's phrasings: from the first to before the second. */
  phrasingsOf(concept: number): [from: number, to: number];
  /** Whether every place of a phrasing is filled by a root whose entry in `seenIn` is `now`. */
  isFilled(phrasing: number, seenIn: ArrayLike<number>, now: number): boolean;
  patternOf(phrasing: number): Pattern;
  /** The numbers of the roots in a concept's phrasings, each once, in their order. */
  rootsOf(concept: number): Set<number>;
  /** Every root of any phrasing, in the order of their numbers. */
  rootNames(): readonly string[];
  hasRoot(root: string): boolean;
}

export type Family = readonly number[];

const none: Family = [];

/** Words that may come between those of a phrasing: "drew arterial and capillary blood from newborns". */
const slack = 5;

/** Where the first place of a phrasing begins, after the number of its places. */
const firstPlace = 1;

/**
 * Indexes phrasings by their rarest place.
 *
 * @param wordRoots of the language of the concepts
 */
export function indexPhrasings(
  { roots, numbers, starts, concepts }: FlatPhrasings,
  wordRoots: WordRoots,
): ConceptIndex {
  const numberOf = new Map(roots.map((root, number) => [root, number]));
  const { phrasingsOf, offsets } = indexByRarest(numbers, starts, numberOf.size);
  return {
    roots: numberOf.size,
    familiesOf: createFamilies(numberOf, wordRoots),
    phrasingsBy: (root) => phrasingsOf.subarray(offsets[root], offsets[root + 1]),
    markRarest(wanted) {
      const marks = new Uint8Array(numberOf.size);
      for (const concept of wanted) {
        for (let at = firstOf(concepts, concept); concepts[at] === concept; at += 1)
          visitRarest(numbers, starts[at] ?? 0, (root) => {
            marks[root] = 1;
          });
      }
      return marks;
    },
    conceptOf: (phrasing) => concepts[phrasing] ?? 0,
    phrasingsOf: (concept) => [firstOf(concepts, concept), firstOf(concepts, concept + 1)],
    isFilled: (phrasing, seenIn, now) => isFilled(numbers, starts[phrasing] ?? 0, seenIn, now),
    patternOf(phrasing) {
      const places = placesAt(numbers, starts[phrasing] ?? 0);
      return { concept: concepts[phrasing] ?? 0, places, reach: places.length + slack };
    },
    rootsOf(concept) {
      const own = new Set<number>();
      for (let at = firstOf(concepts, concept); concepts[at] === concept; at += 1)
        visitRoots(numbers, starts[at] ?? 0, (root) => own.add(root));
      return own;
    },
    rootNames: () => roots,
    hasRoot: (root) => numberOf.has(root),
  };
}

/** The phrasings of each root: those of root r are at `offsets[r]` to before `offsets[r + 1]`. */
function indexByRarest(numbers: Uint16Array, starts: Uint32Array, roots: number) {
  const offsets = new Uint32Array(roots + 1);
  const forRarest = (visit: (root: number, phrasing: number) => void) => {
    for (const [phrasing, start] of starts.entries()) visitRarest(numbers, start, (root) => visit(root, phrasing));
  };
  forRarest((root) => {
    offsets[root + 1] = (offsets[root + 1] ?? 0) + 1;
  });
  for (let root = 0; root < roots; root += 1) offsets[root + 1] = (offsets[root + 1] ?? 0) + (offsets[root] ?? 0);
  const next = offsets.slice();
  const phrasingsOf = new Uint32Array(offsets[roots] ?? 0);
  forRarest((root, phrasing) => {
    const at = next[root] ?? 0;
    phrasingsOf[at] = phrasing;
    next[root] = at + 1;
  });
  return { phrasingsOf, offsets };
}

/** Visits the roots that fill the first place, the rarest, of the phrasing that begins at `start`. */
function visitRarest(numbers: Uint16Array, start: number, visit: (root: number) => void): void {
  const first = start + firstPlace + 1;
  const last = first + (numbers[first - 1] ?? 0);
  for (let at = first; at < last; at += 1) visit(numbers[at] ?? 0);
}

/** Visits the roots of all places of the phrasing that begins at `start`. */
function visitRoots(numbers: Uint16Array, start: number, visit: (root: number) => void): void {
  let at = start + firstPlace;
  for (let place = 0; place < (numbers[start] ?? 0); place += 1) {
    const end = at + 1 + (numbers[at] ?? 0);
    for (at += 1; at < end; at += 1) visit(numbers[at] ?? 0);
  }
}

function isFilled(numbers: Uint16Array, start: number, seenIn: ArrayLike<number>, now: number): boolean {
  const places = numbers[start] ?? 0;
  let at = start + firstPlace;
  for (let place = 0; place < places; place += 1) {
    const end = at + 1 + (numbers[at] ?? 0);
    let filled = false;
    for (at += 1; at < end && !filled; at += 1) filled = seenIn[numbers[at] ?? 0] === now;
    if (!filled) return false;
    at = end;
  }
  return true;
}

function placesAt(numbers: Uint16Array, start: number): number[][] {
  const places: number[][] = [];
  let at = start + firstPlace;
  for (let place = 0; place < (numbers[start] ?? 0); place += 1) {
    const end = at + 1 + (numbers[at] ?? 0);
    places.push([...numbers.subarray(at + 1, end)]);
    at = end;
  }
  return places;
}

/** How many words are remembered: those of about a hundred texts, and fewer where few are listed. Then the memory is cleared, so that it stays small. */
const remembering = { most: 20_000, perRoot: 2 } as const;

function createFamilies(numberOf: ReadonlyMap<string, number>, { rootsIn, rootsApart }: WordRoots) {
  const isListed = (root: string) => numberOf.has(root);
  const numbersOf = (roots: readonly string[]): Family => roots.flatMap((root) => numberOf.get(root) ?? []);
  const known = new Map<string, Family>();
  const mostWords = Math.min(remembering.most, remembering.perRoot * numberOf.size);
  const familyOf = (lemma: string): Family => {
    const remembered = known.get(lemma);
    if (remembered) return remembered;
    if (known.size >= mostWords) known.clear();
    const family = numbersOf(rootsIn(lemma, isListed));
    known.set(lemma, family);
    return family;
  };
  return (words: SentenceLemmas): Family[] => {
    const { distinct, numbers } = numberLemmas(words.lemmas);
    const ofLemma = distinct.map(familyOf);
    const families: Family[] = new Array(words.lemmas.length);
    for (let word = 0; word < families.length; word += 1)
      families[word] = (words.counts(word) ? ofLemma[numbers[word] ?? 0] : undefined) ?? none;
    for (const { at, root } of rootsApart?.(words, isListed) ?? [])
      families[at] = [...(families[at] ?? none), ...numbersOf([root])];
    return families;
  };
}

/** The different words of a text, and which of them each of its words is: a text is held against a dozen lists, and most words come again. */
const numberLemmas = onceFor((lemmas: readonly string[]) => {
  const numberOf = new Map<string, number>();
  const numbers = new Uint32Array(lemmas.length);
  for (const [word, lemma] of lemmas.entries()) {
    const number = numberOf.get(lemma) ?? numberOf.size;
    if (number === numberOf.size) numberOf.set(lemma, number);
    numbers[word] = number;
  }
  return { distinct: [...numberOf.keys()], numbers };
});
