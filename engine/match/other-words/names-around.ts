import {
  type ConceptNames,
  loose,
  type NamedConcept,
  numberWords,
  placesOfNames,
  whole,
} from '../../concepts/concept-names.ts';
import type { PostingTerm, TermMention } from '../../extract/extract-terms.ts';
import type { PostingText } from '../../extract/read-posting.ts';
import { onceForBoth } from '../../text/cache/once-for.ts';
import { type HasPhrasings, withoutLower } from '../credentials/without-lower.ts';

/** A name in a posting: words `from` to before `to`. */
interface NamePlace {
  name: number;
  from: number;
  to: number;
}

/**
 * The concepts by whose name a posting writes a term, where it has more words than the term: "drop and hook" is read as two terms, and
 * "attachment of earnings" as "earnings". Only the longest name around a mention says what is meant.
 */
export function namesAround(
  concepts: HasPhrasings & { names: ConceptNames },
  posting: PostingText,
  { mentions }: Pick<PostingTerm, 'mentions'>,
): NamedConcept[] {
  const { names } = concepts;
  const places = mentions.flatMap((mention) => longestAround(mention, namesIn(posting, names).get(mention.from) ?? []));
  return withoutLower(
    places.flatMap(({ name }) => names.conceptsOf(name, false)),
    concepts,
  ).map(({ concept, part }) => ({ concept, part: part === whole ? loose : part }));
}

function longestAround({ from, to }: TermMention, places: readonly NamePlace[]): NamePlace[] {
  const around = places.filter((place) => place.from <= from && place.to >= to && lengthOf(place) > to - from);
  const most = Math.max(...around.map(lengthOf));
  return around.filter((place) => lengthOf(place) === most);
}

const lengthOf = ({ from, to }: NamePlace) => to - from;

/** The names of several words in a posting, by each of these words. */
const namesIn = onceForBoth(({ tokens }: PostingText, names: ConceptNames) => {
  const byWord = new Map<number, NamePlace[]>();
  const words = { tokens, numbers: numberWords(names, tokens), counts: () => true };
  for (const place of placesOfNames(names, words)) {
    if (lengthOf(place) < 2) continue;
    for (let word = place.from; word < place.to; word += 1) {
      const known = byWord.get(word);
      if (known) known.push(place);
      else byWord.set(word, [place]);
    }
  }
  return byWord;
});
