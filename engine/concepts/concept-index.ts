import type { SentenceLemmas, WordRoots } from '../text/word-roots.ts';
import { type PackedConcepts, unpack } from './packed-concepts.ts';

/** One phrasing, its words as numbers of roots. */
export interface Pattern {
  /** Number of its concept. */
  concept: number;
  /** Places to fill, each by one of these roots; the rarest place first. */
  places: readonly (readonly number[])[];
  /** Most words from the first to the last of a sentence that proves it. */
  reach: number;
}

export interface ConceptIndex {
  /** How many roots the phrasings hold; each has a number. */
  roots: number;
  /** For each word of a text the numbers of the roots that it is of; none for most words, and for those that do not count. */
  familiesOf(words: SentenceLemmas): Family[];
  /** Numbers of the phrasings whose rarest place this root fills. */
  phrasingsBy(root: number): ArrayLike<number>;
  conceptOf(phrasing: number): number;
  /** Whether each place of a phrasing is filled by a root that stands at `now` in `seenIn`, by number of root. */
  isFilled(phrasing: number, seenIn: ArrayLike<number>, now: number): boolean;
  patternOf(phrasing: number): Pattern;
}

export type Family = readonly number[];

const none: Family = [];

/** Words that may stand between those of a phrasing: "drew arterial and capillary blood from newborns". */
const slack = 5;

/** Where the first place of a phrasing begins, after the number of its places. */
const firstPlace = 1;

/**
 * Indexes phrasings by their rarest place. They stay the flat list of numbers they are loaded as: sixty thousand small
 * arrays would take a browser most of a second to make.
 *
 * @param wordRoots of the language of the concepts
 */
export function indexPhrasings(
  { roots, phrasings }: Pick<PackedConcepts, 'roots' | 'phrasings'>,
  wordRoots: WordRoots,
): ConceptIndex {
  const numberOf = new Map(roots.split(' ').map((root, number) => [root, number]));
  const { numbers, starts, concepts } = readStarts(unpack(phrasings));
  const { phrasingsOf, offsets } = indexByRarest(numbers, starts, numberOf.size);
  return {
    roots: numberOf.size,
    familiesOf: createFamilies(numberOf, wordRoots),
    phrasingsBy: (root) => phrasingsOf.subarray(offsets[root], offsets[root + 1]),
    conceptOf: (phrasing) => concepts[phrasing] ?? 0,
    isFilled: (phrasing, seenIn, now) => isFilled(numbers, starts[phrasing] ?? 0, seenIn, now),
    patternOf(phrasing) {
      const places = placesAt(numbers, starts[phrasing] ?? 0);
      return { concept: concepts[phrasing] ?? 0, places, reach: places.length + slack };
    },
  };
}

/** Where each phrasing's places begin, and its concept. Steps from root to root become the roots themselves. */
function readStarts(numbers: Uint16Array) {
  const starts: number[] = [];
  const concepts: number[] = [];
  let concept = 0;
  for (let at = 0; at < numbers.length; ) {
    concept += numbers[at] ?? 0;
    concepts.push(concept);
    starts.push(at + 1);
    const places = numbers[at + 1] ?? 0;
    at += 1 + firstPlace;
    for (let place = 0; place < places; place += 1) {
      const end = at + 1 + (numbers[at] ?? 0);
      for (let root = at + 2; root < end; root += 1) numbers[root] = (numbers[root] ?? 0) + (numbers[root - 1] ?? 0);
      at = end;
    }
  }
  return { numbers, starts: Uint32Array.from(starts), concepts: Uint16Array.from(concepts) };
}

/** The phrasings of each root: those of root r stand from `offsets[r]` to before `offsets[r + 1]`. */
function indexByRarest(numbers: Uint16Array, starts: Uint32Array, roots: number) {
  const offsets = new Uint32Array(roots + 1);
  const forRarest = (visit: (root: number, phrasing: number) => void) => {
    for (const [phrasing, start] of starts.entries()) {
      const first = start + firstPlace + 1;
      const last = first + (numbers[first - 1] ?? 0);
      for (let at = first; at < last; at += 1) visit(numbers[at] ?? 0, phrasing);
    }
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

/** So many words are remembered: those of some hundred texts. Then it begins anew, so that it never outgrows them. */
const mostWords = 20_000;

function createFamilies(numberOf: ReadonlyMap<string, number>, { rootsIn, rootsApart }: WordRoots) {
  const isListed = (root: string) => numberOf.has(root);
  const numbersOf = (roots: readonly string[]): Family => roots.flatMap((root) => numberOf.get(root) ?? []);
  const known = new Map<string, Family>();
  const familyOf = (lemma: string): Family => {
    const remembered = known.get(lemma);
    if (remembered) return remembered;
    if (known.size === mostWords) known.clear();
    const family = numbersOf(rootsIn(lemma, isListed));
    known.set(lemma, family);
    return family;
  };
  return (words: SentenceLemmas): Family[] => {
    const families = words.lemmas.map((lemma, word) => (words.counts(word) ? familyOf(lemma) : none));
    for (const { at, root } of rootsApart?.(words, isListed) ?? [])
      families[at] = [...(families[at] ?? none), ...numbersOf([root])];
    return families;
  };
}
