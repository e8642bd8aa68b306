import { computeMarginals, labels } from '../../engine/extract/terms/chain.ts';
import type { TextFeatures } from '../../engine/extract/terms/features.ts';
import { createRandom, shuffle } from './random.ts';

/** Found by cross-validation: fewer passes forget rare names, more of them learn the annotators' slips by heart. */
const training = {
  passes: 4,
  rate: 0.1,
  /** Pull towards zero of every weight that is touched. */
  decay: 1e-3,
  /** Start of AdaGrad's sums, against a first step that overshoots. */
  caution: 1e-2,
  /** Gradients below this are noise and cost most of the time. */
  smallest: 1e-3,
} as const;

export interface TrainedWeights {
  features: Float32Array;
  transitions: Float32Array;
}

/** Maximum likelihood by stochastic gradients with AdaGrad. The same documents in the same order give the same weights. */
export function trainChain(documents: readonly ChainDocument[], buckets: number): TrainedWeights {
  const learner = new Learner(buckets);
  const lines = documents.flatMap(linesOf);
  const random = createRandom();
  for (let pass = 0; pass < training.passes; pass += 1) {
    shuffle(lines, random);
    for (const line of lines) learner.learn(line);
  }
  return learner;
}

/** Words with their features and labels, in lines. */
export interface ChainDocument {
  features: TextFeatures;
  lineOf: ArrayLike<number>;
  labels: Uint8Array;
}

interface TrainingLine {
  document: ChainDocument;
  from: number;
  to: number;
}

class Learner implements TrainedWeights {
  readonly features: Float32Array;
  readonly transitions = new Float32Array(labels * labels);
  readonly #featureSums: Float32Array;
  /** The bits of a feature that make its bucket. */
  readonly #mask: number;
  readonly #transitionSums = new Float32Array(labels * labels).fill(training.caution);

  /** Features are folded into so many buckets, a power of two. */
  constructor(buckets: number) {
    this.#mask = buckets - 1;
    this.features = new Float32Array(buckets * labels);
    this.#featureSums = new Float32Array(buckets * labels).fill(training.caution);
  }

  learn({ document, from, to }: TrainingLine): void {
    const { perWord, buckets } = document.features;
    const scores = this.#score(document.features, from, to);
    const { words, pairs } = computeMarginals(scores, this.transitions);
    for (let word = from; word < to; word += 1) {
      const gold = document.labels[word] ?? 0;
      for (let label = 0; label < labels; label += 1) {
        const slope = (words[(word - from) * labels + label] ?? 0) - Number(gold === label);
        if (Math.abs(slope) < training.smallest) continue;
        for (const feature of buckets.subarray(word * perWord, (word + 1) * perWord)) {
          step(this.features, this.#featureSums, (feature & this.#mask) * labels + label, slope);
        }
      }
      if (word > from) this.#learnPair(pairs, (word - from) * labels * labels, document.labels[word - 1] ?? 0, gold);
    }
  }

  /** What `scoreWords` says of weights that are packed. */
  #score({ perWord, buckets }: TextFeatures, from: number, to: number): Float64Array {
    const scores = new Float64Array((to - from) * labels);
    for (let word = from; word < to; word += 1)
      for (const feature of buckets.subarray(word * perWord, (word + 1) * perWord))
        for (let label = 0; label < labels; label += 1) {
          const at = (word - from) * labels + label;
          scores[at] = (scores[at] ?? 0) + (this.features[(feature & this.#mask) * labels + label] ?? 0);
        }
    return scores;
  }

  #learnPair(pairs: Float64Array, offset: number, before: number, gold: number): void {
    for (let pair = 0; pair < labels * labels; pair += 1) {
      const slope = (pairs[offset + pair] ?? 0) - Number(pair === before * labels + gold);
      if (Math.abs(slope) >= training.smallest) step(this.transitions, this.#transitionSums, pair, slope);
    }
  }
}

function step(weights: Float32Array, sums: Float32Array, index: number, slope: number): void {
  const sum = (sums[index] ?? 0) + slope * slope;
  sums[index] = sum;
  const weight = weights[index] ?? 0;
  weights[index] = weight - (training.rate * (slope + training.decay * weight)) / Math.sqrt(sum);
}

function linesOf(document: ChainDocument): TrainingLine[] {
  const lines: TrainingLine[] = [];
  for (let from = 0; from < document.features.words; ) {
    let to = from + 1;
    while (to < document.features.words && document.lineOf[to] === document.lineOf[from]) to += 1;
    lines.push({ document, from, to });
    from = to;
  }
  return lines;
}
