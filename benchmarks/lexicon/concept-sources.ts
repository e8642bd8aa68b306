import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ConceptLanguage } from '../../engine/concepts/concept-language.ts';

/** A concept as written in its source file: the line the engine reads, and the sentences that test it. */
export interface ConceptSource {
  file: string;
  /** The field of work of a further concept; none for the first ones. */
  field: string | undefined;
  /** The occupation whose heading it is under. */
  occupation: string;
  line: string;
  /** A resume's sentence that shows it without naming it; none for licences and tools. */
  proof: string | undefined;
  /** A sentence that shares words with it and does not show it. */
  nearMiss: string | undefined;
}

const folder = new URL('../../engine/lexicon/concepts/', import.meta.url);

/** Every concept of a language, file by file in order of file names, those of fields of work (en/FIELD/*.txt) at the end. */
export function readConceptSources(language: ConceptLanguage): ConceptSource[] {
  const inLanguage = fileURLToPath(new URL(`${language}/`, folder));
  const read = (pattern: string) =>
    globSync(pattern, { cwd: inLanguage })
      .sort()
      .flatMap((file) => readFile(file, readFileSync(`${inLanguage}${file}`, 'utf8')));
  return [...read('*.txt'), ...read('*/*.txt')];
}

function readFile(file: string, content: string): ConceptSource[] {
  const field = file.includes('/') ? file.split('/')[0] : undefined;
  const sources: ConceptSource[] = [];
  let occupation = '';
  for (const line of content.split('\n').map((raw) => raw.trim())) {
    if (line === '') continue;
    const last = sources.at(-1);
    if (line.startsWith('# ')) occupation = line.slice(2);
    else if (line.startsWith('+ ') && last) last.proof = line.slice(2);
    else if (line.startsWith('- ') && last) last.nearMiss = line.slice(2);
    else sources.push({ file, field, occupation, line, proof: undefined, nearMiss: undefined });
  }
  return sources;
}
