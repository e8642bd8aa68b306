import type { Lexicon, Term, TermKind, TermMatch } from '../lexicon/lexicon.ts';
import { keyOf } from '../lexicon/lexicon.ts';
import type { Token } from '../text/tokenise.ts';
import { hash, mix } from './hash.ts';

/** The buckets of the hashed feature space: 2^16 keeps the weights small, and doubling it gained nothing. */
export const featureBuckets = 1 << 16;

/** What the tagger knows besides the words: terms, and which fields of work the words of the trades belong to. */
export interface Knowledge {
  lexicon: Lexicon;
  /** The fields of work of a key of one to three lemmas. */
  fieldsOf(key: string): readonly number[] | undefined;
  /** The weight of such a key by its rarity; the median is about 1.5. */
  fieldWeightOf(key: string): number;
  /** The number of words in the longest key that begins with a lemma; 0 when none does. */
  longestFieldKey(lemma: string): number;
  /** The keys in any name of a listed term, whichever name is written. */
  fieldKeysOf(term: Term): readonly string[];
}

/** What the features need of the knowledge. */
export type FieldIndex = Pick<Knowledge, 'fieldsOf' | 'longestFieldKey'>;

/** Everything about a word that does not depend on its neighbours, as numbers ready to be mixed into features. */
interface WordView {
  lower: number;
  lemma: number;
  prefix: number;
  suffix2: number;
  suffix3: number;
  suffix4: number;
  shape: number;
  /** Lexicon source and place in the term. */
  term: number;
  field: number;
}

const outside: WordView = {
  lower: 1,
  lemma: 1,
  prefix: 1,
  suffix2: 1,
  suffix3: 1,
  suffix4: 1,
  shape: 1,
  term: 1,
  field: 1,
};

/**
 * The active features of every word of a text, as buckets. `lineOf` has each word's line, `contextOf` a number for each
 * line's section, `listed` the lexicon's terms in the text. The order of the templates is part of the trained weights: after
 * changing it, train again.
 */
export function extractFeatures(
  tokens: readonly Token[],
  lineOf: ArrayLike<number>,
  contextOf: ArrayLike<number>,
  listed: readonly TermMatch[],
  knowledge: FieldIndex,
): Int32Array[] {
  const views = viewWords(tokens, listed, knowledge);
  const counts = new Map<number, number>();
  for (const view of views) counts.set(view.lemma, (counts.get(view.lemma) ?? 0) + 1);
  return tokens.map((token, index) => {
    const line = lineOf[index];
    const near = (offset: number) => (lineOf[index + offset] === line ? (views[index + offset] ?? outside) : outside);
    const [a, b, here, d, e] = [near(-2), near(-1), near(0), near(1), near(2)];
    const context = contextOf[line ?? 0] ?? 0;
    const isFirst = b === outside ? 1 : 0;
    const isLast = d === outside ? 1 : 0;
    const repeats = Math.min(3, counts.get(here.lemma) ?? 0);
    const parts = [
      0,
      here.lower,
      here.lemma,
      here.prefix,
      here.suffix2,
      here.suffix3,
      here.suffix4,
      here.shape,
      here.term,
      here.field,
      b.lower,
      b.shape,
      b.term,
      b.field,
      b.suffix3,
      d.lower,
      d.shape,
      d.term,
      d.field,
      d.suffix3,
      a.lower,
      e.lower,
      mix(b.lower, here.lower),
      mix(here.lower, d.lower),
      mix(a.lower, b.lower),
      mix(d.lower, e.lower),
      mix(here.shape, b.shape),
      mix(here.shape, d.shape),
      mix(here.term, here.shape),
      mix(here.term, b.term),
      mix(here.term, d.term),
      mix(here.field, here.term),
      mix(here.suffix3, b.lower),
      mix(b.lower, d.lower),
      context,
      mix(context, here.shape),
      mix(context, here.term),
      mix(isFirst, here.shape),
      mix(isLast, isFirst),
      mix(repeats, here.shape),
      mix(token.opens ? 1 : 0, here.shape),
      mix(a.term, e.term),
      mix(here.field, b.field),
    ];
    const features = new Int32Array(parts.length);
    for (let template = 0; template < parts.length; template += 1) {
      features[template] = mix(parts[template] ?? 0, template + 17) & (featureBuckets - 1);
    }
    return features;
  });
}

const kindNumbers: Readonly<Record<TermKind, number>> = { tool: 1, skill: 2, licence: 3, soft: 4, language: 5 };

function viewWords(
  tokens: readonly Token[],
  listed: readonly TermMatch[],
  { fieldsOf, longestFieldKey }: FieldIndex,
): WordView[] {
  const terms = new Int32Array(tokens.length);
  for (const { term, from, to } of listed) {
    const source = 20 * kindNumbers[term.kind];
    const length = Math.min(3, to - from);
    for (let index = from; index < to; index += 1) terms[index] = source + length * 4 + (index === from ? 1 : 2);
  }
  return tokens.map((token, index) => {
    const { lower, lemma, surface } = token;
    const isPair = longestFieldKey(lemma) > 1;
    const fields = fieldsOf(lemma) ?? (isPair ? fieldsOf(keyOf(tokens, index, index + 2)) : undefined) ?? [];
    return {
      lower: hash(lower),
      lemma: hash(lemma),
      prefix: hash(lower.slice(0, 4)),
      suffix2: hash(lower.slice(-2)),
      suffix3: hash(lower.slice(-3)),
      suffix4: hash(lower.slice(-4)),
      shape: hash(shapeOf(surface)),
      term: terms[index] ?? 0,
      field: fields.length === 0 ? 0 : (fields[0] ?? 0) + 100 * Math.min(2, fields.length),
    };
  });
}

/** "Kubernetes" Xx, "AWS" X, "C++" X+, "iOS" xX, "2019" 9: the look of a word, repeats folded. */
function shapeOf(surface: string): string {
  let shape = '';
  for (const character of surface.slice(0, 12)) {
    const kind = kindOf(character);
    if (!shape.endsWith(kind)) shape += kind;
  }
  return shape;
}

function kindOf(character: string): string {
  if (character >= '0' && character <= '9') return '9';
  if (character.toLowerCase() !== character) return 'X';
  return character.toUpperCase() === character ? character : 'x';
}
