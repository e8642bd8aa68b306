import { globSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ConceptLanguage, conceptLanguages } from '../../engine/concepts/concept-language.ts';
import type { PackedConcepts, PackedPhrasings } from '../../engine/concepts/packed-concepts.ts';
import { germanRoots } from '../../engine/text/roots/german-root.ts';
import { englishRoots } from '../../engine/text/roots/word-roots.ts';
import { type CompiledLanguage, compileConcepts, type ListLanguage } from './compile-concepts.ts';
import { type ConceptSource, readConceptSources } from './concept-sources.ts';
import { readConcept } from './read-concept.ts';

/**
 * Builds engine/lexicon/data/concepts-LANGUAGE.generated.ts from engine/lexicon/concepts/LANGUAGE/*.txt and LANGUAGE/FIELD/*.txt, a
 * phrasings-LANGUAGE-FILE.generated.ts for each of these files, and phrasings.generated.ts, which loads them:
 *
 *     npm run concepts
 *     npm run concepts -- "Registered nurse" "Baker"    without these occupations, to measure what a new trade gets
 *
 * It includes only what the engine reads, not the sentences that test a concept.
 */
export function compileLanguage(language: ConceptLanguage, without: readonly string[] = []): CompiledLanguage {
  const files = filesOf(language);
  const read = (sources: readonly ConceptSource[]) =>
    sources.map(({ file, line }) => ({ ...readConcept(line), chunk: files.indexOf(file) }));
  const sources = readConceptSources(language).filter(({ occupation }) => !without.includes(occupation));
  const first = sources.filter(({ field }) => field === undefined);
  const further = sources.filter(({ field }) => field !== undefined);
  return compileConcepts(read(first), wordRoots[language], read(further));
}

/** The lists of a language in the order of their chunks. */
export function filesOf(language: ConceptLanguage): string[] {
  return [...new Set(readConceptSources(language).map(({ file }) => file))];
}

/** How words are compared, and what a proper name looks like, by language: in German every noun has a capital. */
export const wordRoots = {
  en: { ...englishRoots, properName: /\p{Lu}|\d/u },
  de: { ...germanRoots, properName: /\p{Lu}[\p{Lu}\d]|\p{Ll}\p{Lu}|\d/u },
} as const satisfies Record<ConceptLanguage, ListLanguage>;

/** The text of each file of compiled lists of a language, by its name. */
export function generatedFor(language: ConceptLanguage, { packed, phrasings }: CompiledLanguage): Map<string, string> {
  return new Map([
    [`concepts-${language}`, writtenAs(packed)],
    ...filesOf(language).map((file, chunk): [string, string] => [nameOf(language, file), writtenAs(phrasings[chunk])]),
  ]);
}

/** The name of the generated file of a list. */
export function nameOf(language: ConceptLanguage, file: string): string {
  return `phrasings-${language}-${file.replace('/', '-').replace('.txt', '')}`;
}

/** The text of the file that loads the phrasings of every language, by their chunks' numbers. */
export function generatedLoader(): string {
  const lists = conceptLanguages.map((language) =>
    [
      `  ${language}: [`,
      ...filesOf(language).map((file) => `    () => import('./${nameOf(language, file)}.generated.ts'),`),
      '  ],',
    ].join('\n'),
  );
  return [
    note,
    "import type { PackedPhrasings } from '../../concepts/packed-concepts.ts';",
    '',
    'type Load = () => Promise<{ packed: PackedPhrasings }>;',
    `export const phrasings: Readonly<Record<${conceptLanguages.map((each) => `'${each}'`).join(' | ')}, readonly Load[]>> = {`,
    ...lists,
    '};',
    '',
  ].join('\n');
}

const note = '// Made by benchmarks/lexicon/build-concepts.ts (npm run concepts). Change the lists, not this file.';

function writtenAs(packed: PackedConcepts | PackedPhrasings | undefined): string {
  return [note, `export const packed = ${JSON.stringify(packed, undefined, 2)};`, ''].join('\n');
}

if (import.meta.main) {
  const folder = new URL('../../engine/lexicon/data/', import.meta.url);
  for (const old of globSync('phrasings*.generated.ts', { cwd: fileURLToPath(folder) })) rmSync(new URL(old, folder));
  for (const language of conceptLanguages)
    for (const [name, text] of generatedFor(language, compileLanguage(language, process.argv.slice(2))))
      writeFileSync(new URL(`${name}.generated.ts`, folder), text);
  writeFileSync(new URL('phrasings.generated.ts', folder), generatedLoader());
}
