import { writeFileSync } from 'node:fs';
import { createKnowledge } from '../../engine/lexicon/create-knowledge.ts';
import { packWeights } from './pack-weights.ts';
import { trainChain } from './train-chain.ts';
import { readTrainingData } from './training-data.ts';

/**
 * Trains the tagger on SkillSpan's postings (MIT) and writes engine/lexicon/data/tagger.generated.ts:
 *
 *     npm run tagger -- FOLDER
 *
 * FOLDER holds skillspan.jsonl. The same file gives the same bytes. Build the lexicon first: it feeds the features.
 */
const folder = process.argv[2];
if (folder === undefined) throw new Error('Name the folder that holds skillspan.jsonl: npm run tagger -- FOLDER');

const packed = packWeights(trainChain(readTrainingData(folder, createKnowledge())));
writeFileSync(
  new URL('../../engine/lexicon/data/tagger.generated.ts', import.meta.url),
  `// Made by benchmarks/lexicon/train-tagger.ts; licence in ../NOTICE.md. Train anew, do not edit.\nexport const taggerWeights =\n  '${packed}';\n`,
);
