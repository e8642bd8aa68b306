import type { TextFeatures } from './features.ts';

/**
 * A linear-chain conditional random field over three labels, for words of one line (Lafferty, McCallum and Pereira,
 * 2001). Used by the tagger and by its training.
 */
export const labels = 3;
export const outsideTerm = 0;
export const beginsTerm = 1;
export const insideTerm = 2;

/** Learned weights: `features[rows[bucket] * labels + label]` and `transitions[before * labels + label]`. */
export interface ChainWeights {
  /** The row of each bucket; their number is a power of two, and a smaller chain folds the features of a larger one. */
  rows: Uint16Array;
  /** The weights of all labels, each combination once: a megabyte of weights would not stay close to the processor. */
  features: Float32Array;
  transitions: Float64Array;
}

/** Sums of the active features' weights, `labels` numbers a word, for the words `from` to before `to`. */
export function scoreWords(
  weights: ChainWeights,
  { perWord, buckets }: TextFeatures,
  from: number,
  to: number,
): Float64Array {
  const scores = new Float64Array((to - from) * labels);
  const { rows, features } = weights;
  const mask = rows.length - 1;
  for (let word = from; word < to; word += 1) {
    // Three sums instead of an array, and one kind of weights: this loop is half the cost of reading a posting with a chain.
    let [outside, begins, inside] = [0, 0, 0];
    for (let index = word * perWord; index < (word + 1) * perWord; index += 1) {
      const row = (rows[(buckets[index] ?? 0) & mask] ?? 0) * labels;
      outside += features[row] ?? 0;
      begins += features[row + beginsTerm] ?? 0;
      inside += features[row + insideTerm] ?? 0;
    }
    const offset = (word - from) * labels;
    scores[offset] = outside;
    scores[offset + beginsTerm] = begins;
    scores[offset + insideTerm] = inside;
  }
  return scores;
}

/** Probabilities for a line: of each word's label, and of each pair of neighbouring labels (`pairs[word]` ends at word). */
export interface Marginals {
  words: Float64Array;
  pairs: Float64Array;
}

/** The forward-backward algorithm, scaled at every word so that it works for lines of any length. */
export function computeMarginals(scores: Float64Array, transitions: ArrayLike<number>): Marginals {
  const potentials = exponentials(scores);
  const moves = moveWeights(transitions);
  const { forward, backward } = passBoth(potentials, moves);
  return { words: product(forward, backward), pairs: pairMarginals(forward, backward, potentials, moves) };
}

/**
 * Only the probabilities of each word's label, which is what reading needs; `moves` is from moveWeights. All lines of a text are read at
 * once, because arrays for each line would take longer than what is computed in them.
 */
export function computeWordMarginals(scores: Float64Array, moves: Float64Array, lineOf?: LineOf): Float64Array {
  const { forward, backward } = passBoth(exponentials(scores), moves, lineOf);
  return product(forward, backward);
}

/** The line of each word: chains begin anew with every line. Without it all words are of one. */
type LineOf = ArrayLike<number>;

function isFirst(word: number, lineOf: LineOf | undefined): boolean {
  return word === 0 || (lineOf !== undefined && lineOf[word] !== lineOf[word - 1]);
}

function passBoth(
  potentials: Float64Array,
  moves: Float64Array,
  lineOf?: LineOf,
): Record<'forward' | 'backward', Float64Array> {
  const forward = new Float64Array(potentials.length);
  for (let word = 0; word < potentials.length; word += labels) {
    const begins = isFirst(word / labels, lineOf);
    for (let label = 0; label < labels; label += 1) {
      const sum = begins ? Number(label !== insideTerm) : reach(forward, word - labels, moves, label);
      forward[word + label] = sum * at(potentials, word + label);
    }
    normalise(forward, word);
  }
  const backward = new Float64Array(potentials.length).fill(1);
  for (let word = potentials.length - 2 * labels; word >= 0; word -= labels) {
    if (isFirst(word / labels + 1, lineOf)) continue;
    for (let label = 0; label < labels; label += 1)
      backward[word + label] = leave(backward, word + labels, moves, label * labels, potentials);
    normalise(backward, word);
  }
  return { forward, backward };
}

/** How a label is reached from all labels of the word before. Written out, because it is the inner loop of reading a posting. */
function reach(forward: Float64Array, before: number, moves: Float64Array, label: number): number {
  return (
    at(forward, before) * at(moves, label) +
    at(forward, before + 1) * at(moves, labels + label) +
    at(forward, before + 2) * at(moves, 2 * labels + label)
  );
}

