import { isFillWord } from '../../engine/text/fill-words.ts';
import type { WordRoots } from '../../engine/text/roots/word-roots.ts';
import { tokenise } from '../../engine/text/tokenise.ts';
import { allNames, type Concept } from './read-concept.ts';

/** From this cosine of their words on, what shows one concept shows the other: below it neighbours of one trade begin. */
const leastAlike = 0.4;
/** Names say more of what a concept is than any one of its phrasings. */
const weightOfNames = 1.5;

/**
 * For each further concept the first ones that are about the same: their names and phrasings have the same words, the rarer the better.
 * Postings ask for "monitoring of anaesthesia", and "ran the sevo for forty dentals" is told under "anaesthesia nursing in practice".
 */
export function findKin(
  first: readonly Concept[],
  further: readonly Concept[],
  { rootOf, familyOf }: WordRoots,
): number[][] {
  const familiesIn = (text: string) =>
    tokenise(text)
      .filter(({ lemma }) => !isFillWord(lemma))
      .map(({ lemma }) => familyOf(rootOf(lemma)));
  const countWords = (concept: Concept) => {
    const counts = new Map<string, number>();
    for (const family of concept.phrasings.flat(2).flatMap(familiesIn))
      counts.set(family, (counts.get(family) ?? 0) + 1);
    return { counts, named: new Set(allNames(concept).flatMap(familiesIn)) };
  };
  const known = first.map(countWords);
  const having = new Map<string, number>();
  for (const { counts, named } of known)
    for (const family of new Set([...counts.keys(), ...named])) having.set(family, (having.get(family) ?? 0) + 1);
  const rarity = (family: string) => Math.log(first.length / (1 + (having.get(family) ?? 0)));
  const weigh = ({ counts, named }: ReturnType<typeof countWords>) => {
    const weights = new Map([...counts].map(([family, count]) => [family, Math.sqrt(count) * rarity(family)]));
    for (const family of named) weights.set(family, (weights.get(family) ?? 0) + weightOfNames * rarity(family));
    const length = Math.hypot(...weights.values()) || 1;
    return new Map([...weights].map(([family, weight]) => [family, weight / length]));
  };
  const firstWeights = known.map(weigh);
  const withWord = new Map<string, { concept: number; weight: number }[]>();
  for (const [concept, weights] of firstWeights.entries()) {
    if (first[concept]?.kind !== 'skill') continue;
    for (const [family, weight] of weights) {
      const others = withWord.get(family);
      if (others) others.push({ concept, weight });
      else withWord.set(family, [{ concept, weight }]);
    }
  }
  return further.map((each) => {
    if (each.kind !== 'skill') return [];
    const cosines = new Map<number, number>();
    for (const [family, own] of weigh(countWords(each)))
      for (const { concept, weight } of withWord.get(family) ?? [])
        cosines.set(concept, (cosines.get(concept) ?? 0) + own * weight);
    return [...cosines]
      .filter(([, cosine]) => cosine >= leastAlike)
      .map(([concept]) => concept)
      .sort((a, b) => a - b);
  });
}
