import { memo, useState } from 'react';
import { useMediaQuery } from '#web/lib/use-media-query.ts';
import { Button } from '#web/ui/button.tsx';
import type { DashboardSort } from './dashboard-filters.ts';
import type { ResumeSummary } from './load-resumes.ts';
import { ResumeCards } from './resume-cards.tsx';
import { ResumeTable } from './resume-table.tsx';
import { texts } from './texts.ts';

/** Rows drawn at once: what a phone draws without a pause. The rest is one press away. */
const rowsAtOnce = 50;

export interface ResumeListProps {
  resumes: readonly ResumeSummary[];
  sort: DashboardSort;
  onSort(sort: DashboardSort): void;
  onOpen(id: string): void;
}

/** The filtered and sorted resumes: a table, or cards on phones. */
export const ResumeList = memo(function ResumeList({ resumes, ...rest }: ResumeListProps) {
  const isPhone = useMediaQuery('(max-width: 767px)');
  const [visible, setVisible] = useState(rowsAtOnce);
  const List = isPhone ? ResumeCards : ResumeTable;
  const hidden = resumes.length - visible;
  return (
    <div className="flex flex-col gap-4">
      <List resumes={resumes.slice(0, visible)} {...rest} />
      {hidden > 0 && (
        <Button variant="secondary" className="self-center" onClick={() => setVisible(visible + rowsAtOnce)}>
          {texts.table.showMore(Math.min(hidden, rowsAtOnce))}
        </Button>
      )}
    </div>
  );
});
