import type { Analysis } from '#engine';
import type { Reading } from './analysis.ts';

/** How far to trust the score of an analysis, as answers and saved rows store it. */
export function readingOf({ reading: { says, band, little }, decisive }: Analysis): Reading {
  const orEquivalent = decisive.filter((each) => each.orEquivalent).map(({ surface }) => surface);
  return {
    says,
    ...(band && { band }),
    ...(little && { little }),
    decisive: decisive.map(({ surface }) => surface),
    ...(orEquivalent.length > 0 && { orEquivalent }),
  };
}
