import type { Token } from '../text/tokenise.ts';
import type { WordRoots } from '../text/word-roots.ts';
import { type PackedConcepts, unpackNames } from './packed-concepts.ts';

/** What a name stands for. */
interface Name {
  /** Concepts that it names. */
  concepts: number[];
  /** Concepts that it is a product of: it shows the kind, but asking for the product is not asking for the kind. */
  kinds: number[];
  /** Short names count only as they are written: "PA" is not "pa". */
  exactCase: string | undefined;
}

/** Names by their words, and the words that names begin with, all without inflection. */
export interface ConceptNames {
  /** A word of a text, given as a lemma, in the form that names use. */
  wordOf(lemma: string): string;
  byKey: ReadonlyMap<string, Name>;
  longest: ReadonlyMap<string, number>;
  /** The words that the names of each concept, and of its products, begin with. */
  beginnings: readonly (readonly string[])[];
}

/** Several concepts may share a name; it stands for each of them. */
export function indexNames(
  packed: Pick<PackedConcepts, 'nameWords' | 'names'>,
  { nameWord }: Pick<WordRoots, 'nameWord'>,
): ConceptNames {
  const byKey = new Map<string, Name>();
  const longest = new Map<string, number>();
  const beginnings = unpackNames(packed)
    .split('\n')
    .map((line, concept) => {
      const [own = '', products = ''] = line.split('<');
      const add = (packed: string, owned: 'concepts' | 'kinds') => {
        const [key = '', exactCase] = packed.split('=');
        const entry = byKey.get(key) ?? { concepts: [], kinds: [], exactCase };
        byKey.set(key, entry);
        if (!entry[owned].includes(concept)) entry[owned].push(concept);
        const end = key.indexOf(' ');
        const first = end < 0 ? key : key.slice(0, end);
        longest.set(first, Math.max(longest.get(first) ?? 0, end < 0 ? 1 : key.split(' ').length));
        return first;
      };
      return [
        ...(own === '' ? [] : own.split('|').map((name) => add(name, 'concepts'))),
        ...(products === '' ? [] : products.split('|').map((name) => add(name, 'kinds'))),
      ];
    });
  return { wordOf: nameWord, byKey, longest, beginnings };
}

/** The concepts whose name is exactly these words. */
export function conceptsNamed({ byKey, wordOf }: ConceptNames, key: string): readonly number[] {
  return byKey.get(key.split(' ').map(wordOf).join(' '))?.concepts ?? [];
}

/** Every name of the wanted concepts in a text, also shorter ones inside longer ones: "wound care" is also "care". */
export function* findNames(
  { byKey, longest, beginnings, wordOf }: ConceptNames,
  tokens: readonly Token[],
  counts: (index: number) => boolean,
  wanted: ReadonlySet<number>,
): Generator<{ concept: number; from: number; to: number }> {
  const begins = new Set([...wanted].flatMap((concept) => beginnings[concept] ?? []));
  const words = tokens.map(({ lemma }) => wordOf(lemma));
  for (const [from, first] of words.entries()) {
    if (!begins.has(first)) continue;
    const reach = longest.get(first) ?? 0;
    let key = '';
    for (let to = from + 1; to <= from + reach && counts(to - 1); to += 1) {
      const token = tokens[to - 1];
      if (token === undefined || (to > from + 1 && token.opens)) break;
      key = key === '' ? first : `${key} ${words[to - 1]}`;
      const name = byKey.get(key);
      if (name === undefined || (name.exactCase !== undefined && name.exactCase !== token.surface)) continue;
      for (const concept of name.concepts) if (wanted.has(concept)) yield { concept, from, to };
      for (const concept of name.kinds) if (wanted.has(concept)) yield { concept, from, to };
    }
  }
}
