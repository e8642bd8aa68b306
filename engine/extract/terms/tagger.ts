import { type PackedLarge, unpackLarge } from '../../concepts/packed-numbers.ts';
import {
  beginsTerm,
  type ChainWeights,
  computeWordMarginals,
  decodeChain,
  insideTerm,
  labels,
  moveWeights,
  scoreWords,
} from './chain.ts';
import type { TextFeatures } from './features.ts';

/** A term that the posting names, as words `from` to before `to`; `confidence` 0 to 1. */
export interface TaggedTerm {
  from: number;
  to: number;
  confidence: number;
}

/**
 * Each weight is stored as one printable character: `(` is the lowest of 51 levels, so that they pack well.
 * 0.04 a level cost nothing in cross-validation; 0.1 lost a hundredth of hardF1.
 */
export const weightLevels = { lowest: 40, zero: 65, highest: 90, step: 0.04 } as const;

/**
 * How much the tagger leans towards more terms: by itself the model names few, sure ones. 1.75 gave the best balance of
 * precision and recall in cross-validation (engine/measured/reading-postings.md).
 */
const eagerness = 1.75;

/** A chain as the training writes it. */
export interface PackedChain {
  /** Every combination of a bucket's weights once, those of most buckets first: thousands of buckets have the same. */
  features: string;
  /** Which of them each bucket has. */
  rows: PackedLarge;
  transitions: string;
}

/** Unpacks what the training wrote. */
export function readWeights({ features, rows, transitions }: PackedChain): ChainWeights {
  return {
    features: unpackWeights(features),
    rows: unpackLarge(rows),
    transitions: Float64Array.from(unpackWeights(transitions)),
  };
}

/** Weights of one character each as numbers. */
export function unpackWeights(packed: string): Float32Array {
  return Float32Array.from(packed, (character) => (character.charCodeAt(0) - weightLevels.zero) * weightLevels.step);
}

/** What a chain says about the words of a posting. */
export interface Tagged {
  /** The terms it names. */
  terms: TaggedTerm[];
  /** How surely each word is part of a term, 0 to 1. */
  inTerm: Float64Array;
}

/** The terms in the words of a posting, line by line: `lineOf` is each word's line, `features` is from extractFeatures. */
export function tagTerms(weights: ChainWeights, features: TextFeatures, lineOf: ArrayLike<number>): Tagged {
  const scores = scoreWords(weights, features, 0, features.words);
  const inTerm = termShares(scores, weights, lineOf);
  const path = decodeChain(scores, weights.transitions, eagerness, lineOf);
  const terms: TaggedTerm[] = [];
  for (let word = 0; word < path.length; word += 1) {
    if (path[word] !== beginsTerm) continue;
    let end = word + 1;
    while (path[end] === insideTerm && lineOf[end] === lineOf[word]) end += 1;
    let sum = 0;
    for (let index = word; index < end; index += 1) sum += inTerm[index] ?? 0;
    terms.push({ from: word, to: end, confidence: sum / (end - word) });
  }
  return { terms, inTerm };
}

/** How surely each word is part of a term, by a chain that names none itself. */
export function weighWords(weights: ChainWeights, features: TextFeatures, lineOf: ArrayLike<number>): Float64Array {
  return termShares(scoreWords(weights, features, 0, features.words), weights, lineOf);
}

function termShares(scores: Float64Array, { transitions }: ChainWeights, lineOf: ArrayLike<number>): Float64Array {
  const words = computeWordMarginals(scores, moveWeights(transitions), lineOf);
  const inTerm = new Float64Array(scores.length / labels);
  for (let word = 0; word < inTerm.length; word += 1) inTerm[word] = 1 - (words[word * labels] ?? 1);
  return inTerm;
}
