import { useDeferredValue, useMemo } from 'react';
import { type DashboardSort, filterResumes, sortResumes } from './dashboard-filters.ts';
import type { ResumeSummary } from './load-resumes.ts';
import type { DashboardView } from './view-url.ts';

/** Rows per page: as many as can be redrawn within 50 ms of a keystroke in the search, even on a small machine. */
const pageRows = 25;

interface ShownPage {
  /** All that pass the filters, sorted. */
  matching: readonly ResumeSummary[];
  /** The rows of the page. */
  shown: readonly ResumeSummary[];
  /** Their sort order. */
  sort: DashboardSort;
  page: number;
  pages: number;
  /** Where the page begins in `matching`, from 0. */
  from: number;
}

/** The rows of a view. They update when there is time: typing has priority. */
export function useShownPage(resumes: readonly ResumeSummary[], view: DashboardView): ShownPage {
  const { filters, sort, page: wantedPage } = useDeferredValue(view);
  // Sorted first, so that a keystroke in the search does not sort again.
  const sorted = useMemo(() => sortResumes(resumes, sort), [resumes, sort]);
  const matching = useMemo(() => filterResumes(sorted, filters), [sorted, filters]);
  const pages = Math.max(1, Math.ceil(matching.length / pageRows));
  const page = Math.min(wantedPage, pages);
  const from = (page - 1) * pageRows;
  const shown = useMemo(() => matching.slice(from, from + pageRows), [matching, from]);
  return { matching, shown, sort, page, pages, from };
}
