import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beginsTerm, insideTerm } from '../../engine/extract/chain.ts';
import { extractFeatures, type Knowledge } from '../../engine/extract/features.ts';
import { readPosting } from '../../engine/extract/read-posting.ts';

/** A posting of the annotated set, ready to be learned from. */
export interface TrainingDocument {
  id: string;
  features: Int32Array[];
  lineOf: ArrayLike<number>;
  labels: Uint8Array;
}

interface Annotated {
  id: string;
  text: string;
  spans: { start: number; end: number; label: string }[];
}

/** The postings of SkillSpan with their `knowledge` spans as labels, from FOLDER/skillspan.jsonl. */
export function readTrainingData(folder: string, knowledge: Knowledge): TrainingDocument[] {
  const rows = readFileSync(join(folder, 'skillspan.jsonl'), 'utf8').split('\n').filter(Boolean);
  return rows.map((row) => prepare(JSON.parse(row), knowledge));
}

function prepare({ id, text, spans }: Annotated, knowledge: Knowledge): TrainingDocument {
  const { tokens, lineOf, contextOf } = readPosting(text);
  const labels = new Uint8Array(tokens.length);
  for (const span of spans.filter((each) => each.label === 'knowledge')) {
    let label: number = beginsTerm;
    for (const [index, token] of tokens.entries()) {
      if (token.start >= span.end || token.end <= span.start) continue;
      labels[index] = label;
      label = insideTerm;
    }
  }
  return {
    id,
    features: extractFeatures(tokens, lineOf, contextOf, knowledge.lexicon.find(tokens), knowledge),
    lineOf,
    labels,
  };
}
