import {
  type KnownRoots,
  readOwnRoots,
  rootsOf,
  rootsOfNames,
  withPhrasingRoots,
} from '../../engine/concepts/known-roots.ts';
import {
  nameMarks,
  type PackedConcepts,
  type PackedPhrasings,
  type PackedRoots,
  placeAgain,
  unpackNames,
  unpackWords,
} from '../../engine/concepts/packed-concepts.ts';
import { exactCaseOf } from '../../engine/lexicon/lexicon.ts';
import type { WordRoots } from '../../engine/text/roots/word-roots.ts';
import { tokenise } from '../../engine/text/tokenise.ts';
import { findKin } from './find-kin.ts';
import { mergePhrasings, type Places } from './merge-phrasings.ts';
import { orderWords, packLarge, packNumbers, packRepeats, packWords } from './pack-words.ts';
import { allNames, type Concept } from './read-concept.ts';

/** A language's concepts as the engine loads them: the names of all, and the phrasings of each chunk. */
export interface CompiledLanguage {
  packed: PackedConcepts;
  phrasings: readonly PackedPhrasings[];
}

/** How a language's lists are read. */
export interface ListLanguage extends WordRoots {
  /** How the names of products and the like are written. */
  properName: RegExp;
}

/** A concept with the chunk that its phrasings are part of. */
export interface ChunkedConcept extends Concept {
  /** The chunk's number; numbers rise from concept to concept. */
  chunk: number;
}

/**
 * Concepts as the engine loads them: words already brought to their roots, names to their lemmas, so that a browser has
 * them within some ten milliseconds. The layout is that of engine/concepts/packed-concepts.ts.
 *
 * @param wordRoots of the language of the concepts
 * @param further concepts, numbered behind the others
 */
export function compileConcepts(
  concepts: readonly ChunkedConcept[],
  wordRoots: ListLanguage,
  further: readonly ChunkedConcept[] = [],
): CompiledLanguage {
  const all = [...concepts, ...further];
  const names = packNames(withProducts(all), wordRoots);
  const merged = all.map(({ phrasings }, concept) => mergeRoots(concept, phrasings, wordRoots));
  const ofNames = rootsOfNames(unpackNames(names), wordRoots);
  const own = packOwnRoots(merged.slice(0, concepts.length), ofNames);
  const known = withPhrasingRoots(ofNames, own, readOwnRoots(own));
  const uses = countOf(merged.slice(0, concepts.length).flatMap(({ phrasings }) => phrasings.flat(2)));
  const kin = findKin(concepts, further, wordRoots);
  const chunks = 1 + Math.max(-1, ...all.map(({ chunk }) => chunk));
  const inChunk = (number: number) =>
    merged.filter(({ concept, phrasings }) => all[concept]?.chunk === number && phrasings.length > 0);
  return {
    packed: {
      ...own,
      ...names,
      chunks: packNumbers(
        merged.map(({ concept, phrasings }) => (phrasings.length > 0 ? (all[concept]?.chunk ?? 0) + 1 : 0)),
      ),
      first: concepts.length,
      kinCounts: packNumbers(kin.map(({ length }) => length)),
      kin: packLarge(kin.flatMap(stepsOf)),
    },
    phrasings: Array.from({ length: chunks }, (_, number) => packPhrasings(inChunk(number), known, uses)),
  };
}

/**
 * A tool among a skill's own names is a product of its kind, so that it shows the skill, and asking for it asks for it alone: RabbitMQ is no
 * other name of Kafka because both are message brokers.
 *
 * A tool that stands among its own list's products is one of several, and what only goes with it names their kind: Hootsuite is no other name of
 * Buffer.
 */
