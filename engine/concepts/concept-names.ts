import type { Token } from '../text/tokenise.ts';
import type { PackedConcepts } from './packed-concepts.ts';

/** What a name stands for. */
interface Name {
  /** Concepts that it names. */
  concepts: number[];
  /** Concepts that it is a product of: it shows the kind, but who asks for it does not ask for the kind. */
  kinds: number[];
  /** Short names count only as they are written: "PA" is no "pa". */
  exactCase: string | undefined;
}

/** Names by their lemmas, and the lemmas that names begin with. */
export interface ConceptNames {
  byKey: ReadonlyMap<string, Name>;
  longest: ReadonlyMap<string, number>;
  /** The lemmas that the names of each concept, and of its products, begin with. */
  beginnings: readonly (readonly string[])[];
}

/** Several concepts may share a name; each is meant by it. */
export function indexNames({ names }: Pick<PackedConcepts, 'names'>): ConceptNames {
  const byKey = new Map<string, Name>();
  const longest = new Map<string, number>();
  const beginnings = names.split('\n').map((line, concept) => {
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
  return { byKey, longest, beginnings };
}

/** The concepts of words that are a name as a whole; none for other words. */
export function conceptsNamed({ byKey }: ConceptNames, key: string): readonly number[] {
  return byKey.get(key)?.concepts ?? [];
}

/** Every name of the wanted concepts in a text, shorter ones inside longer ones too: who does "wound care" also does "care". */
export function* findNames(
  { byKey, longest, beginnings }: ConceptNames,
  tokens: readonly Token[],
  counts: (index: number) => boolean,
  wanted: ReadonlySet<number>,
): Generator<{ concept: number; from: number; to: number }> {
  const begins = new Set([...wanted].flatMap((concept) => beginnings[concept] ?? []));
  for (let from = 0; from < tokens.length; from += 1) {
    const { lemma = '' } = tokens[from] ?? {};
    if (!begins.has(lemma)) continue;
    const reach = longest.get(lemma) ?? 0;
    let key = '';
    for (let to = from + 1; to <= from + reach && counts(to - 1); to += 1) {
      const token = tokens[to - 1];
      if (token === undefined || (to > from + 1 && token.opens)) break;
      key = key === '' ? token.lemma : `${key} ${token.lemma}`;
      const name = byKey.get(key);
      if (name === undefined || (name.exactCase !== undefined && name.exactCase !== token.surface)) continue;
      for (const concept of name.concepts) if (wanted.has(concept)) yield { concept, from, to };
      for (const concept of name.kinds) if (wanted.has(concept)) yield { concept, from, to };
    }
  }
}
