import type { WordRoots } from '../text/word-roots.ts';
import { nameMarks, type WrittenNames } from './packed-concepts.ts';

/** The roots that phrasings are told by: all of them by number, and those of each concept's names. */
export interface KnownRoots {
  roots: readonly string[];
  /** The roots of a concept's names and products, each once. */
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

/** The same with further roots, which are numbered behind them. */
export function withRoots(known: KnownRoots, others: readonly string[]): KnownRoots {
  return { ...known, roots: [...known.roots, ...others] };
}
