import { isFillWord } from '../text/fill-words.ts';
import type { WordRoots } from '../text/roots/word-roots.ts';
import type { NameList } from './name-list.ts';

/** A concept with a name much like the words asked for. */
export interface AlikeConcept {
  concept: number;
  /** The weight of the words that both have, as a share of all words of both; 1 when only order and endings differ. */
  likeness: number;
}

/** The concepts whose names are most like these words, given as lemmas; most alike first. */
export type FindAlike = (lemmas: readonly string[]) => AlikeConcept[];

/** Names that share less than this are about something else ("brush cutting" for "brushing", .59). */
const enough = 0.6;
/** A word of many names asks for the most alike only. */
const most = 4;
/** One word is only found as it is written: "server" is not "serving", and "automation" is part of many names. */
const fewestWords = 2;

/**
 * Finds names by most of their words, in any order and with any ending: "counselling patients" is "patient counselling",
 * "expiry dates" much like "expiry date checks". A word weighs the more the fewer names have it.
 */
export function indexAlikeNames(list: NameList, { rootOf, nameWord, familyOf }: WordRoots): FindAlike {
  const families = numberFamilies(list, familyOf);
  const { weights, offsets, namesOf } = indexByRoot(list);
  const totals = new Float32Array(list.concepts.length);
  for (let name = 0; name < totals.length; name += 1) {
    let sum = 0;
    for (let own = list.starts[name] ?? 0; own < (list.starts[name + 1] ?? 0); own += 1)
      sum += weights[list.words[own] ?? 0] ?? 0;
    totals[name] = sum;
  }
  /** Marks the roots asked for; empty between two calls. */
  const isWanted = new Uint8Array(list.roots.length);
  return (lemmas) => {
    const roots = [...new Set(lemmas.filter((lemma) => !isFillWord(lemma)).map((lemma) => rootOf(nameWord(lemma))))];
    if (roots.length < fewestWords) return [];
    const same = families.conceptsOf(roots);
    if (same.length > 0) return same.map((concept) => ({ concept, likeness: 1 }));
    const weightOf = (root: number | undefined) => (root === undefined ? 1 : (weights[root] ?? 0));
    const wanted = roots.map((root) => list.numberOf.get(root)).sort((a, b) => weightOf(b) - weightOf(a));
    const total = wanted.reduce<number>((sum, root) => sum + weightOf(root), 0);
    for (const root of wanted) if (root !== undefined) isWanted[root] = 1;
    const best = new Map<number, number>();
    // A name that is alike enough has one of the rarest words: only their names are looked at.
    for (let at = 0, left = total; left >= enough * total; at += 1) {
      const root = wanted[at];
      left -= weightOf(root);
      if (root === undefined) continue;
      for (let place = offsets[root] ?? 0; place < (offsets[root + 1] ?? 0); place += 1) {
        const name = namesOf[place] ?? 0;
        let weight = 0;
        for (let own = list.starts[name] ?? 0; own < (list.starts[name + 1] ?? 0); own += 1) {
          const word = list.words[own] ?? 0;
          if (isWanted[word] === 1) weight += weights[word] ?? 0;
        }
        const likeness = weight / (total + (totals[name] ?? 0) - weight);
        const concept = list.concepts[name] ?? 0;
        if (likeness >= enough && likeness > (best.get(concept) ?? 0)) best.set(concept, likeness);
      }
    }
    for (const root of wanted) if (root !== undefined) isWanted[root] = 0;
    return [...best]
      .map(([concept, likeness]) => ({ concept, likeness }))
      .sort((a, b) => b.likeness - a.likeness || a.concept - b.concept)
      .slice(0, most);
  };
}

/** For each root its weight and the names that have it: those of root r are at `offsets[r]` to before `offsets[r + 1]`. */
function indexByRoot({ roots, words, starts, concepts }: NameList) {
  const offsets = new Uint32Array(roots.length + 1);
  for (const root of words) offsets[root + 1] = (offsets[root + 1] ?? 0) + 1;
  const scale = Math.log(concepts.length + 2);
  const weights = Float32Array.from(roots, (_, root) => 1 - Math.log((offsets[root + 1] ?? 0) + 1) / scale);
  for (let root = 0; root < roots.length; root += 1)
    offsets[root + 1] = (offsets[root + 1] ?? 0) + (offsets[root] ?? 0);
  const next = offsets.slice();
  const namesOf = new Uint32Array(words.length);
  for (let name = 0; name < concepts.length; name += 1) {
    for (let at = starts[name] ?? 0; at < (starts[name + 1] ?? 0); at += 1) {
      const root = words[at] ?? 0;
      namesOf[next[root] ?? 0] = name;
      next[root] = (next[root] ?? 0) + 1;
    }
  }
  return { weights, offsets, namesOf };
}

/**
 * Names by the sum of the hashes of their words' families, which no order changes. A table with linear probing: a map of twenty-five thousand
 * small arrays takes ten times the memory.
 */
function numberFamilies(list: NameList, familyOf: (root: string) => string) {
  const hashes = new Uint32Array(list.roots.length);
  for (const root of list.words) if (hashes[root] === 0) hashes[root] = hash(familyOf(list.roots[root] ?? ''));
  const places = placesFor(list.concepts.length);
  const sums = new Uint32Array(places);
  /** One more than the concept; 0 where nothing is. The concepts of a sum follow each other in their order. */
  const concepts = new Uint16Array(places);
  for (let name = 0; name < list.concepts.length; name += 1) {
    const concept = list.concepts[name] ?? 0;
    const from = list.starts[name] ?? 0;
    const to = list.starts[name + 1] ?? 0;
    if (to - from < fewestWords) continue;
    let sum = 0;
    for (let own = from; own < to; own += 1) sum = (sum + (hashes[list.words[own] ?? 0] ?? 0)) >>> 0;
    let at = sum & (places - 1);
    while (concepts[at] !== 0 && !(sums[at] === sum && concepts[at] === concept + 1)) at = (at + 1) & (places - 1);
    sums[at] = sum;
    concepts[at] = concept + 1;
  }
  return {
    conceptsOf(roots: readonly string[]): number[] {
      const sum = roots.reduce((total, root) => (total + hash(familyOf(root))) >>> 0, 0);
      const found: number[] = [];
      for (let at = sum & (places - 1); concepts[at] !== 0; at = (at + 1) & (places - 1))
        if (sums[at] === sum) found.push((concepts[at] ?? 0) - 1);
      return found;
    },
  };
}

/** At least twice as many as there are names, a power of two: some are always empty. */
function placesFor(names: number): number {
  return 2 ** Math.ceil(Math.log2(2 * names + 2));
}

/** A hash of 32 bits (FNV-1a). Two of sixty thousand different names hardly ever share a sum of such. */
function hash(word: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) sum = Math.imul(sum ^ word.charCodeAt(at), 0x01000193) >>> 0;
  return sum;
}
