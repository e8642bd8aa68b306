import type { WordRoots } from '../text/roots/word-roots.ts';
import type { Token } from '../text/tokenise.ts';
import { joinOf } from './joined-words.ts';
import { nameMarks, type WrittenNames } from './packed-concepts.ts';

/**
 * What a name stands for. `part` is `whole` for a name of the thing itself, else the number of a thing of its own within it, as "bore gauge" is in
 * precision measurement, or `loose` for a name that only goes with it.
 */
export interface NamedConcept {
  concept: number;
  part: number;
}

/** The parts that are none: the thing itself, and what only goes with it. */
export const whole = 0;
export const loose = 255;
/** From this number on a part is a product or the like, which only its own names show. */
const firstProduct = 128;

/** Whether what shows the thing in other words shows this part of it, too. */
export function isShownInOtherWords(part: number): boolean {
  return part < firstProduct || part === loose;
}

/**
 * The names of concepts, by number. They stay the flat list they are loaded as: fifty thousand small objects would take a tenth of a
 * second to make, and ten megabytes.
 */
export interface ConceptNames {
  /** A word of a text, given as a lemma, in the form that names use. */
  wordOf(lemma: string): string;
  /** The number of a word of any name. */
  numberOf: ReadonlyMap<string, number>;
  /** The most words of a name that begins with the word of this number; 0 when none does. */
  longest: Uint8Array;
  /** The first name of each concept, and at the end that of none. */
  firstOf: Uint32Array;
  /** The numbers of a name's words. */
  wordsOf(name: number): Uint16Array;
  /** The number of a name's first word. */
  beginningOf(name: number): number;
  /** The first of the names that are these words, `from` to before `to`; undefined for none. `hash` is that of `addTo`. */
  find(numbers: ArrayLike<number>, from: number, to: number, hash: number): number | undefined;
  /** Short names count only as they are written: "PA" is not "pa". */
  exactCaseOf(name: number): string | undefined;
  /** The concepts that have such a name, or those that it is a product of: a product shows the kind, but asks for itself alone. */
  conceptsOf(name: number, isProduct: boolean): NamedConcept[];
  /** Whether a concept is a licence, a certificate or the like. */
  isCredential(concept: number): boolean;
}

const emptyHash = 0;

