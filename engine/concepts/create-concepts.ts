import type { WordRoots } from '../text/word-roots.ts';
import { type FindAlike, indexAlikeNames } from './alike-names.ts';
import { type ConceptIndex, indexPhrasings } from './concept-index.ts';
import type { ConceptLanguage } from './concept-language.ts';
import { type ConceptNames, indexNames } from './concept-names.ts';
import { readConceptWords, type WordsOfConcept } from './concept-words.ts';
import { rootsOfNames, withRoots } from './known-roots.ts';
import { readNameList, withoutConcepts } from './name-list.ts';
import { type PackedConcepts, type PackedPhrasings, unpackNames, unpackWords } from './packed-concepts.ts';
import { unpack, unpackLarge } from './packed-numbers.ts';
import { readPhrasings } from './read-phrasings.ts';
import { indexWordLinks, type WordLinks } from './word-links.ts';

/** All that the engine knows of how things are said in one language. */
export interface LanguageConcepts {
  index: ConceptIndex;
  names: ConceptNames;
  findAlike: FindAlike;
  /** Made when first asked for. */
  wordLinks(): WordLinks;
  /** Made when first asked for. */
  wordsOf(): WordsOfConcept;
  roots: WordRoots;
  /** The field of work that has the phrasings of a further concept, by its place in the language's list of fields. */
  fieldOf(concept: number): number | undefined;
  /** The further concepts that are about the same as one of the first. */
  kinOf(concept: number): readonly number[];
  /** The further phrasings of a field of work; none when they are not loaded, because no term asked for its concepts. */
  further: ReadonlyMap<number, ConceptIndex>;
}

/** How things are said, for each language that is loaded. */
export type Concepts = Readonly<Partial<Record<ConceptLanguage, LanguageConcepts>>>;

/** A language's concepts without further phrasings, and how those of a field are read. */
export interface CreatedConcepts {
  concepts: LanguageConcepts;
  readFurther(packed: PackedPhrasings): ConceptIndex;
}

/** The concepts of a language, from its compiled lists and the way its words are reduced to their roots. */
export function createConcepts(packed: PackedConcepts, roots: WordRoots): CreatedConcepts {
  const written = unpackNames(packed);
  const known = rootsOfNames(written, roots);
  const index = indexPhrasings(readPhrasings(packed, known), roots);
  const names = indexNames(written, roots);
  const fields = unpack(packed.fields);
  const firstFurther = names.firstOf.length - 1 - fields.length;
  const fieldOf = (concept: number) => {
    const field = fields[concept - firstFurther] ?? 0;
    return field > 0 ? field - 1 : undefined;
  };
  const isFurther = (concept: number) => fieldOf(concept) !== undefined;
  const kin = readKin(packed, firstFurther);
  const list = once(() => readNameList(written, roots));
  // Names with further phrasings only make no other name less like, and say less of what goes with their words.
  const first = once(() => withoutConcepts(list(), isFurther));
  const alikeFirst = once(() => indexAlikeNames(first(), roots));
  const alikeOthers = once(() =>
    indexAlikeNames(
      withoutConcepts(list(), (concept) => !isFurther(concept)),
      roots,
    ),
  );
  const wordLinks = once(() => indexWordLinks(first(), index, (first().concepts.at(-1) ?? -1) + 1));
  const wordsOf = once(() => readConceptWords(list(), (root) => wordLinks().rarityOf(root)));
  const all = once(() => withRoots(known, unpackWords(packed.otherRoots)));
  return {
    concepts: {
      ...{ index, names, roots, wordLinks, wordsOf },
      findAlike: (lemmas) => [...alikeFirst()(lemmas), ...alikeOthers()(lemmas)],
      fieldOf,
      kinOf: (concept) => kin.get(concept) ?? [],
      further: new Map(),
    },
    readFurther: (further) => indexPhrasings(readPhrasings(further, all()), roots),
  };
}

/** The further concepts of each of the first, which are told the other way round. */
function readKin({ kinCounts, kin }: PackedConcepts, firstFurther: number): Map<number, number[]> {
  const steps = unpackLarge(kin);
  const read = new Map<number, number[]>();
  let at = 0;
  for (const [place, count] of unpack(kinCounts).entries()) {
    let concept = 0;
    for (const end = at + count; at < end; at += 1) {
      concept += steps[at] ?? 0;
      const known = read.get(concept);
      if (known) known.push(firstFurther + place);
      else read.set(concept, [firstFurther + place]);
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
