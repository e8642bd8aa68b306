import type { Knowledge } from '../extract/terms/features.ts';
import { fieldNames } from '../lexicon/field-index.ts';
import { keyOf, type TermMatch } from '../lexicon/lexicon.ts';
import type { Token } from '../text/tokenise.ts';

/** How much a text is about each field of work: one number for each of `fieldNames`, none negative. */
export type FieldProfile = Float64Array;

/**
 * The words and phrases of the fields of work in a text, with their repeats; no phrase crosses a comma or a line end.
 * A trusted term counts by all its names, whichever is written, so that a synonym changes nothing.
 */
export function countFieldWords(
  tokens: readonly Token[],
  listed: readonly TermMatch[],
  knowledge: FieldKnowledge,
  counts: (index: number) => boolean,
): Map<string, number> {
  const repeats = new Map<string, number>();
  visitFieldWords(tokens, listed, knowledge, (key, index) => {
    if (counts(index)) repeats.set(key, (repeats.get(key) ?? 0) + 1);
  });
  return repeats;
}

/** Visits every word and phrase of the fields of work in a text, with the word at which it begins. */
export function visitFieldWords(
  tokens: readonly Token[],
  listed: readonly TermMatch[],
  knowledge: FieldKnowledge,
  visit: (key: string, index: number) => void,
): void {
  let next = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    while ((listed[next]?.from ?? tokens.length) < index) next += 1;
    const match = listed[next];
    if (match?.from === index && match.term.trusted) {
      for (const key of knowledge.fieldKeysOf(match.term)) visit(key, index);
      index = match.to - 1;
      continue;
    }
    for (const key of fieldKeysAt(tokens, index, knowledge)) visit(key, index);
  }
}

type FieldKnowledge = Pick<Knowledge, 'fieldsOf' | 'longestFieldKey' | 'fieldKeysOf'>;

/** Most words are of no field. */
const none: readonly string[] = [];

function fieldKeysAt(
  tokens: readonly Token[],
  index: number,
  { fieldsOf, longestFieldKey }: Pick<Knowledge, 'fieldsOf' | 'longestFieldKey'>,
): readonly string[] {
  const reach = longestFieldKey(tokens[index]?.lemma ?? '');
  const { head, first } = tokens[index] ?? {};
  if (reach === 0 && head === undefined && first === undefined) return none;
  const keys: string[] = [];
  for (let length = 1; length <= reach; length += 1) {
    if (length > 1 && (tokens[index + length - 1]?.opens ?? true)) break;
    const key = keyOf(tokens, index, index + length);
    if (fieldsOf(key)) keys.push(key);
  }
  // A compound that is no word of a field itself counts for the fields of its parts.
  if (keys.length === 0) for (const part of [head, first]) if (part !== undefined && fieldsOf(part)) keys.push(part);
  return keys;
}

/** The weight of words in each field: by rarity, divided among the word's fields. `repeatsWeight` turns repeats into a factor. */
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
