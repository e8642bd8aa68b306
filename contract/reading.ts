import type { Analysis } from '#engine';
import type { Reading } from './analysis.ts';

/** What the score of an analysis is worth, as answers and saved rows have it. */
export function readingOf({ reading: { says, band, little }, decisive }: Analysis): Reading {
  return {
    says,
    ...(band && { band }),
    ...(little && { little }),
    decisive: decisive.map(({ surface }) => surface),
  };
}
