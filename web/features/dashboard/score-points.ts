import type { ResumeSummary } from './load-resumes.ts';

/** One point of the chart: an analysis, or the average of those in a time span. */
export interface ScorePoint {
  /** Of its first analysis. */
  id: string;
  /** Milliseconds since 1970 of the first and the last analysis. */
  from: number;
  to: number;
  analyses: number;
  /** 0 to 100. */
  original: number;
  /** The average of those that were optimised; null when none was. */
  optimized: number | null;
}

type Scores = Pick<ResumeSummary, 'id' | 'matchScore' | 'optimizedMatchScore' | 'hasOptimizedText' | 'dateCreated'>;

/** As many as can be told apart across a page; with more analyses, a point is the average of several. */
const mostPoints = 60;

/** Whether an analysis has an optimised score: 0 can also mean none. */
export function hasOptimizedScore(resume: Pick<Scores, 'optimizedMatchScore' | 'hasOptimizedText'>): boolean {
  return resume.hasOptimizedText || resume.optimizedMatchScore > 0;
}

/** The scores over time, oldest first, in at most 60 points. */
export function buildScorePoints(resumes: readonly Scores[]): ScorePoint[] {
  const sorted = resumes.toSorted((a, b) => a.dateCreated.getTime() - b.dateCreated.getTime());
  if (sorted.length <= mostPoints) return sorted.map((resume) => toPoint([resume]));
  const first = sorted[0]?.dateCreated.getTime() ?? 0;
  const span = ((sorted.at(-1)?.dateCreated.getTime() ?? 0) - first) / mostPoints || 1;
  const spans = Map.groupBy(sorted, ({ dateCreated }) =>
    Math.min(mostPoints - 1, Math.floor((dateCreated.getTime() - first) / span)),
  );
  return [...spans.values()].map(toPoint);
}

/** What optimising gained on average over the optimised analyses; null when there are none. */
export function averageGain(resumes: readonly Scores[]): { original: number; optimized: number } | null {
  const { original, optimized } = toPoint(resumes.filter(hasOptimizedScore));
  return optimized === null ? null : { original, optimized };
}

function toPoint(resumes: readonly Scores[]): ScorePoint {
  const optimized = resumes.filter(hasOptimizedScore);
  return {
    id: resumes[0]?.id ?? '',
    from: resumes[0]?.dateCreated.getTime() ?? 0,
    to: resumes.at(-1)?.dateCreated.getTime() ?? 0,
    analyses: resumes.length,
    original: average(resumes.map(({ matchScore }) => matchScore)),
    optimized: optimized.length === 0 ? null : average(optimized.map((resume) => resume.optimizedMatchScore)),
  };
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
}
