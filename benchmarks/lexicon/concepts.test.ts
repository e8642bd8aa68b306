import { expect, test } from 'vitest';
import { indexPhrasings } from '../../engine/concepts/concept-index.ts';
import { conceptLanguages } from '../../engine/concepts/concept-language.ts';
import { findConcepts } from '../../engine/concepts/find-concepts.ts';
import { packed as german } from '../../engine/lexicon/data/concepts-de.generated.ts';
import { packed as english } from '../../engine/lexicon/data/concepts-en.generated.ts';
import { tokenise } from '../../engine/text/tokenise.ts';
import { wordRoots } from './build-concepts.ts';
import { compileConcepts } from './compile-concepts.ts';
import { readConceptSources } from './concept-sources.ts';
import { readConcept } from './read-concept.ts';

for (const language of conceptLanguages) {
  const sources = readConceptSources(language);
  const concepts = sources.map(({ line }) => readConcept(line));
  const index = indexPhrasings(compileConcepts(concepts, wordRoots[language]), wordRoots[language]);
  const shown = (sentence: string) => {
    const tokens = tokenise(sentence);
    const found = findConcepts(index, {
      lemmas: tokens.map(({ lemma }) => lemma),
      sentenceOf: tokens.map(() => 0),
      counts: () => true,
    });
    return new Set(found.map(({ concept }) => concept));
  };

  test(`every ${language} concept is shown by its sentence and not by its near miss`, () => {
    const wrong = sources.flatMap(({ file, line, proof, nearMiss }, number) => {
      if ((concepts[number]?.phrasings.length ?? 0) === 0) return [];
      return [
        ...(proof && shown(proof).has(number) ? [] : [`${file}: ${line}\n  is not shown by: ${proof}`]),
        ...(nearMiss && !shown(nearMiss).has(number) ? [] : [`${file}: ${line}\n  is shown by: ${nearMiss}`]),
      ];
    });
    expect(wrong).toEqual([]);
  });
}

const compiled = { en: english, de: german } as const;

test.each(conceptLanguages)('the engine has the %s concepts of the lists: else `npm run concepts`', (language) => {
  const concepts = readConceptSources(language).map(({ line }) => readConcept(line));
  expect(compileConcepts(concepts, wordRoots[language])).toEqual(compiled[language]);
});
