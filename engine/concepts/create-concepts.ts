import type { WordRoots } from '../text/word-roots.ts';
import { type FindAlike, indexAlikeNames } from './alike-names.ts';
import { type ConceptIndex, indexPhrasings } from './concept-index.ts';
import type { ConceptLanguage } from './concept-language.ts';
import { type ConceptNames, indexNames } from './concept-names.ts';
import { readNameList } from './name-list.ts';
import { type PackedConcepts, unpackNames } from './packed-concepts.ts';
import { indexWordLinks, type WordLinks } from './word-links.ts';

/** All that the engine knows of how things are said in one language. */
export interface LanguageConcepts {
  index: ConceptIndex;
  names: ConceptNames;
  findAlike: FindAlike;
  /** Made when first asked for. */
  wordLinks(): WordLinks;
  roots: WordRoots;
}

/** How things are said, for each language that is loaded. */
export type Concepts = Readonly<Partial<Record<ConceptLanguage, LanguageConcepts>>>;

/** The concepts of a language, from its compiled lists and the way its words are reduced to their roots. */
export function createConcepts(packed: PackedConcepts, roots: WordRoots): LanguageConcepts {
  const index = indexPhrasings(packed, roots);
  const written = unpackNames(packed);
  const names = indexNames(written, roots);
  const list = once(() => readNameList(written, roots));
  const findAlike = once(() => indexAlikeNames(list(), roots));
  const wordLinks = once(() => indexWordLinks(list(), index, names.firstOf.length - 1));
  return { index, names, roots, findAlike: (lemmas) => findAlike()(lemmas), wordLinks };
}

/** Made when first needed, so that loading takes no longer. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
