import { expect, test } from 'vitest';
import { labels } from '../../engine/extract/terms/chain.ts';
import { readWeights, weightLevels } from '../../engine/extract/terms/tagger.ts';
import { packChain } from './pack-weights.ts';

test('a chain tells weights once for all buckets that have the same', () => {
  const features = [0, 1, 2, 3, 0, 0, 0, 1, 2].map((level) => level * weightLevels.step);
  const transitions = Float32Array.from({ length: labels * labels }, (_, at) => (at - 4) * weightLevels.step);
  const packed = packChain({ features: Float32Array.from(features), transitions });
  expect(packed.features).toHaveLength(2 * labels);
  const read = readWeights(packed);
  const unpacked = [...read.rows].flatMap((row) => [...read.features.subarray(row * labels, (row + 1) * labels)]);
  expect(unpacked.map((weight) => weight.toFixed(4))).toEqual(features.map((weight) => weight.toFixed(4)));
  expect([...read.transitions]).toEqual([...transitions]);
});
