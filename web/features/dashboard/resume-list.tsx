import { memo, useDeferredValue } from 'react';
import type { DashboardSort } from './dashboard-filters.ts';
import type { ResumeSummary } from './load-resumes.ts';
import { ResumeCards } from './resume-cards.tsx';
import { ResumeTable } from './resume-table.tsx';
import type { KnownKeywords } from './use-found-keywords.ts';
import { useIsPhone } from './use-is-phone.ts';
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

/** More than fit on a screen. The rest of the page's rows are drawn after them, in small steps. */
const firstRows = { cards: 4, table: 12 } as const;

/** The shown resumes: a table, or cards on phones. */
export const ResumeList = memo(function ResumeList(props: ResumeListProps) {
  const isPhone = useIsPhone();
  const isWhole = useDeferredValue(true, false);
  const resumes = isWhole ? props.resumes : props.resumes.slice(0, isPhone ? firstRows.cards : firstRows.table);
  const List = isPhone ? ResumeCards : ResumeTable;
  return <List {...props} resumes={resumes} />;
});
