import type { ConceptIndex } from './concept-index.ts';
import { firstOf } from './first-of.ts';
import type { NameList } from './name-list.ts';

/** A root of a concept's names or phrasings. */
export interface ConceptWord {
  concept: number;
  root: string;
  /** How much it says for the concept: the more, the fewer concepts have it, and the fewer words this one has. */
  weight: number;
  /** Hardly any other concept has it, so that it may say it alone. */
  isAlone: boolean;
  /** A name has it. */
  isNamed: boolean;
}

/** Every word of a concept whose phrasings are loaded; none for licences and tools, which only their names show. */
export type WordsOfConcept = (concept: number, index: ConceptIndex) => readonly ConceptWord[];

const chosen = {
  /** A concept of this many words has words of the usual weight: of a hundred words anybody uses some by chance. */
  usual: 40,
  /** So rare are words that at most eight of four thousand concepts have. */
  alone: 0.75,
} as const;

/** How many concepts' words are remembered: those of the last few postings. Each has some fifty. */
const mostRemembered = 400;

/** @param rarityOf how rare a root is among all concepts, 0 to 1 */
export function readConceptWords(list: NameList, rarityOf: (root: string) => number): WordsOfConcept {
  const known = new Map<number, readonly ConceptWord[]>();
  const read = (concept: number, index: ConceptIndex): readonly ConceptWord[] => {
    const names = index.rootNames();
    const roots = Array.from(index.rootsOf(concept), (root) => names[root] ?? '');
    const share = (2 * chosen.usual) / (chosen.usual + roots.length);
    const named = rootsOfNames(list, concept);
    return [...new Set([...roots, ...named])].map((root) => {
      const rarity = rarityOf(root);
      return { concept, root, weight: rarity * share, isAlone: rarity > chosen.alone, isNamed: named.has(root) };
    });
  };
  return (concept, index) => {
    const remembered = known.get(concept);
    if (remembered) return remembered;
    if (!isIn(index, concept)) return [];
    if (known.size >= mostRemembered) known.clear();
    const words = read(concept, index);
    known.set(concept, words);
    return words;
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
