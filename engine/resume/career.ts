import type { Resume, WrittenPeriod } from './resume.ts';

/** From the beginning of the first job to the end of the last. */
export interface Career {
  first: WrittenPeriod;
  lastYear: number;
  /** Whether a job is ongoing. */
  isOpen: boolean;
}

/** The working life according to the headers of jobs and projects; undefined without dates. Schools do not count. */
export function careerOf({ entries }: Resume): Career | undefined {
  const periods = entries.filter(({ kind }) => kind !== 'school').flatMap((entry) => entry.periods);
  const [any] = periods;
  if (any === undefined) return undefined;
  const first = periods.reduce((a, b) => (b.from.year < a.from.year ? b : a), any);
  const lastYear = periods.reduce((last, { from, to }) => Math.max(last, to === 'current' ? from.year : to.year), 0);
  return { first, lastYear, isOpen: periods.some(({ to }) => to === 'current') };
}
