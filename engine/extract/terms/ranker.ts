/** One weight for each of a candidate's numbers. */
export type RankWeights = ArrayLike<number>;

/** The probability that a candidate is asked for (logistic regression). */
export function rankProbability(weights: RankWeights, numbers: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < numbers.length; index += 1) sum += (weights[index] ?? 0) * (numbers[index] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}
