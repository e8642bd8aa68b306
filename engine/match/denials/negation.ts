import { unpackWeights } from '../../extract/terms/tagger.ts';
import { clauseWeights } from '../../lexicon/data/clauses.generated.ts';
import type { Token } from '../../text/tokenise.ts';
import { answeredDenials } from './answered-denials.ts';
import { markDenied } from './judge-clauses.ts';
import { markBetween, wishesOf } from './mark-by-cues.ts';
import { othersWork } from './others-work.ts';
import { readCues } from './read-cues.ts';

let weights: Float32Array | undefined;

/**
 * For each word 1 if it is denied, only wished for, or about somebody else, else 0: the cues speak first, what was learned
 * of labelled clauses then judges every clause, and what others do or a heading of wishes rules is neither. Linear in the length.
 */
export function markNegated(text: string, tokens: readonly Token[]): Uint8Array {
  weights ??= unpackWeights(clauseWeights);
  const wishes = [...wishesOf(text)];
  const marks = markDenied(text, tokens, readCues(text, tokens, wishes), weights);
  for (const [start, end] of answeredDenials(text)) markBetween(marks, tokens, start, end);
  for (const [start, end] of othersWork(text)) markBetween(marks, tokens, start, end);
  for (const [start, end] of wishes) markBetween(marks, tokens, start, end);
  return marks;
}
