import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { type ConceptLanguage, conceptLanguages } from '../../engine/concepts/concept-language.ts';
import { germanRoots } from '../../engine/text/german-root.ts';
import { englishRoots, type WordRoots } from '../../engine/text/word-roots.ts';
import { compileConcepts } from './compile-concepts.ts';
import { readConceptSources } from './concept-sources.ts';
import { readConcept } from './read-concept.ts';

/**
 * Builds engine/lexicon/data/concepts-LANGUAGE.generated.ts from engine/lexicon/concepts/LANGUAGE/*.txt:
 *
 *     npm run concepts
 *     npm run concepts -- "Registered nurse" "Baker"    without these occupations, to measure what a new trade gets
 *
 * It includes only what the engine reads, not the sentences that test a concept.
 */
export function conceptLines(language: ConceptLanguage, without: readonly string[] = []): string[] {
  return readConceptSources(language)
    .filter(({ occupation }) => !without.includes(occupation))
    .map(({ line }) => line);
}

export function hashOf(lines: readonly string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
}

/** How words are compared, by language. */
export const wordRoots = { en: englishRoots, de: germanRoots } as const satisfies Record<ConceptLanguage, WordRoots>;

function write(language: ConceptLanguage, without: readonly string[]): void {
  const lines = conceptLines(language, without);
  const source = [
    '// Made by benchmarks/lexicon/build-concepts.ts (npm run concepts). Change the lists, not this file.',
    `/** Of the lists it was made from. */\nexport const sourceHash = '${hashOf(lines)}';`,
    `export const packed = ${JSON.stringify(compileConcepts(lines.map(readConcept), wordRoots[language]), undefined, 2)};`,
    '',
  ].join('\n');
  writeFileSync(new URL(`../../engine/lexicon/data/concepts-${language}.generated.ts`, import.meta.url), source);
}

if (import.meta.main) for (const language of conceptLanguages) write(language, process.argv.slice(2));
