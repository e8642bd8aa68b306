import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeInputs } from './hash-inputs.ts';

/**
 * Builds engine/lexicon/data/terms.generated.ts from the taxonomies (engine/lexicon/NOTICE.md names them):
 *
 *     npm run lexicon -- FOLDER
 *
 * FOLDER holds esco_skills_en.json, onet_technology_skills.json and linguist_languages.json. The same sources give the
 * same bytes. ESCO's alternative labels are left out: in the file at hand they stand beside the wrong skills
 * ("3D modelling": "comprehend written Marathi").
 */

interface Entry {
  name: string;
  alt: string[];
}

/**
 * Longer labels are sentences; no posting repeats them word for word. Of 87,000 names found in 1,959 postings and resumes, 18 were a skill's
 * label of four or five words ("apply optical coating"), and a fifth of all names were such labels.
 */
const mostWords = { skill: 3, tool: 5 } as const;

/** Short forms that O*NET's names yield but that are plain English, and so would match anything. */
const misleading = new Set(
  `systems web-services web services analytics ide jersey software data management office access project word
  tools solutions professional enterprise suite studio online desktop mobile cloud server client manager designer
  analyst express standard premium basic plus pro one go chef r c d bamboo drive teams meet zoom numbers pages notes
  reader writer publisher viewer explorer workbench assistant builder planner tracker organizer calendar mail messenger
  accounting inventory ordering self ring opal factor processing scheme clean lean make red max min raw rest robot pan pic pure slash squirrel stan arc
  awk blade boo chapel click component cool dart dylan eagle elm fancy forth frege fish genie gap grace hack io isabelle
  jade julia latte limbo liquid mask mercury monkey moon pike pod pug puppet reason rouge sage sass ski spark spring
  storm swift tea twig vala wisp hair code table option image edge alloy apex ballerina beef bison brand bro charity chuck
  cuba darwin game ink key launcher lily volt pony papyrus gams stata ox oz parrot nu ren rebol reb text http hosts file
  pickle graphql markdown diff ini json5 svg csv xml html json yaml properties roff checksums cloud firestore
  common dependency directed earthly filter grammar logos nearley object open policy polar prompt record roots search
  smarty string type unified unix verse witcher x zap zeek asymptote sieve terra survey`.split(/\s+/),
);

const files = ['esco_skills_en.json', 'onet_technology_skills.json', 'linguist_languages.json'] as const;

function main(folder: string): void {
  const read = (file: string): Entry[] => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const [esco, onet, linguist] = files;
  const skills = read(esco).map(({ name }) => clean(name));
  const tools = new Map<string, Set<string>>();
  for (const { name, alt } of read(onet)) addTool(tools, name, alt);
  for (const { name, alt } of read(linguist)) addTool(tools, name, alt);
  const source = [
    '// Made by benchmarks/lexicon/build-lexicon.ts; licences in ../NOTICE.md. Change the script, not this file.',
    describeInputs('lexicon', folder, files).trimEnd(),
    exportLines('skillTerms', keep(skills, mostWords.skill)),
    exportLines(
      'toolTerms',
      [...tools].map(([name, alt]) => [name, ...[...alt].sort()].join('=')),
    ),
    '',
  ].join('\n');
  writeFileSync(new URL('../../engine/lexicon/data/terms.generated.ts', import.meta.url), source);
}

/** The tool under its plain name ("Ansible software" is Ansible), with the short forms that stand for it alone. */
function addTool(tools: Map<string, Set<string>>, name: string, alternatives: readonly string[]): void {
  const plain = clean(name).replace(/ software$/i, '');
  const [canonical, ...others] = keep([plain, ...alternatives.map(clean)], mostWords.tool);
  if (canonical === undefined) return;
  const known = tools.get(canonical) ?? new Set();
  for (const other of others) if (other !== canonical) known.add(other);
  tools.set(canonical, known);
}

function clean(label: string): string {
  return label
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/[=`\\$\n]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function keep(labels: readonly string[], most: number): string[] {
  return [...new Set(labels)].filter(
    (label) => label.length > 1 && label.split(' ').length <= most && !misleading.has(label.toLowerCase()),
  );
}

function exportLines(name: string, lines: readonly string[]): string {
  return `export const ${name} = \`${[...new Set(lines)].sort().join('\n')}\`;`;
}

const folder = process.argv[2];
if (folder === undefined) throw new Error('Name the folder that holds the taxonomies: npm run lexicon -- FOLDER');
main(folder);
