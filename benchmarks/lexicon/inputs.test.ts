import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as fieldWeights from '../../engine/lexicon/data/field-weights.generated.ts';
import * as reading from '../../engine/lexicon/data/reading.generated.ts';
import * as terms from '../../engine/lexicon/data/terms.generated.ts';
import { indexFields, weighFields } from '../../engine/lexicon/field-index.ts';
import { hashInputs } from './hash-inputs.ts';

const notice = readFileSync(new URL('../../engine/lexicon/NOTICE.md', import.meta.url), 'utf8');

describe.each([
  ['lexicon', terms],
  ['field-weights', fieldWeights],
  ['tagger', reading],
] as const)('what `npm run %s -- FOLDER` built', (build, { inputsHash, sources }) => {
  test('was built with the current code, word lists and data; if not, run it again', () => {
    expect(hashInputs(build)).toBe(inputsHash);
  });

  test('was built from exactly the files and versions that NOTICE.md names', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(0);
    for (const [file, checksum] of Object.entries(sources)) {
      const row = notice.split('\n').find((line) => line.startsWith(`| \`${file}\` |`));
      expect(row, file).toContain(`\`${checksum}\``);
    }
  });
});

describe('the weights of the fields of work', () => {
  const index = indexFields();

  test('are keyed by word: a phrase that joins one trade changes the weight of no other word', () => {
    const before = weighFields(index, fieldWeights.fieldWeights);
    const joined = new Map([['a new phrase', [0]], ...index]);
    const after = weighFields(joined, fieldWeights.fieldWeights);
    expect([...after].filter(([key]) => key !== 'a new phrase')).toEqual([...before]);
    expect(after.get('a new phrase')).toBeGreaterThan(0);
  });

  test('name only words of the fields, each once', () => {
    const words = Object.values(fieldWeights.fieldWeights).flatMap((list) => list.split(', '));
    expect(words.filter((word) => !index.has(word))).toEqual([]);
    expect(new Set(words).size).toBe(words.length);
  });
});
