import { nameMarks, type PackedConcepts } from '../../engine/concepts/packed-concepts.ts';
import { exactCaseOf } from '../../engine/lexicon/lexicon.ts';
import { tokenise } from '../../engine/text/tokenise.ts';
import type { WordRoots } from '../../engine/text/word-roots.ts';
import { mergePhrasings, type Places } from './merge-phrasings.ts';
import { orderWords, packNumbers, packRepeats, packWords } from './pack-words.ts';
import type { Concept } from './read-concept.ts';

/**
 * Concepts as the engine loads them: words already brought to their roots, names to their lemmas, so that a browser has
 * them within some ten milliseconds. The layout is that of engine/concepts/packed-concepts.ts.
 *
 * @param wordRoots of the language of the concepts
 */
export function compileConcepts(concepts: readonly Concept[], { rootOf, nameWord }: WordRoots): PackedConcepts {
  return { ...packPhrasings(concepts, rootOf), ...packNames(withProducts(concepts), nameWord) };
}

/**
 * A tool among a skill's own names is a product of its kind, so that it shows the skill, and asking for it asks for it alone: RabbitMQ is no
 * other name of Kafka because both are message brokers.
 */
function withProducts(concepts: readonly Concept[]): Concept[] {
  const tools = new Set(concepts.filter(({ kind }) => kind === 'tool').flatMap(({ names }) => names));
  const isProduct = (name: string) => tools.has(name) && /[\p{Lu}\d]/u.test(name);
  return concepts.map((concept) => {
    const [first = '', ...others] = concept.names;
    if (concept.kind !== 'skill') return concept;
    const products = [...concept.products, ...others.filter(isProduct)];
    return { ...concept, names: [first, ...others.filter((name) => !isProduct(name))], products };
  });
}

function packPhrasings(
  concepts: readonly Concept[],
  rootOf: (lemma: string) => string,
): Pick<PackedConcepts, 'roots' | 'phrasings' | 'places' | 'fillings'> {
  const phrasings = concepts.flatMap(({ phrasings }, concept) =>
    mergePhrasings(phrasings.map((places) => rootsOfPlaces(places, rootOf)).filter((places) => places.length > 0)).map(
      (places) => ({ concept, places }),
    ),
  );
  const uses = new Map<string, number>();
  for (const root of phrasings.flatMap(({ places }) => places.flat())) uses.set(root, (uses.get(root) ?? 0) + 1);
  const roots = orderWords(phrasings.flatMap(({ places }) => places.flat()));
  const numberOf = new Map(roots.map((root, number) => [root, number]));
  const heads: number[] = [];
  const sizes: number[] = [];
  const fillings: number[] = [];
  let last = 0;
  for (const { concept, places } of phrasings) {
    // The rarest place first: it is by its words that a phrasing is looked up, so that a common one ("clean", "report") costs
    // no look-up of the hundred phrasings that hold it.
    const rarest = places
      .map((place) => ({ uses: Math.max(...place.map((root) => uses.get(root) ?? 0)), place }))
      .sort((a, b) => a.uses - b.uses)
      .map(({ place }) => place.map((root) => numberOf.get(root) ?? 0).sort((a, b) => a - b));
    heads.push(concept - last, rarest.length);
    for (const place of rarest) {
      sizes.push(place.length);
      fillings.push(...stepsOf(place));
    }
    last = concept;
  }
  return {
    roots: packWords(roots),
    phrasings: packNumbers(heads),
    places: packNumbers(sizes),
    fillings: packNumbers(fillings),
  };
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

function packNames(
  concepts: readonly Concept[],
  nameWord: WordRoots['nameWord'],
): Pick<PackedConcepts, 'nameWords' | 'names'> {
  const marks: readonly string[] = nameMarks;
  const lines = concepts.map((concept, at) => {
    const line = nameLine(concept, nameWord) + (at < concepts.length - 1 ? '\n' : '');
    return line.split(/([ |\n<=])/).filter((part) => part !== '' && part !== ' ');
  });
  const words = orderWords(lines.flat().filter((part) => !marks.includes(part)));
  const numberOf = new Map([...marks, ...words].map((part, number) => [part, number]));
  const numbers = lines.map((line) => line.map((part) => numberOf.get(part) ?? 0));
  return { nameWords: packWords(words), names: packRepeats(numbers, marks.length) };
}

/** A concept's names as lemmas, then its products, each once, by the alphabet, where neighbours begin alike. */
function nameLine({ names, products }: Concept, nameWord: WordRoots['nameWord']): string {
  const [own = '', made = ''] = [names, products].map((list) =>
    [...new Set(list.map((name) => packName(name, nameWord)).filter(Boolean))].sort().join('|'),
  );
  return made === '' ? own : `${own}<${made}`;
}

/** A short name counts only as it is written, so its spelling goes with it: "PA" is no "pa". */
function packName(name: string, nameWord: WordRoots['nameWord']): string {
  const words = tokenise(name);
  const exactCase = exactCaseOf(words);
  return words.map(({ lemma }) => nameWord(lemma)).join(' ') + (exactCase === undefined ? '' : `=${exactCase}`);
}
