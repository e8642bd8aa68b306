import { labels } from '../../engine/extract/terms/chain.ts';
import { type PackedChain, weightLevels } from '../../engine/extract/terms/tagger.ts';
import { packLarge } from './pack-words.ts';
import type { TrainedWeights } from './train-chain.ts';

/** A chain's weights; `readWeights` of engine/extract/terms/tagger.ts reads them. */
export function packChain({ features, transitions }: TrainedWeights): PackedChain {
  const ofBuckets = packNumbers(features).match(new RegExp(`.{${labels}}`, 'g')) ?? [];
  const uses = new Map<string, number>();
  for (const weights of ofBuckets) uses.set(weights, (uses.get(weights) ?? 0) + 1);
  const rows = [...uses].sort(([a, more], [b, fewer]) => fewer - more || (a < b ? -1 : 1)).map(([weights]) => weights);
  const rowOf = new Map(rows.map((weights, row) => [weights, row]));
  return {
    features: rows.join(''),
    rows: packLarge(ofBuckets.map((weights) => rowOf.get(weights) ?? 0)),
    transitions: packNumbers(transitions),
  };
}

/** One printable character a number. */
export function packNumbers(numbers: Iterable<number>): string {
  const { lowest, zero, highest, step } = weightLevels;
  return Array.from(numbers, (weight) =>
    String.fromCharCode(Math.min(highest, Math.max(lowest, zero + Math.round(weight / step)))),
  ).join('');
}
