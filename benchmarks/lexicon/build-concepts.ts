import { writeFileSync } from 'node:fs';
import { conceptFields } from '../../engine/concepts/concept-fields.ts';
import { type ConceptLanguage, conceptLanguages } from '../../engine/concepts/concept-language.ts';
import type { PackedConcepts, PackedPhrasings } from '../../engine/concepts/packed-concepts.ts';
import { germanRoots } from '../../engine/text/german-root.ts';
import { englishRoots } from '../../engine/text/word-roots.ts';
import { type CompiledLanguage, compileConcepts, type ListLanguage } from './compile-concepts.ts';
import { readConceptSources } from './concept-sources.ts';
import { readConcept } from './read-concept.ts';

/**
 * Builds engine/lexicon/data/concepts-LANGUAGE.generated.ts from engine/lexicon/concepts/LANGUAGE/*.txt, and
 * further-LANGUAGE-FIELD.generated.ts from LANGUAGE/FIELD/*.txt:
 *
 *     npm run concepts
 *     npm run concepts -- "Registered nurse" "Baker"    without these occupations, to measure what a new trade gets
 *
 * It includes only what the engine reads, not the sentences that test a concept.
 */
export function compileLanguage(language: ConceptLanguage, without: readonly string[] = []): CompiledLanguage {
  const sources = readConceptSources(language).filter(({ occupation }) => !without.includes(occupation));
  const fields: readonly string[] = conceptFields[language];
  const concepts = sources.filter(({ field }) => field === undefined).map(({ line }) => readConcept(line));
  const further = sources.flatMap(({ field, line }) =>
    field === undefined ? [] : [{ ...readConcept(line), field: numberIn(fields, field) }],
  );
  return compileConcepts(concepts, wordRoots[language], further, fields.length);
}

function numberIn(fields: readonly string[], field: string): number {
  const number = fields.indexOf(field);
  if (number < 0)
    throw new Error(`The engine knows no field ${field}: add it to concept-fields.ts and load-concepts.ts.`);
  return number;
}

/** How words are compared, and what a proper name looks like, by language: in German every noun has a capital. */
export const wordRoots = {
  en: { ...englishRoots, properName: /\p{Lu}|\d/u },
  de: { ...germanRoots, properName: /\p{Lu}[\p{Lu}\d]|\p{Ll}\p{Lu}|\d/u },
} as const satisfies Record<ConceptLanguage, ListLanguage>;

function write(language: ConceptLanguage, without: readonly string[]): void {
  const { packed, further } = compileLanguage(language, without);
  writeLists(`concepts-${language}`, packed);
  for (const [at, field] of conceptFields[language].entries()) writeLists(`further-${language}-${field}`, further[at]);
}

function writeLists(name: string, packed: PackedConcepts | PackedPhrasings | undefined): void {
  writeFileSync(new URL(`../../engine/lexicon/data/${name}.generated.ts`, import.meta.url), writtenAs(packed));
}

/** The text of a file of compiled lists. */
export function writtenAs(packed: PackedConcepts | PackedPhrasings | undefined): string {
  return [
    '// Made by benchmarks/lexicon/build-concepts.ts (npm run concepts). Change the lists, not this file.',
    `export const packed = ${JSON.stringify(packed, undefined, 2)};`,
    '',
  ].join('\n');
}

if (import.meta.main) for (const language of conceptLanguages) write(language, process.argv.slice(2));
