import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { englishRoot } from '../../engine/text/root.ts';
import { compileConcepts } from './compile-concepts.ts';
import { type ConceptLanguage, conceptLanguages, readConceptSources } from './concept-sources.ts';
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

/** The root of a lemma, by language. */
export const rootOf = { en: englishRoot } as const satisfies Record<ConceptLanguage, (lemma: string) => string>;

function write(language: ConceptLanguage, without: readonly string[]): void {
  const lines = conceptLines(language, without);
  const source = [
    '// Made by benchmarks/lexicon/build-concepts.ts (npm run concepts). Change the lists, not this file.',
    `/** Of the lists it was made from. */\nexport const sourceHash = '${hashOf(lines)}';`,
    `export const packed = ${JSON.stringify(compileConcepts(lines.map(readConcept), rootOf[language]), undefined, 2)};`,
    '',
  ].join('\n');
  writeFileSync(new URL(`../../engine/lexicon/data/concepts-${language}.generated.ts`, import.meta.url), source);
}

if (import.meta.main) for (const language of conceptLanguages) write(language, process.argv.slice(2));
