import type { WordRoots } from '../text/word-roots.ts';
import { type ConceptIndex, indexPhrasings } from './concept-index.ts';
import type { ConceptLanguage } from './concept-language.ts';
import { type ConceptNames, indexNames } from './concept-names.ts';
import type { PackedConcepts } from './packed-concepts.ts';

/** All that the engine knows of how things are said in one language. */
export interface LanguageConcepts {
  index: ConceptIndex;
  names: ConceptNames;
}

/** How things are said, for each language that is loaded. */
export type Concepts = Readonly<Partial<Record<ConceptLanguage, LanguageConcepts>>>;

/** The concepts of a language, from its compiled lists and the way its words are reduced to their roots. */
export function createConcepts(packed: PackedConcepts, roots: WordRoots): LanguageConcepts {
  return { index: indexPhrasings(packed, roots), names: indexNames(packed, roots) };
}
