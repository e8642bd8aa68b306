import { onceFor } from '../text/cache/once-for.ts';
import { rememberWords } from '../text/cache/remember-words.ts';
import type { WordRoots } from '../text/roots/word-roots.ts';
import type { ConceptIndex } from './concept-index.ts';
import { firstOf } from './first-of.ts';
import type { NameList } from './name-list.ts';

/**
 * The roots of a concept's names and phrasings, three numbers each: the root's, how much it says for the concept (the more, the fewer
 * concepts have it, and the fewer words this one has), and 1 if a name has it. A resume is held against those of a hundred concepts.
 */
export type ConceptWords = Float64Array;

export const numbersOfAWord = 3;

export interface WordsOfConcepts {
  /** Every word of a concept whose phrasings are loaded; none for licences and tools, which only their names show. */
  wordsOf(concept: number, index: ConceptIndex): ConceptWords;
  /** How many roots have a number so far: those of the concepts that were asked for. */
  size(): number;
  numberOf(root: string): number | undefined;
  rootOf(number: number): string;
  /** The roots of a text's word that concepts have. */
  rootsIn(lemma: string, index: ConceptIndex): readonly string[];
}

const chosen = {
  /** A concept of this many words has words of the usual weight: of a hundred words anybody uses some by chance. */
  usual: 40,
} as const;

/** How many concepts' words are remembered: those of the last few postings. Each has some fifty. */
const mostRemembered = 1_500;

/** How many words of texts are remembered. Every piece of a word may be a root, and to look for a new piece takes longest. */
const mostWords = 4_000;

const none: ConceptWords = new Float64Array();

/** @param rarityOf how rare a root is among all concepts, 0 to 1 */
export function readConceptWords(
  list: NameList,
  { rootsIn }: Pick<WordRoots, 'rootsIn'>,
  rarityOf: (root: string) => number,
): WordsOfConcepts {
  const numbers = new Map<string, number>();
  const roots: string[] = [];
  const numberFor = (root: string) => {
    const number = numbers.get(root) ?? roots.push(root) - 1;
    numbers.set(root, number);
    return number;
  };
  const known = new Map<number, ConceptWords>();
  const read = (concept: number, index: ConceptIndex): ConceptWords => {
    const names = index.rootNames();
    const phrased = Array.from(index.rootsOf(concept), (root) => names[root] ?? '');
    const share = (2 * chosen.usual) / (chosen.usual + phrased.length);
    const named = rootsOfNames(list, concept);
    const own = new Set([...phrased, ...named]);
    const words = new Float64Array(own.size * numbersOfAWord);
    let at = 0;
    for (const root of own) {
      words[at] = numberFor(root);
      words[at + 1] = rarityOf(root) * share;
      words[at + 2] = named.has(root) ? 1 : 0;
      at += numbersOfAWord;
    }
    return words;
  };
  const rootsOf = onceFor((index: ConceptIndex) => {
    const isListed = (root: string) => list.numberOf.has(root) || index.hasRoot(root);
    return rememberWords((lemma): readonly string[] => rootsIn(lemma, isListed), mostWords);
  });
  return {
    wordsOf(concept, index) {
      const remembered = known.get(concept);
      if (remembered) return remembered;
      if (!isIn(index, concept)) return none;
      if (known.size >= mostRemembered) known.clear();
      const words = read(concept, index);
      known.set(concept, words);
      return words;
    },
    size: () => roots.length,
    numberOf: (root) => numbers.get(root),
    rootOf: (number) => roots[number] ?? '',
    rootsIn: (lemma, index) => rootsOf(index)(lemma),
  };
}

function isIn(index: ConceptIndex, concept: number): boolean {
  const [from, to] = index.phrasingsOf(concept);
  return to > from;
}

function rootsOfNames({ roots, words, starts, concepts }: NameList, concept: number): Set<string> {
  const named = new Set<string>();
  for (let name = firstOf(concepts, concept); concepts[name] === concept; name += 1)
    for (const root of words.subarray(starts[name], starts[name + 1])) named.add(roots[root] ?? '');
  return named;
}
