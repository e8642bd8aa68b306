import type { PostingReading } from '../types/requirement.ts';

/**
 * How reliable a score is, by the sum of the requirements' probabilities (design of the score: beyond the
 * twelfth requirement nothing moves it by more than a point or two).
 */
const certainty = {
  /** From here on the number is shown by itself. */
  number: 12,
  /** From here on it is "about" the number; below, only the requirements and findings are worth reading. */
  about: 6,
  /** The band is between the score by all requirements and the score by this many of the surest. */
  surest: 12,
  /** The band is at least this wide to each side. */
  least: 5,
} as const;

export const surestCount = certainty.surest;

/** Whether the number is shown by itself, with a band, or says too little; `ofSurest` is called only for a band. */
export function judgeCertainty(
  sum: number,
  score: number,
  ofSurest: () => number,
): Pick<PostingReading, 'says' | 'band'> {
  if (sum >= certainty.number) return { says: 'number' };
  if (sum < certainty.about) return { says: 'little' };
  const other = ofSurest();
  const from = Math.max(0, Math.min(other, score - certainty.least));
  return { says: 'about', band: { from, to: Math.min(100, Math.max(other, score + certainty.least)) } };
}
