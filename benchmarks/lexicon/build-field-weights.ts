import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { indexFields } from '../../engine/lexicon/field-index.ts';
import { keyOf } from '../../engine/lexicon/lexicon.ts';
import { tokenise } from '../../engine/text/tokenise.ts';
import { describeInputs } from './hash-inputs.ts';

/**
 * Weighs the words of the fields of work by their rarity, and writes engine/lexicon/data/field-weights.generated.ts:
 *
 *     npm run field-weights -- FOLDER
 *
 * FOLDER holds skillspan.jsonl (MIT), green.jsonl (CC BY 4.0) and dotin_resumes.jsonl (CC0). Same files, same bytes.
 */

/** Sentences of `green` that are counted as one document: about as long as a short posting. */
const sentencesTogether = 15;
/** Rarity (natural logarithm) that weighs 1, and the bounds of a weight. */
const usual = 3;
const bounds = { least: 0.1, most: 1.8 } as const;
/** A weight is stored as one digit: 9 is the most, and that of every word that the table does not name. */
const steps = 9;
const files = ['skillspan.jsonl', 'green.jsonl', 'dotin_resumes.jsonl'] as const;

function readTexts(folder: string): string[] {
  const read = (file: string): string[] =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((row) => JSON.parse(row).text);
  const [skillspan, green, resumes] = files;
  const sentences = read(green);
  const grouped = Array.from({ length: Math.ceil(sentences.length / sentencesTogether) }, (_, index) =>
    sentences.slice(index * sentencesTogether, (index + 1) * sentencesTogether).join('\n'),
  );
  return [...read(skillspan), ...read(resumes), ...grouped];
}

function countDocuments(texts: readonly string[], keys: ReadonlyMap<string, unknown>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const tokens = tokenise(text);
    const seen = new Set<string>();
    for (let index = 0; index < tokens.length; index += 1) {
      for (let length = 1; length <= 3 && index + length <= tokens.length; length += 1) {
        const key = keyOf(tokens, index, index + length);
        if (keys.has(key)) seen.add(key);
      }
    }
    for (const key of seen) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

const folder = process.argv[2];
if (folder === undefined) throw new Error('Name the folder of the annotated texts: npm run field-weights -- FOLDER');
const keys = indexFields();
const texts = readTexts(folder);
const counts = countDocuments(texts, keys);
const words = new Map<number, string[]>();
for (const key of keys.keys()) {
  const rarity = Math.log((texts.length + 1) / ((counts.get(key) ?? 0) + 1));
  const weight = Math.min(bounds.most, Math.max(bounds.least, rarity / usual));
  const digit = Math.round((weight / bounds.most) * steps);
  if (digit < steps) words.set(digit, [...(words.get(digit) ?? []), key]);
}
const rows = [...words]
  .sort(([a], [b]) => a - b)
  .map(([digit, keys]) => `  ${digit}: ${JSON.stringify(keys.sort().join(', '))},\n`);
writeFileSync(
  new URL('../../engine/lexicon/data/field-weights.generated.ts', import.meta.url),
  [
    '// Made by benchmarks/lexicon/build-field-weights.ts; licences in ../NOTICE.md. Build anew when fields.ts changes.\n',
    describeInputs('field-weights', folder, files),
    `export const fieldWeights = {\n${rows.join('')}} as const;\n`,
  ].join(''),
);
