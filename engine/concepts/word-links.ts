import { rememberWords } from '../text/cache/remember-words.ts';
import { type KnownRoots, type OwnRoots, rootsOf } from './known-roots.ts';
import type { NameList } from './name-list.ts';

/** The words of resumes that stand for a posting's word, as numbers of their roots, and how strongly each does, up to `most`. */
export interface Links {
  roots: Uint16Array;
  strengths: Float64Array;
}

/** What goes with each word of a posting. Words are numbers, because a text's words are held against hundreds of links each. */
export interface WordLinks {
  /** How many roots have a number. */
  size: number;
  /** The number of a root; undefined for one that nothing is linked with. */
  numberOf(root: string): number | undefined;
  linksOf(root: string): Links;
  /** How rare a root is among the concepts, 0 to 1; 1 for one that none has. */
  rarityOf(root: string): number;
}

/** Every chosen number of links. */
const linking = {
  /** Words that go together hardly more than by chance are no link. */
  least: 0.3,
  /** No other word is the word itself. */
  most: 0.8,
  /** A word in the names of more concepts than this ("management") goes with everything. */
  mostConcepts: 100,
} as const;

/** How many words' links are remembered: each may have a few hundred. */
const mostRemembered = 4000;

/** What is this much weaker is so whichever way its logarithm is rounded. */
const belowRounding = 1 - 1e-9;

const nothing = new Uint16Array();
const none: Links = { roots: new Uint16Array(), strengths: new Float64Array() };

/** The roots of phrasings: names of all, and for each concept the numbers of those that its names have not. */
export interface PhrasingRoots extends Pick<KnownRoots, 'roots'> {
  own: OwnRoots;
}

/**
 * What the lists of concepts say about words: a word of a concept's names is linked with every word of its phrasings and names, the more
 * the less often both occur apart (normalised pointwise mutual information over concepts). "Sterilise" goes with "autoclave", "nappy"
 * with "potty", also where no concept fits the posting's own term.
 */
export function indexWordLinks(list: NameList, phrasings: PhrasingRoots, concepts: number): WordLinks {
  const { numberOf, clusters, offsets, counts } = gatherClusters(list, phrasings, concepts);
  const conceptsNaming = byRoot(list);
  /** In how many of the concepts at hand each root is: empty between two words. */
  const together = new Uint16Array(numberOf.size);
  /** By a count of concepts, how much rarer than all of them that is: a logarithm for each link would take longest. */
  const rarerBy = Float64Array.from({ length: Math.max(0, ...counts) + 1 }, (_, count) =>
    Math.log(concepts / Math.max(1, count)),
  );
  /** How much oftener than by chance two words are together if their link is just too weak: without a logarithm most are left out. */
  const weakest = rarerBy.map((rarer) => Math.exp(linking.least * rarer) * belowRounding);
  /** The roots met, and after them those that are linked, with their strengths. */
  const met = new Uint16Array(numberOf.size);
  const strengths = new Float64Array(numberOf.size);
  const linksOf = rememberWords((root): Links => {
    const number = list.numberOf.get(root);
    const naming = number === undefined ? nothing : conceptsNaming(number);
    if (naming.length === 0 || naming.length > linking.mostConcepts) return none;
    let size = 0;
    for (const concept of naming) {
      const end = offsets[concept + 1] ?? 0;
      for (let at = offsets[concept] ?? 0; at < end; at += 1) {
        const other = clusters[at] ?? 0;
        const count = together[other] ?? 0;
        if (count === 0) {
          met[size] = other;
          size += 1;
        }
        together[other] = count + 1;
      }
    }
    let linked = 0;
    for (let at = 0; at < size; at += 1) {
      const other = met[at] ?? 0;
      const count = together[other] ?? 0;
      together[other] = 0;
      if (other === number) continue;
      const lift = (count * concepts) / (naming.length * (counts[other] ?? 1));
      if (lift < (weakest[count] ?? 0)) continue;
      const strength = Math.log(lift) / (rarerBy[count] ?? 1);
      if (strength <= linking.least) continue;
      met[linked] = other;
      strengths[linked] = Math.min(linking.most, strength);
      linked += 1;
    }
    return { roots: met.slice(0, linked), strengths: strengths.slice(0, linked) };
  }, mostRemembered);
  const rarityOf = (root: string) => {
    const number = numberOf.get(root);
    const count = number === undefined ? 1 : (counts[number] ?? 1);
    return (rarerBy[count] ?? 1) / (rarerBy[1] ?? 1);
  };
  return { size: numberOf.size, numberOf: (root) => numberOf.get(root), linksOf, rarityOf };
}

/** The concepts that have a root in a name, each once, by the root's number: one flat list, because most of many small ones is not numbers. */
function byRoot({ roots, words, starts, concepts }: NameList): (root: number) => Uint16Array {
  const visitNamed = (visit: (root: number, concept: number) => void) => {
    /** The last concept of each root, one more than its number. */
    const last = new Uint16Array(roots.length);
    for (const [name, concept] of concepts.entries()) {
      for (let at = starts[name] ?? 0; at < (starts[name + 1] ?? 0); at += 1) {
        const root = words[at] ?? 0;
        if (last[root] === concept + 1) continue;
        last[root] = concept + 1;
        visit(root, concept);
      }
    }
  };
  const offsets = new Uint32Array(roots.length + 1);
  visitNamed((root) => {
    offsets[root + 1] = (offsets[root + 1] ?? 0) + 1;
  });
  for (let root = 0; root < roots.length; root += 1)
    offsets[root + 1] = (offsets[root + 1] ?? 0) + (offsets[root] ?? 0);
  const naming = new Uint16Array(offsets[roots.length] ?? 0);
  const next = offsets.slice();
  visitNamed((root, concept) => {
    const at = next[root] ?? 0;
    naming[at] = concept;
    next[root] = at + 1;
  });
  return (root) => naming.subarray(offsets[root], offsets[root + 1]);
}

/** For each concept the numbers of all roots in its names and phrasings, each once, and in how many concepts each root is. */
function gatherClusters(list: NameList, { roots: names, own }: PhrasingRoots, concepts: number) {
  const numberOf = new Map(list.numberOf);
  /** The numbers of the roots of phrasings, one more than they are, each looked up once. */
  const numbers = new Uint16Array(names.length);
  const numberFor = (root: number) => {
    const known = numbers[root] ?? 0;
    if (known > 0) return known - 1;
    const name = names[root] ?? '';
    const number = numberOf.get(name) ?? numberOf.size;
    numberOf.set(name, number);
    numbers[root] = number + 1;
    return number;
  };
  const most = names.length + numberOf.size;
  /** The last concept that has each root, one more than it is. */
  const last = new Uint16Array(most);
  const counts = new Uint16Array(most);
  const offsets = new Uint32Array(concepts + 1);
  const clusters = new Uint16Array(list.words.length + own.numbers.length);
  let at = 0;
  let name = 0;
  for (let concept = 0; concept < concepts; concept += 1) {
    const add = (root: number) => {
      if (last[root] === concept + 1) return;
      last[root] = concept + 1;
      counts[root] = (counts[root] ?? 0) + 1;
      clusters[at] = root;
      at += 1;
    };
    for (; list.concepts[name] === concept; name += 1)
      for (const root of list.words.subarray(list.starts[name], list.starts[name + 1])) add(root);
    for (const root of rootsOf(own, concept)) add(numberFor(root));
    offsets[concept + 1] = at;
  }
  return { numberOf, clusters: clusters.slice(0, at), offsets, counts: counts.slice(0, numberOf.size) };
}
