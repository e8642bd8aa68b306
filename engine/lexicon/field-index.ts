import { tokenise } from '../text/tokenise.ts';
import { fields } from './fields.ts';
import { germanFields } from './german.ts';

export const fieldNames: readonly string[] = Object.keys(fields);

/** What the digits of the weights stand for: `9` is this much. */
const heaviest = 1.8;
/** A phrase is rarer than a word, and says more. */
const phraseBonus = 1.6;

/** The weight of every key of the index by its rarity (benchmarks/lexicon/build-field-weights.ts). */
export function weighFields(index: ReadonlyMap<string, unknown>, digits: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  let place = 0;
  for (const key of index.keys()) {
    const digit = Number(digits[place] ?? '5');
    weights.set(key, (digit / 9) * heaviest * (key.includes(' ') ? phraseBonus : 1));
    place += 1;
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
