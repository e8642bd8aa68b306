import { memo } from 'react';
import { useIsPhone } from '#web/lib/use-is-phone.ts';
import type { DashboardSort } from './dashboard-filters.ts';
import type { ResumeSummary } from './load-resumes.ts';
import { ResumeCards } from './resume-cards.tsx';
import { ResumeTable } from './resume-table.tsx';
import type { KnownKeywords } from './use-found-keywords.ts';
import type { Selection } from './use-selection.ts';

export interface ResumeListProps {
  /** The rows of one page. */
  resumes: readonly ResumeSummary[];
  keywords: KnownKeywords;
  selection: Selection;
  sort: DashboardSort;
  onSort(sort: DashboardSort): void;
  onOpen(id: string): void;
}

/** The shown resumes: a table, or cards on phones. */
export const ResumeList = memo(function ResumeList(props: ResumeListProps) {
  return useIsPhone() ? <ResumeCards {...props} /> : <ResumeTable {...props} />;
});
