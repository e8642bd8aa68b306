import { packed } from '../lexicon/data/concepts-en.generated.ts';
import { englishRoot } from '../text/root.ts';
import { type ConceptIndex, indexPhrasings } from './concept-index.ts';
import { type ConceptNames, indexNames } from './concept-names.ts';

/** All that the engine knows of how things are said, in one language. */
export interface Concepts {
  index: ConceptIndex;
  names: ConceptNames;
}

export function createConcepts(): Concepts {
  return { index: indexPhrasings(packed, englishRoot), names: indexNames(packed) };
}
