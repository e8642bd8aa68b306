import { Download } from 'lucide-react';
import { useState } from 'react';
import type { AuditLog } from '#contract/admin.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PagedList } from '../lib/paged-list.tsx';
import { LogDialog } from './log-dialog.tsx';
import { LogFilterBar } from './log-filter-bar.tsx';
import { LogList } from './log-list.tsx';
import { texts } from './texts.ts';
import { useLogFilters } from './use-log-filters.ts';
import { useExport, useLogs } from './use-logs.ts';

/** Audit Logs: what administrators did, newest first. */
export function LogsPage() {
  const { filters, change } = useLogFilters();
  const list = useLogs(filters);
  const csv = useExport();
  const [opened, setOpened] = useState<AuditLog>();
  return (
    <>
      <PageHeading
        action={
          <Button
            variant="secondary"
            disabled={csv.isPending}
            aria-busy={csv.isPending}
            onClick={() => csv.mutate(filters)}
          >
            <Download aria-hidden />
            {csv.isPending ? texts.export.busy : texts.export.button}
          </Button>
        }
      >
        {texts.heading}
      </PageHeading>
      <LogFilterBar filters={filters} onChange={change} />
      {list.rows && (
        <h2 aria-live="polite" className="text-base tabular-nums">
          {texts.recent(list.rows.length)}
        </h2>
      )}
      <PagedList
        label={texts.table.caption}
        list={list}
        texts={{ loading: texts.loading, failed: texts.loadFailed, empty: texts.empty }}
      >
        {(entries) => <LogList entries={entries} onOpen={setOpened} />}
      </PagedList>
      {opened && (
        <LogDialog
          entry={opened}
          onOnlyUser={() => {
            change({ actor: opened.user_id });
            setOpened(undefined);
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