function withProducts(concepts: readonly Concept[]): Concept[] {
  const tools = new Set(concepts.filter(({ kind }) => kind === 'tool').flatMap(allNames));
  const isProduct = (name: string) => tools.has(name) && /[\p{Lu}\d]/u.test(name);
  return concepts.map((concept) => {
    const [first = '', ...others] = concept.names;
    if (concept.kind === 'tool' && concept.names.some((name) => concept.products.includes(name)))
      return asKind(concept);
    if (concept.kind !== 'skill') return concept;
    const products = [...concept.products, ...others.filter(isProduct)];
    return { ...concept, names: [first, ...others.filter((name) => !isProduct(name))], products };
  });
}

function asKind(concept: Concept): Concept {
  const { names, parts, loose } = concept;
  const isKind = (name: string) => !/\p{Lu}/u.test(name);
  return {
    ...concept,
    names: loose.filter(isKind),
    parts: [names, ...parts],
    loose: loose.filter((name) => !isKind(name)),
  };
}

/** A concept's phrasings by root, as few as possible. */
interface RootPhrasings {
  concept: number;
  phrasings: readonly Places[];
}

function mergeRoots(concept: number, phrasings: Concept['phrasings'], { rootOf }: WordRoots): RootPhrasings {
  const byRoot = phrasings.map((places) => rootsOfPlaces(places, rootOf)).filter((places) => places.length > 0);
  return { concept, phrasings: mergePhrasings(byRoot) };
}

/** The roots that the phrasings of these concepts have and that are not known to be the concept's own. */
function packOwnRoots(concepts: readonly RootPhrasings[], { roots, ofConcept }: KnownRoots): PackedRoots {
  const isKnown = new Set(roots);
  const others = orderWords(
    concepts.flatMap(({ phrasings }) => phrasings.flat(2)).filter((root) => !isKnown.has(root)),
  );
  const numberOf = new Map([...roots, ...others].map((root, number) => [root, number]));
  const own = concepts.map(({ concept, phrasings }) => {
    const numbers = new Set(phrasings.flat(2).map((root) => numberOf.get(root) ?? 0));
    for (const root of ofConcept(concept)) numbers.delete(root);
    return [...numbers].sort((a, b) => a - b);
  });
  return {
    otherRoots: packWords(others),
    ownCounts: packNumbers(own.map(({ length }) => length)),
    own: packLarge(own.flatMap(stepsOf)),
  };
}

/** The phrasings of some concepts, in the order of their numbers. */
function packPhrasings(
  concepts: readonly RootPhrasings[],
  known: KnownRoots,
  uses: ReadonlyMap<string, number>,
): PackedPhrasings {
  const packed = packOwnRoots(concepts, known);
  const ownRoots = readOwnRoots(packed);
  const numberOf = new Map([...known.roots, ...unpackWords(packed.otherRoots)].map((root, number) => [root, number]));
  const heads: number[] = [];
  const sizes: number[] = [];
  const fillings: number[] = [];
  let last = 0;
  for (const [at, { concept, phrasings }] of concepts.entries()) {
    const own = [...known.ofConcept(concept), ...rootsOf(ownRoots, at)];
    const within = new Map(own.map((root, place) => [root, place]));
    const different: string[] = [];
    for (const places of phrasings) {
      heads.push(concept - last, places.length);
      last = concept;
      for (const place of rarestFirst(places, uses)) {
        const numbers = place.map((root) => within.get(numberOf.get(root) ?? 0) ?? 0).sort((a, b) => a - b);
        const again = different.indexOf(numbers.join());
        if (again >= 0) {
          sizes.push(placeAgain + different.length - 1 - again);
          continue;
        }
        if (numbers.length >= placeAgain) throw new RangeError(`${numbers.length} words for one place are too many.`);
        different.push(numbers.join());
        sizes.push(numbers.length);
        fillings.push(...stepsOf(numbers));
      }
    }
  }
  return {
    ...packed,
    phrasings: packNumbers(heads),
    places: packNumbers(sizes),
    fillings: packNumbers(fillings),
  };
}

/**
 * It is by the words of its first place that a phrasing is looked up, so that a common one ("clean", "report") costs no look-up of the
 * hundred phrasings that hold it.
 */
