import { conceptLines } from '../lexicon/data/concepts-en.generated.ts';
import { englishRoot } from '../text/root.ts';
import { type Concept, readConcept } from './concept.ts';
import { type ConceptIndex, indexConcepts } from './concept-index.ts';
import { type ConceptNames, indexNames } from './concept-names.ts';

/** All that the engine knows of how things are said, in one language. */
export interface Concepts {
  index: ConceptIndex;
  names: ConceptNames;
}

export function createConcepts(): Concepts {
  const concepts = conceptLines.split('\n').map(readConcept).map(withNamesAsPhrasings);
  return { index: indexConcepts(concepts, englishRoot), names: indexNames(concepts) };
}

/** "Assessed patients" says "patient assessment": a name of several words is a phrasing, too, unless only the name counts. */
function withNamesAsPhrasings(concept: Concept): Concept {
  if (concept.kind !== 'skill') return concept;
  const named = concept.names.map((name) =>
    name
      .toLowerCase()
      .split(/[\s/-]+/)
      .filter((word) => !particles.has(word)),
  );
  return {
    ...concept,
    phrasings: [
      ...concept.phrasings,
      ...named.filter((words) => words.length > 1).map((words) => words.map((word) => [word])),
    ],
  };
}

const particles: ReadonlySet<string> = new Set('of and the a an to in for with on at or & by'.split(' '));
