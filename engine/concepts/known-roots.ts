import type { WordRoots } from '../text/roots/word-roots.ts';
import { nameMarks, type PackedRoots, unpackWords, type WrittenNames } from './packed-concepts.ts';
import { unpack, unpackLarge } from './packed-numbers.ts';

/** The roots that phrasings are told by: all of them by number, and those of each concept. */
export interface KnownRoots {
  roots: readonly string[];
  /** The roots of a concept's names and products, and those that are known of its phrasings, each once. */
  ofConcept(concept: number): number[];
}

/** Numbers the roots of the words of all names, in the order of the words. */
export function rootsOfNames({ words, written }: WrittenNames, { rootOf }: Pick<WordRoots, 'rootOf'>): KnownRoots {
  const numberOf = new Map<string, number>();
  const ofWord = Uint16Array.from(words, (word) => {
    const root = rootOf(word);
    const number = numberOf.get(root) ?? numberOf.size;
    numberOf.set(root, number);
    return number;
  });
  const starts = [0];
  for (const [at, number] of written.entries()) if (nameMarks[number] === '\n') starts.push(at + 1);
  return {
    roots: [...numberOf.keys()],
    ofConcept(concept) {
      const own = written.subarray(starts[concept], starts[concept + 1] ?? written.length);
      const roots = new Set<number>();
      for (const number of own) if (number >= nameMarks.length) roots.add(ofWord[number - nameMarks.length] ?? 0);
      return [...roots];
    },
  };
}

/** Roots that only the phrasings of concepts have: those of the nth concept are at `starts[n]` to before `starts[n + 1]` of `numbers`. */
export interface OwnRoots {
  starts: Uint32Array;
  numbers: Uint16Array;
}

export function readOwnRoots({ ownCounts, own }: Pick<PackedRoots, 'ownCounts' | 'own'>): OwnRoots {
  const counts = unpack(ownCounts);
  const numbers = unpackLarge(own);
  const starts = new Uint32Array(counts.length + 1);
  for (const [concept, count] of counts.entries()) {
    const start = starts[concept] ?? 0;
    starts[concept + 1] = start + count;
    for (let at = start + 1; at < start + count; at += 1) numbers[at] = (numbers[at] ?? 0) + (numbers[at - 1] ?? 0);
  }
  return { starts, numbers };
}

/** The same with what the phrasings of the first concepts have, which are numbered from 0 on. */
export function withPhrasingRoots(known: KnownRoots, { otherRoots }: PackedRoots, own: OwnRoots): KnownRoots {
  return {
    roots: [...known.roots, ...unpackWords(otherRoots)],
    ofConcept: (concept) => [...known.ofConcept(concept), ...rootsOf(own, concept)],
  };
}

/** The roots that the nth concept has. */
export function rootsOf({ starts, numbers }: OwnRoots, at: number): Uint16Array {
  return numbers.subarray(starts[at] ?? numbers.length, starts[at + 1] ?? numbers.length);
}
