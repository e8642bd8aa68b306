import type { Lexicon, Term, TermKind, TermMatch } from '../lexicon/lexicon.ts';
import { keyOf } from '../lexicon/lexicon.ts';
import { rememberWords } from '../text/remember-words.ts';
import type { Token } from '../text/tokenise.ts';
import { hash, hashPart, mix } from './hash.ts';

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

/**
 * Everything about a word that does not depend on its neighbours, as numbers ready to be mixed into features; `term` is the lexicon
 * source and the place in the term. The numbers of all words lie in one list, because a posting has hundreds of words.
 */
const view = {
  lower: 0,
  lemma: 1,
  prefix: 2,
  suffix2: 3,
  suffix3: 4,
  suffix4: 5,
  shape: 6,
  term: 7,
  field: 8,
} as const;
const viewSize = 9;

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
  const outside = tokens.length * viewSize;
  const counts = new Map<number, number>();
  for (let lemma: number = view.lemma; lemma < outside; lemma += viewSize)
    counts.set(views[lemma] ?? 0, (counts.get(views[lemma] ?? 0) ?? 0) + 1);
  return tokens.map((token, index) => {
    const line = lineOf[index];
    const near = (place: number) => (lineOf[place] === line ? place * viewSize : outside);
    const repeats = counts.get(views[index * viewSize + view.lemma] ?? 0) ?? 0;
    const around = { a: near(index - 2), b: near(index - 1), d: near(index + 1), e: near(index + 2), outside };
    return mixTemplates(views, index * viewSize, around, contextOf[line ?? 0] ?? 0, repeats, token.opens);
  });
}

/** Where the views of the neighbours begin: two to the left, one to the left, one to the right, two to the right. */
interface Around {
  a: number;
  b: number;
  d: number;
  e: number;
  outside: number;
}

function mixTemplates(
  views: Int32Array,
  here: number,
  { a, b, d, e, outside }: Around,
  context: number,
  repeats: number,
  opens: boolean,
): Int32Array {
  const features = new Int32Array(templates);
  let template = 0;
  const add = (value: number) => {
    features[template] = mix(value, template + 17) & (featureBuckets - 1);
    template += 1;
  };
  const of = (word: number, part: number) => views[word + part] ?? 0;
  const [lower, shape, term] = [of(here, view.lower), of(here, view.shape), of(here, view.term)];
  add(0);
  for (let part = 0; part < viewSize; part += 1) add(of(here, part));
  for (let side = 0; side < 2; side += 1) {
    const word = side === 0 ? b : d;
    add(of(word, view.lower));
    add(of(word, view.shape));
    add(of(word, view.term));
    add(of(word, view.field));
    add(of(word, view.suffix3));
  }
  add(of(a, view.lower));
  add(of(e, view.lower));
  add(mix(of(b, view.lower), lower));
  add(mix(lower, of(d, view.lower)));
  add(mix(of(a, view.lower), of(b, view.lower)));
  add(mix(of(d, view.lower), of(e, view.lower)));
  add(mix(shape, of(b, view.shape)));
  add(mix(shape, of(d, view.shape)));
  add(mix(term, shape));
  add(mix(term, of(b, view.term)));
  add(mix(term, of(d, view.term)));
  add(mix(of(here, view.field), term));
  add(mix(of(here, view.suffix3), of(b, view.lower)));
  add(mix(of(b, view.lower), of(d, view.lower)));
  const isFirst = b === outside ? 1 : 0;
  add(context);
  add(mix(context, shape));
  add(mix(context, term));
  add(mix(isFirst, shape));
  add(mix(d === outside ? 1 : 0, isFirst));
  add(mix(Math.min(3, repeats), shape));
  add(mix(opens ? 1 : 0, shape));
  add(mix(of(a, view.term), of(e, view.term)));
  add(mix(of(here, view.field), of(b, view.field)));
  return features;
}

/** How many features each word has. */
const templates = 43;

const kindNumbers: Readonly<Record<TermKind, number>> = { tool: 1, skill: 2, licence: 3, soft: 4, language: 5 };

/** The views of all words, and at the end that of a word outside the line. */
function viewWords(
  tokens: readonly Token[],
  listed: readonly TermMatch[],
  { fieldsOf, longestFieldKey }: FieldIndex,
): Int32Array {
  const views = new Int32Array((tokens.length + 1) * viewSize);
  for (const { term, from, to } of listed) {
    const source = 20 * kindNumbers[term.kind];
    const length = Math.min(3, to - from);
    for (let index = from; index < to; index += 1)
      views[index * viewSize + view.term] = source + length * 4 + (index === from ? 1 : 2);
  }
  for (const [index, { lower, lemma, surface }] of tokens.entries()) {
    const at = index * viewSize;
    const { length } = lower;
    views[at + view.lower] = hash(lower);
    views[at + view.lemma] = hash(lemma);
    views[at + view.prefix] = hashPart(lower, 0, 4);
    views[at + view.suffix2] = hashPart(lower, length - 2, length);
    views[at + view.suffix3] = hashPart(lower, length - 3, length);
    views[at + view.suffix4] = hashPart(lower, length - 4, length);
    views[at + view.shape] = hashOfShape(surface);
    const longest = longestFieldKey(lemma);
    if (longest === 0) continue;
    const fields = fieldsOf(lemma) ?? (longest > 1 ? fieldsOf(keyOf(tokens, index, index + 2)) : undefined);
    if (fields && fields.length > 0) views[at + view.field] = (fields[0] ?? 0) + 100 * Math.min(2, fields.length);
  }
  return views.fill(1, tokens.length * viewSize);
}

const hashOfShape = rememberWords((surface) => hash(shapeOf(surface)));

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
