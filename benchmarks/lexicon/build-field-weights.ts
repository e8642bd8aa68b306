import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { indexFields } from '../../engine/lexicon/field-index.ts';
import { keyOf } from '../../engine/lexicon/lexicon.ts';
import { tokenise } from '../../engine/text/tokenise.ts';

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
/** Weights are stored as one digit each, in the order of the index: 9 is the most. */
const steps = 9;

function readTexts(folder: string): string[] {
  const read = (file: string): string[] =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((row) => JSON.parse(row).text);
  const sentences = read('green.jsonl');
  const grouped = Array.from({ length: Math.ceil(sentences.length / sentencesTogether) }, (_, index) =>
    sentences.slice(index * sentencesTogether, (index + 1) * sentencesTogether).join('\n'),
  );
  return [...read('skillspan.jsonl'), ...read('dotin_resumes.jsonl'), ...grouped];
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
const digits = [...keys.keys()].map((key) => {
  const rarity = Math.log((texts.length + 1) / ((counts.get(key) ?? 0) + 1));
  const weight = Math.min(bounds.most, Math.max(bounds.least, rarity / usual));
  return Math.round((weight / bounds.most) * steps);
});
writeFileSync(
  new URL('../../engine/lexicon/data/field-weights.generated.ts', import.meta.url),
  `// Made by benchmarks/lexicon/build-field-weights.ts; licences in ../NOTICE.md. Build anew when fields.ts changes.\nexport const fieldWeights =\n  '${digits.join('')}';\n`,
);
