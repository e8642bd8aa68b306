import { createRandom, shuffle } from './random.ts';

/** A row of hashed features: the buckets that are on. */
export interface SparseRow {
  features: Int32Array;
  label: number;
  weight: number;
}

const sparse = { passes: 8, rate: 0.12, decay: 2e-4 } as const;

/** Logistic regression over hashed features by stochastic gradients with AdaGrad: the more caution, the smaller its first steps. Same rows, same weights. */
export function trainSparse(rows: readonly SparseRow[], buckets: number, caution = 1e-2): Float32Array {
  const weights = new Float32Array(buckets);
  const sums = new Float32Array(buckets).fill(caution);
  const random = createRandom();
  const order = [...rows];
  for (let pass = 0; pass < sparse.passes; pass += 1) {
    shuffle(order, random);
    for (const { features, label, weight } of order) {
      let score = 0;
      for (const bucket of features) score += weights[bucket] ?? 0;
      const slope = weight * (1 / (1 + Math.exp(-score)) - label);
      for (const bucket of features) {
        const step = slope + sparse.decay * (weights[bucket] ?? 0);
        sums[bucket] = (sums[bucket] ?? 0) + step * step;
        weights[bucket] = (weights[bucket] ?? 0) - (sparse.rate * step) / Math.sqrt(sums[bucket] ?? 1);
      }
    }
  }
  return weights;
}

/** A row of numbers. */
export interface DenseRow {
  numbers: Float64Array;
  label: number;
  weight: number;
}

const dense = { rounds: 12, ridge: 3 } as const;

/** Logistic regression over a few dozen numbers by Newton's method; a ridge keeps numbers that say the same apart. */
export function trainDense(rows: readonly DenseRow[], size: number): Float64Array {
  const weights = new Float64Array(size);
  for (let round = 0; round < dense.rounds; round += 1) {
    const slopes = Float64Array.from(weights, (weight, index) => (index === 0 ? 0 : dense.ridge * weight));
    const curves = new Float64Array(size * size);
    for (let index = 0; index < size; index += 1) curves[index * size + index] = dense.ridge;
    for (const row of rows) addRow(row, weights, slopes, curves);
    const step = solve(curves, slopes, size);
    for (let index = 0; index < size; index += 1) weights[index] = (weights[index] ?? 0) - (step[index] ?? 0);
  }
  return weights;
}

function addRow(
  { numbers, label, weight }: DenseRow,
  weights: Float64Array,
  slopes: Float64Array,
  curves: Float64Array,
): void {
  const size = weights.length;
  let score = 0;
  for (let index = 0; index < size; index += 1) score += (weights[index] ?? 0) * (numbers[index] ?? 0);
  const probability = 1 / (1 + Math.exp(-score));
  const slope = weight * (probability - label);
  const curve = weight * probability * (1 - probability);
  for (let row = 0; row < size; row += 1) {
    const value = numbers[row] ?? 0;
    if (value === 0) continue;
    slopes[row] = (slopes[row] ?? 0) + slope * value;
    const scaled = curve * value;
    for (let column = 0; column <= row; column += 1) {
      const at = row * size + column;
      curves[at] = (curves[at] ?? 0) + scaled * (numbers[column] ?? 0);
    }
  }
}

/** Solves a symmetric positive system, given its lower half, by Cholesky's decomposition. */
function solve(lower: Float64Array, right: Float64Array, size: number): Float64Array {
  const at = (row: number, column: number) => lower[row * size + column] ?? 0;
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let sum = at(row, column);
      for (let index = 0; index < column; index += 1) sum -= at(row, index) * at(column, index);
      lower[row * size + column] = row === column ? Math.sqrt(Math.max(sum, 1e-9)) : sum / at(column, column);
    }
  }
  const solution = Float64Array.from(right);
  for (let row = 0; row < size; row += 1) {
    let sum = solution[row] ?? 0;
    for (let index = 0; index < row; index += 1) sum -= at(row, index) * (solution[index] ?? 0);
    solution[row] = sum / at(row, row);
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = solution[row] ?? 0;
    for (let index = row + 1; index < size; index += 1) sum -= at(index, row) * (solution[index] ?? 0);
    solution[row] = sum / at(row, row);
  }
  return solution;
}
