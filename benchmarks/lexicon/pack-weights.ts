import { weightLevels } from '../../engine/extract/tagger.ts';
import type { TrainedWeights } from './train-chain.ts';

/** One printable character a weight (engine/extract/tagger.ts reads them). */
export function packWeights({ features, transitions }: TrainedWeights): string {
  const { lowest, zero, highest, step } = weightLevels;
  const characterOf = (weight: number) =>
    String.fromCharCode(Math.min(highest, Math.max(lowest, zero + Math.round(weight / step))));
  return [...features, ...transitions].map(characterOf).join('');
}
