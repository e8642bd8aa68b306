import type { Lexicon, Term, TermKind, TermMatch } from '../../lexicon/lexicon.ts';
import { keyOf } from '../../lexicon/lexicon.ts';
import { rememberWords } from '../../text/cache/remember-words.ts';
import type { Token } from '../../text/tokenise.ts';
import { hash, hashPart, mix } from '../words/hash.ts';

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

/** The active features of a text's words, `perWord` for each, as buckets: one list, because a posting has hundreds of words. */
export interface TextFeatures {
  words: number;
  perWord: number;
  buckets: Uint16Array;
}

/** Where the views of the words that a template speaks of begin: two to the left, one, the word itself, one to the right, two. */
const words = { a: 0, b: viewSize, here: 2 * viewSize, d: 3 * viewSize, e: 4 * viewSize } as const;
/** What is known of the word's place stands behind them. */
const place = { nothing: 45, context: 46, isFirst: 47, isLast: 48, repeats: 49, opens: 50 } as const;

const partNumbers = new Map<string, number>([
  ...Object.entries(words).flatMap(([word, from]) =>
    Object.entries(view).map(([part, at]): [string, number] => [`${word}.${part}`, from + at]),
  ),
  ...Object.entries(place),
]);
const noPart = -1;

/**
 * What every feature is made of: one part or two. Their order is part of the trained weights: after changing it, train again.
 */
const templates =
  `nothing here.lower here.lemma here.prefix here.suffix2 here.suffix3 here.suffix4 here.shape here.term here.field
  b.lower b.shape b.term b.field b.suffix3 d.lower d.shape d.term d.field d.suffix3 a.lower e.lower
  b.lower+here.lower here.lower+d.lower a.lower+b.lower d.lower+e.lower here.shape+b.shape here.shape+d.shape here.term+here.shape
  here.term+b.term here.term+d.term here.field+here.term here.suffix3+b.lower b.lower+d.lower
  context context+here.shape context+here.term isFirst+here.shape isLast+isFirst repeats+here.shape opens+here.shape
  a.term+e.term here.field+b.field`
    .split(/\s+/)
    .map((template) => template.split('+').map((part) => partNumbers.get(part) ?? noPart));
const perWord = templates.length;
const first = Int8Array.from(templates, ([part = noPart]) => part);
const second = Int8Array.from(templates, ([, part = noPart]) => part);

/**
 * The active features of every word of a text. `lineOf` has each word's line, `contextOf` a number for each line's section, `listed` the
 * lexicon's terms in the text.
 */
export function extractFeatures(
  tokens: readonly Token[],
  lineOf: ArrayLike<number>,
  contextOf: ArrayLike<number>,
  listed: readonly TermMatch[],
  knowledge: FieldIndex,
): TextFeatures {
  const views = viewWords(tokens, listed, knowledge);
  const outside = tokens.length * viewSize;
  const counts = new Map<number, number>();
  for (let lemma: number = view.lemma; lemma < outside; lemma += viewSize)
    counts.set(views[lemma] ?? 0, (counts.get(views[lemma] ?? 0) ?? 0) + 1);
  const buckets = new Uint16Array(tokens.length * perWord);
  const parts = new Int32Array(partNumbers.size);
  for (let index = 0; index < tokens.length; index += 1) {
    const line = lineOf[index];
    const see = (word: number, at: number) => {
      const from = lineOf[at] === line ? at * viewSize : outside;
      for (let part = 0; part < viewSize; part += 1) parts[word + part] = views[from + part] ?? 0;
      return from === outside ? 1 : 0;
    };
    see(words.a, index - 2);
    parts[place.isFirst] = see(words.b, index - 1);
    see(words.here, index);
    parts[place.isLast] = see(words.d, index + 1);
    see(words.e, index + 2);
    parts[place.context] = contextOf[line ?? 0] ?? 0;
    parts[place.repeats] = Math.min(3, counts.get(views[index * viewSize + view.lemma] ?? 0) ?? 0);
    parts[place.opens] = tokens[index]?.opens ? 1 : 0;
    mixTemplates(parts, buckets, index * perWord);
  }
  return { words: tokens.length, perWord, buckets };
}

/** Writes the buckets of the word that the parts tell of, from `to` on. */
function mixTemplates(parts: Int32Array, buckets: Uint16Array, to: number): void {
  for (let template = 0; template < perWord; template += 1) {
    const one = parts[first[template] ?? 0] ?? 0;
    const other = second[template] ?? noPart;
    const value = other === noPart ? one : mix(one, parts[other] ?? 0);
    buckets[to + template] = mix(value, template + 17) & (featureBuckets - 1);
  }
}

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
