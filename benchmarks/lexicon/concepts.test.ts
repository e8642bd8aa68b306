import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { conceptFields } from '../../engine/concepts/concept-fields.ts';
import { conceptLanguages } from '../../engine/concepts/concept-language.ts';
import { createConcepts } from '../../engine/concepts/create-concepts.ts';
import { findConcepts } from '../../engine/concepts/find-concepts.ts';
import { tokenise } from '../../engine/text/tokenise.ts';
import { compileLanguage, wordRoots, writtenAs } from './build-concepts.ts';
import { compileConcepts } from './compile-concepts.ts';
import { readConceptSources } from './concept-sources.ts';
import { readConcept } from './read-concept.ts';

for (const language of conceptLanguages) {
  const sources = readConceptSources(language);
  const concepts = sources.map(({ line }) => readConcept(line));
  const { packed } = compileConcepts(concepts, wordRoots[language]);
  const { index } = createConcepts(packed, wordRoots[language]).concepts;
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

test.each(conceptLanguages)('the engine has the %s concepts of the lists: else `npm run concepts`', (language) => {
  const { packed, further } = compileLanguage(language);
  const lists = [packed, ...further];
  const names = [`concepts-${language}`, ...conceptFields[language].map((field) => `further-${language}-${field}`)];
  for (const [at, name] of names.entries()) {
    const written = readFileSync(new URL(`../../engine/lexicon/data/${name}.generated.ts`, import.meta.url), 'utf8');
    expect(written === writtenAs(lists[at]), name).toBe(true);
  }
});
