import { format } from '#web/lib/format.ts';
import type { ResumeSummary } from './load-resumes.ts';

export type AnalysisType = 'all' | 'ai' | 'basic';
export type SortKey = 'jobTitle' | 'matchScore' | 'optimizedScore' | 'dateCreated';
export type SortDirection = 'asc' | 'desc';

export interface DashboardFilters {
  searchTerm: string;
  /** Both ends included, 0 to 100. */
  scoreRange: readonly [number, number];
  /** Calendar days in the person's own time zone; both ends included. */
  dateRange: { from?: Date | undefined; to?: Date | undefined };
  analysisType: AnalysisType;
}

export interface DashboardSort {
  key: SortKey;
  direction: SortDirection;
}

export const scoreSlider = { min: 0, max: 100, step: 5 } as const;

export const noFilters: DashboardFilters = {
  searchTerm: '',
  scoreRange: [scoreSlider.min, scoreSlider.max],
  dateRange: {},
  analysisType: 'all',
};

export const defaultSort: DashboardSort = { key: 'dateCreated', direction: 'desc' };

/** The score that filters use: the optimised one if present, else the original (product rule 5.4). */
export function filterScore(resume: ResumeSummary): number {
  return resume.optimizedMatchScore || resume.matchScore;
}

/** The resumes that pass every filter, in the given order. */
export function filterResumes(resumes: readonly ResumeSummary[], filters: DashboardFilters): ResumeSummary[] {
  const search = filters.searchTerm.trim().toLocaleLowerCase();
  const [lowest, highest] = filters.scoreRange;
  const from = filters.dateRange.from && startOfDay(filters.dateRange.from);
  const before = filters.dateRange.to && startOfDay(filters.dateRange.to, 1);
  return resumes.filter((resume) => {
    const score = filterScore(resume);
    return (
      resume.jobTitle.toLocaleLowerCase().includes(search) &&
      score >= lowest &&
      score <= highest &&
      (!from || resume.dateCreated >= from) &&
      (!before || resume.dateCreated < before) &&
      (filters.analysisType === 'all' || (filters.analysisType === 'ai') === resume.hasOptimizedText)
    );
  });
}

/** A sorted copy; equal items keep the given order (newest first, as the list arrives). */
export function sortResumes(resumes: readonly ResumeSummary[], sort: DashboardSort): ResumeSummary[] {
  const sign = sort.direction === 'asc' ? 1 : -1;
  return [...resumes].sort((a, b) => sign * comparisons[sort.key](a, b));
}

/** The same key again reverses the direction, another key starts descending (product rule 4.4). */
export function nextSort(current: DashboardSort, key: SortKey): DashboardSort {
  if (current.key !== key) return { key, direction: 'desc' };
  return { key, direction: current.direction === 'desc' ? 'asc' : 'desc' };
}

/** How many of the four filters differ from their default. */
export function countActiveFilters(filters: DashboardFilters): number {
  const [lowest, highest] = filters.scoreRange;
  return [
    filters.searchTerm.trim() !== '',
    lowest !== scoreSlider.min || highest !== scoreSlider.max,
    filters.dateRange.from !== undefined || filters.dateRange.to !== undefined,
    filters.analysisType !== 'all',
  ].filter(Boolean).length;
}

const comparisons: Record<SortKey, (a: ResumeSummary, b: ResumeSummary) => number> = {
  jobTitle: (a, b) => format.compare(a.jobTitle, b.jobTitle),
  matchScore: (a, b) => a.matchScore - b.matchScore,
  optimizedScore: (a, b) => a.optimizedMatchScore - b.optimizedMatchScore,
  dateCreated: (a, b) => a.dateCreated.getTime() - b.dateCreated.getTime(),
};

/** Uses the calendar instead of adding 24 hours: a day with a clock change is shorter or longer. */
function startOfDay(date: Date, plusDays = 0): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + plusDays);
}
