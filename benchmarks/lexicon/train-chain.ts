import { computeMarginals, labels, scoreWords } from '../../engine/extract/chain.ts';
import { featureBuckets } from '../../engine/extract/features.ts';
import type { TrainingDocument } from './training-data.ts';

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
export function trainChain(documents: readonly TrainingDocument[]): TrainedWeights {
  const learner = new Learner();
  const lines = documents.flatMap(linesOf);
  const random = createRandom();
  for (let pass = 0; pass < training.passes; pass += 1) {
    shuffle(lines, random);
    for (const line of lines) learner.learn(line);
  }
  return learner;
}

interface TrainingLine {
  document: TrainingDocument;
  from: number;
  to: number;
}

class Learner implements TrainedWeights {
  readonly features = new Float32Array(featureBuckets * labels);
  readonly transitions = new Float32Array(labels * labels);
  readonly #featureSums = new Float32Array(featureBuckets * labels).fill(training.caution);
  readonly #transitionSums = new Float32Array(labels * labels).fill(training.caution);

  learn({ document, from, to }: TrainingLine): void {
    const scores = scoreWords(this, document.features, from, to);
    const { words, pairs } = computeMarginals(scores, this.transitions);
    for (let word = from; word < to; word += 1) {
      const gold = document.labels[word] ?? 0;
      for (let label = 0; label < labels; label += 1) {
        const slope = (words[(word - from) * labels + label] ?? 0) - Number(gold === label);
        if (Math.abs(slope) < training.smallest) continue;
        for (const bucket of document.features[word] ?? []) {
          step(this.features, this.#featureSums, bucket * labels + label, slope);
        }
      }
      if (word > from) this.#learnPair(pairs, (word - from) * labels * labels, document.labels[word - 1] ?? 0, gold);
    }
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

function linesOf(document: TrainingDocument): TrainingLine[] {
  const lines: TrainingLine[] = [];
  for (let from = 0; from < document.features.length; ) {
    let to = from + 1;
    while (to < document.features.length && document.lineOf[to] === document.lineOf[from]) to += 1;
    lines.push({ document, from, to });
    from = to;
  }
  return lines;
}

/** A small fixed generator (Numerical Recipes' linear congruence), so that every training shuffles alike. */
function createRandom(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}

function shuffle(lines: TrainingLine[], random: () => number): void {
  for (let last = lines.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [a, b] = [lines[last], lines[other]];
    if (a && b) [lines[last], lines[other]] = [b, a];
  }
}