function addTo(hash: number, number: number): number {
  const mixed = Math.imul(hash ^ number, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}

/** Several concepts may share a name; it stands for each of them. */
export function indexNames(names: WrittenNames, { nameWord }: Pick<WordRoots, 'nameWord'>): ConceptNames {
  const { words, written } = names;
  const { starts, sizes, spellings, isProduct, concepts, parts, firstOf, credentials } = splitNames(written);
  const longest = new Uint8Array(words.length + nameMarks.length);
  const size = 2 ** Math.ceil(Math.log2(2 * starts.length + 1));
  /** The first of equal names, from one on, at the place of its hash or behind it. */
  const table = new Uint32Array(size);
  /** The next name that is equal, from one on. */
  const next = new Uint32Array(starts.length);
  const placeOf = (numbers: ArrayLike<number>, from: number, count: number, hash: number): number => {
    for (let place = hash & (size - 1); ; place = (place + 1) & (size - 1)) {
      const name = (table[place] ?? 0) - 1;
      if (name < 0) return place;
      if (sizes[name] !== count) continue;
      const start = starts[name] ?? 0;
      let same = 0;
      while (same < count && written[start + same] === numbers[from + same]) same += 1;
      if (same === count) return place;
    }
  };
  for (let name = 0; name < starts.length; name += 1) {
    const [start = 0, count = 0] = [starts[name], sizes[name]];
    const first = written[start] ?? 0;
    longest[first] = Math.max(longest[first] ?? 0, count);
    let hash = emptyHash;
    for (let at = start; at < start + count; at += 1) hash = addTo(hash, written[at] ?? 0);
    const place = placeOf(written, start, count, hash);
    if (table[place] === 0) table[place] = name + 1;
    else {
      let last = (table[place] ?? 0) - 1;
      while ((next[last] ?? 0) > 0) last = (next[last] ?? 0) - 1;
      const isSame = concepts[last] === concepts[name] && isProduct[last] === isProduct[name];
      if (!isSame) next[last] = name + 1;
    }
  }
  return {
    wordOf: nameWord,
    numberOf: new Map(words.map((word, at) => [word, at + nameMarks.length])),
    longest,
    firstOf,
    wordsOf: (name) => written.subarray(starts[name] ?? 0, (starts[name] ?? 0) + (sizes[name] ?? 0)),
    beginningOf: (name) => written[starts[name] ?? 0] ?? 0,
    find: (numbers, from, to, hash) => {
      const name = table[placeOf(numbers, from, to - from, hash)] ?? 0;
      return name > 0 ? name - 1 : undefined;
    },
    exactCaseOf: (name) => words[(spellings[name] ?? 0) - nameMarks.length],
    conceptsOf(name, ofProducts) {
      const found: NamedConcept[] = [];
      for (let each = name + 1; each > 0; each = next[each - 1] ?? 0)
        if ((isProduct[each - 1] === 1) === ofProducts)
          found.push({ concept: concepts[each - 1] ?? 0, part: parts[each - 1] ?? whole });
      return found;
    },
    isCredential: (concept) => credentials.has(concept),
  };
}

/** Where each name begins, its words, its only valid spelling if it has one, its concept, and the part of it; which concepts are credentials. */
function splitNames(written: Uint16Array) {
  const most = written.length;
  const [starts, spellings] = [new Uint32Array(most), new Uint16Array(most)];
  const [sizes, isProduct, concepts] = [new Uint8Array(most), new Uint8Array(most), new Uint16Array(most)];
  const parts = new Uint8Array(most);
  const firstOf = [0];
  const credentials = new Set<number>();
  let [plainParts, properParts] = [whole, 0];
  let [names, start, size, spelling, product, part] = [0, 0, 0, 0, 0, whole];
  for (let at = 0; at <= most; at += 1) {
    const number = written[at] ?? nameMarks.length;
    if (at < most && number >= nameMarks.length) {
      if (spelling < 0) spelling = number;
      else if (spelling === 0) size += 1;
      continue;
    }
    const mark = nameMarks[number];
    if (mark === '=') {
      spelling = -1;
      continue;
    }
    if (size > 0) {
      starts[names] = start;
      sizes[names] = size;
      spellings[names] = Math.max(0, spelling);
      isProduct[names] = product;
      concepts[names] = firstOf.length - 1;
      parts[names] = part;
      names += 1;
    }
    if (mark === '!') credentials.add(firstOf.length - 1);
    if (mark === '/') {
      plainParts += 1;
      part = plainParts;
    }
    if (mark === '~') {
      part = firstProduct + properParts;
      properParts += 1;
    }
    if (mark === '?') part = loose;
    if (mark === '<') [product, part] = [1, whole];
    if (mark === '\n' || mark === undefined) {
      firstOf.push(names);
      [product, part, plainParts, properParts] = [0, whole, whole, 0];
    }
    [start, size, spelling] = [at + 1, 0, 0];
  }
  return {
    starts: starts.slice(0, names),
    sizes: sizes.slice(0, names),
    spellings: spellings.slice(0, names),
    isProduct: isProduct.slice(0, names),
    concepts: concepts.slice(0, names),
    parts: parts.slice(0, names),
    firstOf: Uint32Array.from(firstOf),
    credentials,
  };
}

/** The concepts whose name is exactly these words. */
export function conceptsNamed(names: ConceptNames, key: string): readonly NamedConcept[] {
  const numbers = key.split(' ').map((word) => names.numberOf.get(names.wordOf(word)) ?? 0);
  if (numbers.includes(0)) return [];
  const name = names.find(numbers, 0, numbers.length, numbers.reduce(addTo, emptyHash));
  return name === undefined ? [] : names.conceptsOf(name, false);
}

/** The number that each word of a text has in names; 0 for one that no name has. */
export function numberWords(names: ConceptNames, tokens: readonly Token[]): Uint16Array {
  const numbers = new Uint16Array(tokens.length);
  for (let index = 0; index < tokens.length; index += 1)
    numbers[index] = names.numberOf.get(names.wordOf(tokens[index]?.lemma ?? '')) ?? 0;
  return numbers;
}

/** A text's words, with their numbers from `numberWords`; those that do not count are in no name. */
interface NumberedWords {
  text: string;
  tokens: readonly Token[];
  numbers: Uint16Array;
  counts(index: number): boolean;
}

/**
 * Every name of the wanted concepts in a text that proves them or a part of them, also shorter ones inside longer ones: "wound care" is also
 * "care".
 */
export function* findNames(
  names: ConceptNames,
  words: NumberedWords,
  wanted: ReadonlySet<number>,
): Generator<NamedConcept & { from: number; to: number }> {
  for (const { name, from, to, isParted } of placesOfNames(names, words, markBeginnings(names, wanted)))
    for (const isProduct of [false, true])
      for (const { concept, part } of names.conceptsOf(name, isProduct))
        if (part !== loose && wanted.has(concept) && (!isParted || names.isCredential(concept)))
          yield { concept, part, from, to };
}

/**
 * Every place of a text that is a name, which begins with one of the marked words, or with any. Those with a mark between two words, `isParted`,
 * are names of credentials only: "NVQ (Level 3)" is one, and "message, broker" are two things.
 */
export function* placesOfNames(
  names: ConceptNames,
  { text, tokens, numbers, counts }: NumberedWords,
  begins?: Uint8Array,
): Generator<{ name: number; from: number; to: number; isParted: boolean }> {
  for (let from = 0; from < numbers.length; from += 1) {
    const first = numbers[from] ?? 0;
    if (begins?.[first] === 0) continue;
    const reach = names.longest[first] ?? 0;
    let hash = emptyHash;
    let isParted = false;
    for (let to = from + 1; to <= from + reach && counts(to - 1); to += 1) {
      const [before, token] = [tokens[to - 2], tokens[to - 1]];
      const number = numbers[to - 1] ?? 0;
      if (token === undefined || number === 0) break;
      if (to > from + 1 && token.opens) {
        const join = before && joinOf(text, before, token);
        if (join === undefined) break;
        isParted ||= join === 'credential';
      }
      hash = addTo(hash, number);
      const name = names.find(numbers, from, to, hash);
      if (name === undefined) continue;
      const exactCase = names.exactCaseOf(name);
      if (exactCase === undefined || exactCase === token.surface) yield { name, from, to, isParted };
    }
  }
}

/** Marks (1) the words that the names of the wanted concepts, and of their products, begin with. */
function markBeginnings({ longest, firstOf, beginningOf }: ConceptNames, wanted: ReadonlySet<number>): Uint8Array {
  const begins = new Uint8Array(longest.length);
  for (const concept of wanted)
    for (let name = firstOf[concept] ?? 0; name < (firstOf[concept + 1] ?? 0); name += 1) begins[beginningOf(name)] = 1;
  return begins;
}
