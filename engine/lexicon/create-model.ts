import type { Model } from '../extract/extract-terms.ts';
import { readWeights, unpackWeights } from '../extract/terms/tagger.ts';
import { createKnowledge } from './create-knowledge.ts';
import { askWeights, rankerWeights, rarities, spanWeights } from './data/reading.generated.ts';
import { taggerWeights } from './data/tagger.generated.ts';

/** Everything the engine has learned or was given, except concepts, unpacked: about 50 ms of work, done once. */
export function createModel(): Model {
  return {
    ...createKnowledge(),
    weights: readWeights(taggerWeights),
    spans: readWeights(spanWeights),
    asks: unpackWeights(askWeights),
    ranker: rankerWeights,
    rarity: rarities,
    concepts: {},
  };
}
