import type { Knowledge } from '../extract/features.ts';
import { fieldNames } from '../lexicon/field-index.ts';
import { keyOf } from '../lexicon/lexicon.ts';
import type { Token } from '../text/tokenise.ts';

/** How much a text speaks of each field of work: one number for each of `fieldNames`, none negative. */
export type FieldProfile = Float64Array;

/** The index's longest phrases have three words. */
const longestPhrase = 3;

/** The words and phrases of the fields of work in a text, with their repeats. None reaches over commas and line ends. */
export function countFieldWords(
  tokens: readonly Token[],
  { fieldsOf }: Pick<Knowledge, 'fieldsOf'>,
  counts: (index: number) => boolean,
): Map<string, number> {
  const repeats = new Map<string, number>();
  for (let index = 0; index < tokens.length; index += 1) {
    if (!counts(index)) continue;
    for (let length = 1; length <= longestPhrase; length += 1) {
      if (length > 1 && (tokens[index + length - 1]?.opens ?? true)) break;
      const key = keyOf(tokens, index, index + length);
      if (fieldsOf(key)) repeats.set(key, (repeats.get(key) ?? 0) + 1);
    }
  }
  return repeats;
}

/** What words weigh in each field: by rarity, shared among the fields of the word. `repeatsWeight` turns repeats into a factor. */
export function profileFields(
  repeats: ReadonlyMap<string, number>,
  { fieldsOf, fieldWeightOf }: Pick<Knowledge, 'fieldsOf' | 'fieldWeightOf'>,
  repeatsWeight: (repeats: number) => number,
): FieldProfile {
  const profile = new Float64Array(fieldNames.length);
  for (const [key, count] of repeats) {
    const fields = fieldsOf(key) ?? [];
    const weight = (repeatsWeight(count) * fieldWeightOf(key)) / fields.length;
    for (const field of fields) profile[field] = (profile[field] ?? 0) + weight;
  }
  return profile;
}
