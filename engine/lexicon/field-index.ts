import { tokenise } from '../text/tokenise.ts';
import { fields } from './fields.ts';
import { germanFields } from './german.ts';

export const fieldNames: readonly string[] = Object.keys(fields);

/** The weight that the digit `9` stands for. */
const heaviest = 1.8;
/** A word that is not in the table is as rare as can be: none of the counted texts had it. */
const rarest = 9;
/** A phrase is rarer than a word, and says more. */
const phraseBonus = 1.6;

/**
 * The weight of every key of the index by its rarity (benchmarks/lexicon/build-field-weights.ts). `table` has the words of each
 * digit except the highest, so that adding a phrase to one trade changes no other weight.
 */
export function weighFields(
  index: ReadonlyMap<string, unknown>,
  table: Readonly<Record<string, string>>,
): ReadonlyMap<string, number> {
  const digits = new Map<string, number>();
  for (const [digit, words] of Object.entries(table))
    for (const word of words.split(', ')) digits.set(word, Number(digit));
  const weights = new Map<string, number>();
  for (const key of index.keys()) {
    const digit = digits.get(key) ?? rarest;
    weights.set(key, (digit / rarest) * heaviest * (key.includes(' ') ? phraseBonus : 1));
  }
  return weights;
}

/** The fields of work (indices of `fieldNames`) that a word or phrase belongs to, by its lemmas joined with spaces. */
export function indexFields(): ReadonlyMap<string, readonly number[]> {
  const index = new Map<string, number[]>();
  for (const [field, name] of fieldNames.entries()) {
    for (const phrase of [fields[name], germanFields[name]].flatMap((list) => list?.split(', ') ?? [])) {
      const key = tokenise(phrase)
        .map((token) => token.lemma)
        .join(' ');
      const known = index.get(key);
      if (known === undefined) index.set(key, [field]);
      else if (!known.includes(field)) known.push(field);
    }
  }
  return index;
}
