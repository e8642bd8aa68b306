import type { Analysis } from '#engine';
import type { Reading } from './analysis.ts';

/** How far to trust the score of an analysis, as answers and saved rows store it. */
export function readingOf({ reading: { says, band, little }, decisive }: Analysis): Reading {
  return {
    says,
    ...(band && { band }),
    ...(little && { little }),
    decisive: decisive.map(({ surface }) => surface),
  };
}
