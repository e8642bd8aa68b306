import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { conceptLanguages } from '../../engine/concepts/concept-language.ts';
import { createConcepts } from '../../engine/concepts/create-concepts.ts';
import { findConcepts } from '../../engine/concepts/find-concepts.ts';
import { tokenise } from '../../engine/text/tokenise.ts';
import { compileLanguage, generatedFor, generatedLoader, wordRoots } from './build-concepts.ts';
import { readConceptSources } from './concept-sources.ts';
import { readConcept } from './read-concept.ts';

for (const language of conceptLanguages) {
  const sources = readConceptSources(language);
  const concepts = sources.map(({ line }) => readConcept(line));
  const compiled = compileLanguage(language);
  const { index } = createConcepts(compiled.packed, wordRoots[language])(new Map(compiled.phrasings.entries()));
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

  test(`the engine has the ${language} concepts of the lists: else \`npm run concepts\``, () => {
    for (const [name, text] of generatedFor(language, compiled)) expect(readGenerated(name) === text, name).toBe(true);
  });
}

test('the engine loads the phrasings of every list: else `npm run concepts`', () => {
  expect(readGenerated('phrasings')).toBe(generatedLoader());
});

function readGenerated(name: string): string {
  return readFileSync(new URL(`../../engine/lexicon/data/${name}.generated.ts`, import.meta.url), 'utf8');
}
