import type { TermMatch } from '../lexicon/lexicon.ts';
import type { Token } from '../text/tokenise.ts';
import {
  beginsTerm,
  type ChainWeights,
  computeMarginals,
  decodeChain,
  insideTerm,
  labels,
  scoreWords,
} from './chain.ts';
import { extractFeatures, type FieldIndex, featureBuckets } from './features.ts';

/** A term that the posting names, as words `from` to before `to`; `confidence` 0 to 1. */
export interface TaggedTerm {
  from: number;
  to: number;
  confidence: number;
}

/**
 * Weights are stored as one printable character each: `(` is the lowest of 51 levels, so that they pack well.
 * 0.04 a level cost nothing in cross-validation; 0.1 lost a hundredth of hardF1.
 */
export const weightLevels = { lowest: 40, zero: 65, highest: 90, step: 0.04 } as const;

/**
 * Leaning towards more terms: the model alone names few and sure ones. 1.75 gave the best balance of precision and
 * recall in cross-validation (engine/README.md).
 */
const eagerness = 1.75;

/** Unpacks what the training wrote: all features' weights, then the transitions'. */
export function readWeights(packed: string): ChainWeights {
  const numbers = Float32Array.from(
    packed,
    (character) => (character.charCodeAt(0) - weightLevels.zero) * weightLevels.step,
  );
  const size = featureBuckets * labels;
  return { features: numbers.subarray(0, size), transitions: numbers.subarray(size) };
}

/** Terms in the words of a posting, line by line. `lineOf` is each word's line, `contextOf` each line's section number. */
export function tagTerms(
  weights: ChainWeights,
  tokens: readonly Token[],
  lineOf: ArrayLike<number>,
  contextOf: ArrayLike<number>,
  listed: readonly TermMatch[],
  knowledge: FieldIndex,
): TaggedTerm[] {
  const features = extractFeatures(tokens, lineOf, contextOf, listed, knowledge);
  const terms: TaggedTerm[] = [];
  for (let from = 0; from < tokens.length; ) {
    let to = from + 1;
    while (to < tokens.length && lineOf[to] === lineOf[from]) to += 1;
    tagLine(weights, features, from, to, terms);
    from = to;
  }
  return terms;
}

function tagLine(
  weights: ChainWeights,
  features: readonly Int32Array[],
  from: number,
  to: number,
  terms: TaggedTerm[],
): void {
  const scores = scoreWords(weights, features, from, to);
  const path = decodeChain(scores, weights.transitions, eagerness);
  if (!path.includes(beginsTerm)) return;
  const { words } = computeMarginals(scores, weights.transitions);
  for (let word = 0; word < path.length; word += 1) {
    if (path[word] !== beginsTerm) continue;
    let end = word + 1;
    while (path[end] === insideTerm) end += 1;
    let sum = 0;
    for (let index = word; index < end; index += 1) sum += 1 - (words[index * labels] ?? 1);
    terms.push({ from: from + word, to: from + end, confidence: sum / (end - word) });
  }
}
