import type { ConceptPlace, SentenceWords } from './find-concepts.ts';

/** What a word of a text says for one concept. */
export interface Said {
  concept: number;
  root: string;
  weight: number;
}

const chosen = {
  /** A sentence shows what it has most words of, and what it has nearly as many of: the rest are the same words again. */
  nearly: 0.7,
  /** Text without full stops is read in stretches of this many words, of which the same are not by chance in one. */
  longest: 30,
} as const;

/** What a sentence has said for one concept so far. */
interface Sum {
  weight: number;
  roots: string[];
  from: number;
  to: number;
}

/**
 * Every sentence that shows a concept by words that its phrasings have, though it has all of none: "rode the Taski and buffed the lobby"
 * has words of two phrasings of floor care. Linear in the text's length.
 *
 * @param saidBy what each word says, given as a lemma
 * @param enough the sum of weights from which on a sentence shows a concept
 */
export function findWorded(
  saidBy: ReadonlyMap<string, readonly Said[]>,
  { lemmas, sentenceOf, counts }: SentenceWords,
  enough: number,
): ConceptPlace[] {
  const found: ConceptPlace[] = [];
  for (let from = 0, to = 0; from < lemmas.length; from = to) {
    // Many sentences say nothing that is looked for.
    let sums: Map<number, Sum> | undefined;
    // Words without a lemma belong to the one before: they make a stretch no longer.
    let length = 0;
    for (to = from; to < lemmas.length && length < chosen.longest && sentenceOf[to] === sentenceOf[from]; to += 1) {
      if (lemmas[to] !== '') length += 1;
      const all = counts(to) ? saidBy.get(lemmas[to] ?? '') : undefined;
      if (all === undefined) continue;
      sums ??= new Map();
      for (const said of all) add(sums, said, to);
    }
    if (sums === undefined) continue;
    let most = 0;
    for (const { weight } of sums.values()) most = Math.max(most, weight);
    for (const [concept, sum] of sums)
      if (sum.weight >= Math.max(enough, chosen.nearly * most) && sum.roots.length > 1)
        found.push({ concept, from: sum.from, to: sum.to });
  }
  return found;
}

function add(sums: Map<number, Sum>, { concept, root, weight }: Said, at: number): void {
  const sum = sums.get(concept);
  if (sum === undefined) {
    sums.set(concept, { weight, roots: [root], from: at, to: at + 1 });
    return;
  }
  // A word said twice, or another root of the same word, says nothing more.
  if (sum.roots.includes(root) || sum.to === at + 1) return;
  sum.roots.push(root);
  sum.weight += weight;
  sum.to = at + 1;
}
