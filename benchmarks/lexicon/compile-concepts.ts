import { charCodeOf, type PackedConcepts } from '../../engine/concepts/packed-concepts.ts';
import { exactCaseOf } from '../../engine/lexicon/lexicon.ts';
import { tokenise } from '../../engine/text/tokenise.ts';
import type { WordRoots } from '../../engine/text/word-roots.ts';
import type { Concept } from './read-concept.ts';

/**
 * Concepts as the engine loads them: words already brought to their roots, names to their lemmas, so that a browser has
 * them within some ten milliseconds. The layout is that of engine/concepts/packed-concepts.ts.
 *
 * @param wordRoots of the language of the concepts
 */
export function compileConcepts(concepts: readonly Concept[], { rootOf, nameWord }: WordRoots): PackedConcepts {
  return {
    ...packPhrasings(concepts, rootOf),
    names: concepts.map((concept) => packNames(concept, nameWord)).join('\n'),
  };
}

function packPhrasings(
  concepts: readonly Concept[],
  rootOf: (lemma: string) => string,
): Pick<PackedConcepts, 'roots' | 'phrasings'> {
  const rootsOf = (option: string) => tokenise(option).map(({ lemma }) => rootOf(lemma));
  const phrasings = concepts.flatMap(({ phrasings }, concept) =>
    phrasings.map((places) => ({
      concept,
      places: places.map((options) => [...new Set(options.flatMap(rootsOf))]).filter((place) => place.length > 0),
    })),
  );
  const uses = new Map<string, number>();
  for (const root of phrasings.flatMap(({ places }) => places.flat())) uses.set(root, (uses.get(root) ?? 0) + 1);
  // The commonest first, so that most numbers are small.
  const roots = [...uses].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([root]) => root);
  const numberOf = new Map(roots.map((root, number) => [root, number]));
  const numbers: number[] = [];
  let last = 0;
  for (const { concept, places } of phrasings) {
    // The rarest place first: it is by its words that a phrasing is looked up, so that a common one ("clean", "report") costs
    // no look-up of the hundred phrasings that hold it.
    const rarest = places
      .map((place) => ({ uses: Math.max(...place.map((root) => uses.get(root) ?? 0)), place }))
      .sort((a, b) => a.uses - b.uses)
      .map(({ place }) => place.map((root) => numberOf.get(root) ?? 0).sort((a, b) => a - b));
    if (rarest.length === 0) continue;
    numbers.push(concept - last, rarest.length, ...rarest.flatMap((place) => [place.length, ...stepsOf(place)]));
    last = concept;
  }
  return { roots: roots.join(' '), phrasings: pack(numbers) };
}

/** Rising numbers, each as its distance from the one before. */
function stepsOf(numbers: readonly number[]): number[] {
  return numbers.map((number, at) => number - (numbers[at - 1] ?? 0));
}

/** A concept's names as lemmas, then its products. */
function packNames({ names, products }: Concept, nameWord: WordRoots['nameWord']): string {
  return [names, products]
    .map((list) =>
      list
        .map((name) => packName(name, nameWord))
        .filter(Boolean)
        .join('|'),
    )
    .join('<');
}

/** A short name counts only as it is written, so its spelling goes with it: "PA" is no "pa". */
function packName(name: string, nameWord: WordRoots['nameWord']): string {
  const words = tokenise(name);
  const exactCase = exactCaseOf(words);
  return words.map(({ lemma }) => nameWord(lemma)).join(' ') + (exactCase === undefined ? '' : `=${exactCase}`);
}

/** A character for each number. */
function pack(numbers: readonly number[]): string {
  return numbers.map((number) => String.fromCharCode(charCodeOf(number))).join('');
}
