import { useDeferredValue, useMemo } from 'react';
import { type DashboardSort, filterResumes, sortResumes } from './dashboard-filters.ts';
import type { ResumeSummary } from './load-resumes.ts';
import type { DashboardView } from './view-url.ts';

/** Rows on a page: so many are drawn anew within 50 ms of a letter in the search, on a small machine too. */
const pageRows = 25;

interface ShownPage {
  /** All that pass the filters, sorted. */
  matching: readonly ResumeSummary[];
  /** Those of the page. */
  shown: readonly ResumeSummary[];
  /** The order they are in. */
  sort: DashboardSort;
  page: number;
  pages: number;
  /** Where the page begins in `matching`, from 0. */
  from: number;
}

/** The rows of a view. They follow it when there is time: typing comes first. */
export function useShownPage(resumes: readonly ResumeSummary[], view: DashboardView): ShownPage {
  const { filters, sort, page: wantedPage } = useDeferredValue(view);
  // Sorted first: then a letter in the search costs no sorting.
  const sorted = useMemo(() => sortResumes(resumes, sort), [resumes, sort]);
  const matching = useMemo(() => filterResumes(sorted, filters), [sorted, filters]);
  const pages = Math.max(1, Math.ceil(matching.length / pageRows));
  const page = Math.min(wantedPage, pages);
  const from = (page - 1) * pageRows;
  const shown = useMemo(() => matching.slice(from, from + pageRows), [matching, from]);
  return { matching, shown, sort, page, pages, from };
}
