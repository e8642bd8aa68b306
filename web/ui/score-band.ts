import { texts } from './texts.ts';

/** A range of scores with its word and its colour. */
export interface ScoreBand {
  /** The lowest score of the band. */
  from: number;
  word: string;
  /** A CSS colour from the tokens. */
  color: string;
}

/** The thresholds of product rule 9.6: green, yellow, orange, red. The word says the same without colour. */
const bands: readonly ScoreBand[] = [
  { from: 80, word: texts.scores.high, color: 'var(--color-score-high)' },
  { from: 60, word: texts.scores.good, color: 'var(--color-score-good)' },
  { from: 40, word: texts.scores.fair, color: 'var(--color-score-fair)' },
];

const lowest: ScoreBand = { from: 0, word: texts.scores.low, color: 'var(--color-score-low)' };

/** With a required licence, degree or language missing, word and colour claim no more than this number; the score itself stays. */
export const mostWithoutRequired = 59;

/** The band of a score from 0 to 100. */
export function scoreBand(score: number): ScoreBand {
  return bands.find((band) => score >= band.from) ?? lowest;
}
