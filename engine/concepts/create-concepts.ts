import type { WordRoots } from '../text/roots/word-roots.ts';
import { type FindAlike, indexAlikeNames } from './alike-names.ts';
import { type ConceptIndex, indexPhrasings } from './concept-index.ts';
import type { ConceptLanguage } from './concept-language.ts';
import { type ConceptNames, indexNames } from './concept-names.ts';
import { readConceptWords, type WordsOfConcepts } from './concept-words.ts';
import { readOwnRoots, rootsOfNames, withPhrasingRoots } from './known-roots.ts';
import { readNameList, withoutConcepts } from './name-list.ts';
import { type PackedConcepts, type PackedPhrasings, unpackNames } from './packed-concepts.ts';
import { unpack, unpackLarge } from './packed-numbers.ts';
import { readPhrasings } from './read-phrasings.ts';
import { indexWordLinks, type WordLinks } from './word-links.ts';

/** All that the engine knows of how things are said in one language. */
export interface LanguageConcepts {
  /** The phrasings that are loaded. */
  index: ConceptIndex;
  /** The chunks whose phrasings are looked for, by number: those that are loaded, or fewer. */
  chunks: ReadonlySet<number>;
  names: ConceptNames;
  findAlike: FindAlike;
  /** Made when first asked for. */
  wordLinks(): WordLinks;
  /** Made when first asked for. */
  conceptWords(): WordsOfConcepts;
  roots: WordRoots;
  /** The chunk that has the phrasings of a concept, by number; undefined for one that only its names show. */
  chunkOf(concept: number): number | undefined;
  /** Whether a concept is one of the further ones, which are in no link between words. */
  isFurther(concept: number): boolean;
  /** The further concepts that are about the same as one of the first. */
  kinOf(concept: number): readonly number[];
}

/** How things are said, for each language that is loaded. */
export type Concepts = Readonly<Partial<Record<ConceptLanguage, LanguageConcepts>>>;

/** A language's concepts with the phrasings of some chunks, by the chunks' numbers, which rise. */
export type WithPhrasings = (chunks: ReadonlyMap<number, PackedPhrasings>) => LanguageConcepts;

/** The concepts of a language, from its compiled lists and the way its words are reduced to their roots. */
export function createConcepts(packed: PackedConcepts, roots: WordRoots): WithPhrasings {
  const written = unpackNames(packed);
  const names = indexNames(written, roots);
  const own = readOwnRoots(packed);
  const known = withPhrasingRoots(rootsOfNames(written, roots), packed, own);
  const chunkNumbers = unpack(packed.chunks);
  const isFurther = (concept: number) => concept >= packed.first;
  const kin = readKin(packed);
  const list = once(() => readNameList(written, roots));
  // Names of further concepts make no other name less like, and say less of what goes with their words.
  const first = once(() => withoutConcepts(list(), isFurther));
  const alikeFirst = once(() => indexAlikeNames(first(), roots));
  const alikeOthers = once(() =>
    indexAlikeNames(
      withoutConcepts(list(), (concept) => !isFurther(concept)),
      roots,
    ),
  );
  const wordLinks = once(() => indexWordLinks(first(), { roots: known.roots, own }, packed.first));
  const conceptWords = once(() => readConceptWords(list(), roots, (root) => wordLinks().rarityOf(root)));
  return (chunks) => ({
    index: indexPhrasings(readPhrasings([...chunks.values()], known), roots),
    chunks: new Set(chunks.keys()),
    ...{ names, roots, wordLinks, conceptWords, isFurther },
    findAlike: (lemmas) => [...alikeFirst()(lemmas), ...alikeOthers()(lemmas)],
    chunkOf: (concept) => (chunkNumbers[concept] ? chunkNumbers[concept] - 1 : undefined),
    kinOf: (concept) => kin.get(concept) ?? [],
  });
}

/** The further concepts of each of the first, which are told the other way round. */
function readKin({ kinCounts, kin, first }: PackedConcepts): Map<number, number[]> {
  const steps = unpackLarge(kin);
  const read = new Map<number, number[]>();
  let at = 0;
  for (const [place, count] of unpack(kinCounts).entries()) {
    let concept = 0;
    for (const end = at + count; at < end; at += 1) {
      concept += steps[at] ?? 0;
      const known = read.get(concept);
      if (known) known.push(first + place);
      else read.set(concept, [first + place]);
    }
  }
  return read;
}

/** Made when first needed, so that loading takes no longer. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
