import type { SentenceLemmas } from '../text/roots/word-roots.ts';
import type { ConceptIndex, Family, Pattern } from './concept-index.ts';

/** A sentence's words that show a concept: words `from` to before `to`. */
export interface ConceptPlace {
  concept: number;
  from: number;
  to: number;
  /** The phrasing that shows it, by number; undefined where words of several do. */
  phrasing?: number;
}

/**
 * Words of a text for finding concepts. A phrasing never reaches over the end of a sentence; a word that is denied, wished for
 * or copied does not count.
 */
export interface SentenceWords extends SentenceLemmas {
  /** The roots of the words, when they are known already. */
  families?: readonly Family[] | undefined;
  /** 1 for words that stand for several, as a listed term does for those of all its names: they fill several places. */
  manifold?: ArrayLike<number> | undefined;
  /** Numbers of the concepts to look for; all of them when undefined. */
  wanted?: ReadonlySet<number> | undefined;
}

/** A longer sentence is read in stretches of this many words: text without full stops is not a sentence. */
const longestSentence = 400;

/**
 * Every place of a text that shows a concept in other words: all words of one of its phrasings, in any order and
 * inflection, close together in one sentence. Linear in the text's length.
 */
export function findConcepts(index: ConceptIndex, words: SentenceWords): ConceptPlace[] {
  const families = words.families ?? index.familiesOf(words);
  const { wanted, manifold } = words;
  /** Most words of a resume begin no phrasing that is looked for: those cost one look. */
  const begins = wanted && index.markRarest(wanted);
  const isWanted = wanted && markAll(wanted);
  /** For each root, the stretch that had it last, so that most phrasings cost one look-up. */
  const seenIn = new Int32Array(index.roots);
  const found: ConceptPlace[] = [];
  let stretch = 0;
  for (let from = 0, to = 0; from < families.length; from = to) {
    stretch += 1;
    for (
      to = from;
      to < families.length && to - from < longestSentence && words.sentenceOf[to] === words.sentenceOf[from];
      to += 1
    ) {
      for (const root of families[to] ?? []) seenIn[root] = stretch;
    }
    for (let anchor = from; anchor < to; anchor += 1) {
      for (const root of families[anchor] ?? []) {
        if (begins?.[root] === 0) continue;
        const phrasings = index.phrasingsBy(root);
        for (let at = 0; at < phrasings.length; at += 1) {
          const phrasing = phrasings[at] ?? 0;
          const concept = index.conceptOf(phrasing);
          if (isWanted && isWanted[concept] !== 1) continue;
          if (!index.isFilled(phrasing, seenIn, stretch)) continue;
          const place = placeAround(index.patternOf(phrasing), anchor, { families, manifold }, from, to);
          if (place) found.push({ concept, from: place[0], to: place[1], phrasing });
        }
      }
    }
  }
  return found;
}

/** A table of the numbers, which each word asks for several times. */
function markAll(numbers: ReadonlySet<number>): Uint8Array {
  const marks = new Uint8Array([...numbers].reduce((most, each) => Math.max(most, each), 0) + 1);
  for (const number of numbers) marks[number] = 1;
  return marks;
}

/** The narrowest stretch around `anchor`, which fills the pattern's first place, that fills the others as well. */
function placeAround(
  { places, reach }: Pattern,
  anchor: number,
  { families, manifold }: { families: readonly Family[]; manifold: ArrayLike<number> | undefined },
  first: number,
  last: number,
): [from: number, to: number] | undefined {
  if (places.length === 1) return [anchor, anchor + 1];
  for (let from = anchor; anchor - from < reach && from >= first; from -= 1) {
    let filled = 1;
    for (let index = from; index < from + reach && index < last; index += 1) {
      const family = families[index];
      const isManifold = manifold?.[index] === 1;
      if ((index === anchor && !isManifold) || family === undefined || family.length === 0) continue;
      for (const [at, options] of places.entries()) {
        if ((filled & (1 << at)) !== 0 || !family.some((root) => options.includes(root))) continue;
        filled |= 1 << at;
        if (!isManifold) break;
      }
      if (filled === (1 << places.length) - 1) return [from, Math.max(index, anchor) + 1];
    }
  }
  return undefined;
}
