import { weightLevels } from '../../engine/extract/tagger.ts';
import type { TrainedWeights } from './train-chain.ts';

/** One printable character a weight (engine/extract/tagger.ts reads them). */
export function packWeights({ features, transitions }: TrainedWeights): string {
  return packNumbers(features) + packNumbers(transitions);
}

/** One printable character a number. */
export function packNumbers(numbers: Iterable<number>): string {
  const { lowest, zero, highest, step } = weightLevels;
  return Array.from(numbers, (weight) =>
    String.fromCharCode(Math.min(highest, Math.max(lowest, zero + Math.round(weight / step)))),
  ).join('');
}
