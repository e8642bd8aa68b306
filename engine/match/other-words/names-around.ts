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
import { type HasPhrasings, withoutLower } from './without-lower.ts';

/** A name in a posting: words `from` to before `to`. */
interface NamePlace {
  name: number;
  from: number;
  to: number;
  /** Whether a mark stands between two of its words: only credentials have such names. */
  isParted: boolean;
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
  const places = mentions.flatMap((mention) => longestAround(names, posting, mention, false));
  return withoutLower(
    places.flatMap(({ name }) => names.conceptsOf(name, false)),
    concepts,
  ).map(({ concept, part }) => ({ concept, part: part === whole ? loose : part }));
}

/** The longest of the names around a mention that have more words than it. */
export function longestAround(
  names: ConceptNames,
  posting: PostingText,
  { from, to }: TermMention,
  mayBeParted = true,
): NamePlace[] {
  const around = (namesIn(posting, names).get(from) ?? []).filter(
    (place) => place.from <= from && place.to >= to && lengthOf(place) > to - from && (mayBeParted || !place.isParted),
  );
  const most = Math.max(...around.map(lengthOf));
  return around.filter((place) => lengthOf(place) === most);
}

const lengthOf = ({ from, to }: Pick<NamePlace, 'from' | 'to'>) => to - from;

/** The names of several words in a posting, by each of these words. */
const namesIn = onceForBoth(({ text, tokens }: PostingText, names: ConceptNames) => {
  const byWord = new Map<number, NamePlace[]>();
  const words = { text, tokens, numbers: numberWords(names, tokens), counts: () => true };
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
