import type { Term } from '../lexicon/lexicon.ts';
import { onceForBoth } from '../text/cache/once-for.ts';
import { tokenise } from '../text/tokenise.ts';
import { type ConceptNames, loose, type NamedConcept, numberWords, placesOfNames } from './concept-names.ts';

/**
 * The concepts that a listed term names by any of its names, or is a product of: "JEE" is in no list where "J2EE" is. A name within a name
 * counts, too, but for tools: "Apache Maven" is no Apache.
 */
export const conceptsOfTerm = onceForBoth((term: Term, names: ConceptNames): readonly NamedConcept[] => {
  const found = term.names.flatMap((name) => {
    const tokens = tokenise(name);
    const words = { text: name, tokens, numbers: numberWords(names, tokens), counts: () => true };
    return [...placesOfNames(names, words)]
      .filter(({ from, to, isParted }) => !isParted && (term.kind !== 'tool' || (from === 0 && to === tokens.length)))
      .flatMap((place) => [...names.conceptsOf(place.name, false), ...names.conceptsOf(place.name, true)]);
  });
  const isFirst = ({ concept, part }: NamedConcept, at: number) =>
    found.findIndex((each) => each.concept === concept && each.part === part) === at;
  return found.filter(({ part }) => part !== loose).filter(isFirst);
});