/** How a label, whose moves begin at `from`, goes on to all labels of the next word. */
function leave(
  backward: Float64Array,
  next: number,
  moves: Float64Array,
  from: number,
  potentials: Float64Array,
): number {
  return (
    at(moves, from) * at(potentials, next) * at(backward, next) +
    at(moves, from + 1) * at(potentials, next + 1) * at(backward, next + 1) +
    at(moves, from + 2) * at(potentials, next + 2) * at(backward, next + 2)
  );
}

/** The most probable labels (Viterbi). `eagerness` is added to every beginning of a term: more terms, but less sure ones. */
export function decodeChain(
  scores: Float64Array,
  transitions: ArrayLike<number>,
  eagerness: number,
  lineOf?: LineOf,
): Uint8Array {
  const count = scores.length / labels;
  const best = new Float64Array(scores.length);
  const cameFrom = new Uint8Array(scores.length);
  for (let word = 0; word < count; word += 1) {
    const begins = isFirst(word, lineOf);
    for (let label = 0; label < labels; label += 1) {
      let top = begins && label !== insideTerm ? 0 : Number.NEGATIVE_INFINITY;
      for (let before = 0; !begins && before < labels; before += 1) {
        if (before === outsideTerm && label === insideTerm) continue;
        const value = at(best, (word - 1) * labels + before) + (transitions[before * labels + label] ?? 0);
        if (value > top) {
          top = value;
          cameFrom[word * labels + label] = before;
        }
      }
      best[word * labels + label] = top + at(scores, word * labels + label) + (label === beginsTerm ? eagerness : 0);
    }
  }
  const path = new Uint8Array(count);
  let label = 0;
  for (let word = count - 1; word >= 0; word -= 1) {
    if (word === count - 1 || isFirst(word + 1, lineOf)) label = bestAt(best, word * labels);
    path[word] = label;
    label = cameFrom[word * labels + label] ?? 0;
  }
  return path;
}

function bestAt(best: Float64Array, offset: number): number {
  let label = 0;
  for (let other = 1; other < labels; other += 1)
    if (at(best, offset + other) > at(best, offset + label)) label = other;
  return label;
}

/** Reads a number that the caller knows is there. It takes only one kind of array, which keeps it fast. */
function at(numbers: Float64Array, index: number): number {
  return numbers[index] ?? 0;
}

function exponentials(scores: Float64Array): Float64Array {
  const potentials = new Float64Array(scores.length);
  for (let offset = 0; offset < scores.length; offset += labels) {
    const top = Math.max(at(scores, offset), at(scores, offset + 1), at(scores, offset + 2));
    for (let label = 0; label < labels; label += 1) {
      potentials[offset + label] = Math.exp(at(scores, offset + label) - top);
    }
  }
  return potentials;
}

/** The transitions as factors. A term that has not begun cannot go on. */
export function moveWeights(transitions: ArrayLike<number>): Float64Array {
  const moves = Float64Array.from({ length: labels * labels }, (_, index) => Math.exp(transitions[index] ?? 0));
  moves[outsideTerm * labels + insideTerm] = 0;
  return moves;
}

function normalise(numbers: Float64Array, offset: number): void {
  const sum = at(numbers, offset) + at(numbers, offset + 1) + at(numbers, offset + 2) || 1;
  for (let label = 0; label < labels; label += 1) numbers[offset + label] = at(numbers, offset + label) / sum;
}

function product(forward: Float64Array, backward: Float64Array): Float64Array {
  const words = new Float64Array(forward.length);
  for (let index = 0; index < words.length; index += 1) words[index] = at(forward, index) * at(backward, index);
  for (let offset = 0; offset < words.length; offset += labels) normalise(words, offset);
  return words;
}

function pairMarginals(
  forward: Float64Array,
  backward: Float64Array,
  potentials: Float64Array,
  moves: Float64Array,
): Float64Array {
  const pairs = new Float64Array(forward.length * labels);
  for (let place = labels; place < forward.length; place += labels) {
    let sum = 0;
    for (let before = 0; before < labels; before += 1) {
      for (let label = 0; label < labels; label += 1) {
        const value =
          at(forward, place - labels + before) *
          at(moves, before * labels + label) *
          at(potentials, place + label) *
          at(backward, place + label);
        pairs[place * labels + before * labels + label] = value;
        sum += value;
      }
    }
    for (let index = 0; index < labels * labels; index += 1) {
      pairs[place * labels + index] = at(pairs, place * labels + index) / (sum || 1);
    }
  }
  return pairs;
}