function rarestFirst(places: Places, uses: ReadonlyMap<string, number>): Places {
  const most = (place: readonly string[]) => Math.max(...place.map((root) => uses.get(root) ?? 0));
  return [...places].sort((a, b) => most(a) - most(b));
}

function countOf(words: readonly string[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1);
  return uses;
}

/** A phrasing's places by root; a place without a word ("[&]") is none. */
function rootsOfPlaces(places: Places, rootOf: (lemma: string) => string): Places {
  return places
    .map((options) => [...new Set(options.flatMap((option) => tokenise(option).map(({ lemma }) => rootOf(lemma))))])
    .filter((place) => place.length > 0);
}

/** Rising numbers, each as its distance from the one before. */
function stepsOf(numbers: readonly number[]): number[] {
  return numbers.map((number, at) => number - (numbers[at - 1] ?? 0));
}

function packNames(concepts: readonly Concept[], language: ListLanguage): Pick<PackedConcepts, 'nameWords' | 'names'> {
  const marks: readonly string[] = nameMarks;
  const lines = concepts.map((concept, at) => {
    const line = nameLine(concept, language) + (at < concepts.length - 1 ? '\n' : '');
    return line.split(/([ |\n<=/?!~])/).filter((part) => part !== '' && part !== ' ');
  });
  const words = orderWords(lines.flat().filter((part) => !marks.includes(part)));
  const numberOf = new Map([...marks, ...words].map((part, number) => [part, number]));
  const numbers = lines.map((line) => line.map((part) => numberOf.get(part) ?? 0));
  return { nameWords: packWords(words), names: packRepeats(numbers, marks.length) };
}

/** A concept's names as lemmas, its parts, what only goes with it, and its products, each once, by the alphabet, where neighbours begin alike. */
function nameLine(concept: Concept, { nameWord, properName }: ListLanguage): string {
  const { names, parts, loose, products } = concept;
  const packed = new Set<string>();
  const list = (each: readonly string[], isProduct = false) => {
    const fresh = new Set(
      each.map((name) => packName(name, nameWord, isProduct)).filter((name) => name !== '' && !packed.has(name)),
    );
    for (const name of fresh) packed.add(name);
    return [...fresh].sort().join('|');
  };
  const marked = (mark: string, each: readonly string[]) => {
    const line = list(each, mark === '<');
    return line === '' ? '' : mark + line;
  };
  const own = (isCredential(concept) ? '!' : '') + list(names);
  const told = parts.map((part) => marked(part.every((name) => properName.test(name)) ? '~' : '/', part));
  return [own, ...told, marked('?', loose), marked('<', products)].join('');
}

/** Only names prove an electrical code, too, and it is no credential. A credential has a name that says so. */
function isCredential(concept: Concept): boolean {
  return concept.kind === 'licence' && allNames(concept).some((name) => ofCredential.test(name));
}

const ofCredential =
  /\b(?:licen[cs]ed?|licensure|certificat(?:e|ion)s?|certified|cert|diploma|[ns]vq|endorsement|accredit(?:ed|ation)|regist(?:ered|ration)|qualified|qualification|chartered|member(?:ship)?|ticket|card|permit|degree|bachelor|master['’]?s|award|level \d)\b/i;

/**
 * A short name counts only as it is written, so its spelling goes with it: "PA" is no "pa". So does a product's name that is the form of a word:
 * who can say no ("Nein sagen") has not used Sage.
 */
function packName(name: string, nameWord: WordRoots['nameWord'], isProduct: boolean): string {
  const words = tokenise(name);
  const [only, second] = words;
  const isForm = isProduct && only !== undefined && second === undefined && nameWord(only.lemma) !== only.lemma;
  const exactCase = isForm ? only.surface : exactCaseOf(words);
  return words.map(({ lemma }) => nameWord(lemma)).join(' ') + (exactCase === undefined ? '' : `=${exactCase}`);
}
