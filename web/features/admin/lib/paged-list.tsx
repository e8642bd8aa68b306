import { type ReactNode, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { LoadFailed } from './load-failed.tsx';
import { texts } from './texts.ts';
import type { usePagedRows } from './use-paged-rows.ts';

interface PagedListProps<Kind extends { id: string; created_at: string }> {
  /** What the rows are, for screen readers. */
  label: string;
  list: ReturnType<typeof usePagedRows<Kind>>;
  texts: { loading: string; failed: string; empty: string };
  children(rows: readonly Kind[]): ReactNode;
}

/** A list's rows in each state: loading, empty, loaded, more available, failed. */
export function PagedList<Kind extends { id: string; created_at: string }>(props: PagedListProps<Kind>) {
  const { list, label, texts: own, children } = props;
  const { rows, error, isFetching, isFetchingNextPage, hasNextPage, isPlaceholderData } = list;
  const region = useRef<HTMLElement>(null);

  async function loadMore(): Promise<void> {
    const { hasNextPage: hasMore } = await list.fetchNextPage();
    // The button that had the focus is gone.
    if (!hasMore) region.current?.focus({ preventScroll: true });
  }
  return (
    <section ref={region} tabIndex={-1} aria-label={label} aria-busy={isFetching} className="flex flex-col gap-4">
      {error && (
        <LoadFailed
          title={own.failed}
          error={error}
          isStale={rows !== undefined}
          isBusy={isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {rows?.length === 0 && !isPlaceholderData && (
        <Card className="py-12! text-center text-muted">
          <p role="status">{own.empty}</p>
        </Card>
      )}
      {rows && rows.length > 0 && children(rows)}
      {rows && hasNextPage && (
        <Button
          variant="secondary"
          className="self-center"
          disabled={isFetchingNextPage}
          aria-busy={isFetchingNextPage}
          onClick={() => void loadMore()}
        >
          {isFetchingNextPage ? texts.loadingMore : texts.loadMore}
        </Button>
      )}
      {!(rows || error) && (
        <div role="status" className="flex flex-col gap-3">
          <p className="animate-late text-muted">{own.loading}</p>
          <SkeletonRows />
        </div>
      )}
    </section>
  );
}
