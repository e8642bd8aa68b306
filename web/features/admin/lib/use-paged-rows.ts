import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { getSupabase } from '#web/lib/supabase.ts';
import { useFailureToast } from './admin-toasts.ts';

/** Default rows per request: a few screens. */
const usualPageSize = 50;

interface Row {
  id: string;
  created_at: string;
}

interface PagedRows<Kind extends Row> {
  /** The database function, which takes the position to continue from (contract/admin.ts). */
  rpc: string;
  shape: z.ZodMiniType<Kind>;
  /** The search and the filters; undefined ones keep their defaults. */
  filters: Readonly<Record<string, string | undefined>>;
  /** What the toast says when it fails. */
  failed: string;
  pageSize?: number | undefined;
}

/** A list of the admin area, newest first, as far as it is loaded; the database searches and filters. */
export function usePagedRows<Kind extends Row>(wanted: PagedRows<Kind>) {
  const { rpc, shape, filters, failed, pageSize = usualPageSize } = wanted;
  const query = useInfiniteQuery({
    queryKey: pagedKey(rpc, filters),
    queryFn: async ({ pageParam }) => {
      const client = await getSupabase();
      const { data, error } = await client.rpc(rpc, { ...filters, ...pageParam, page_size: pageSize });
      if (error) throw error;
      return z.array(shape).parse(data);
    },
    initialPageParam: {},
    getNextPageParam: (page) => {
      const last = page.at(-1);
      return page.length < pageSize || !last ? undefined : { before: last.created_at, before_id: last.id };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  useFailureToast(query.error, failed);
  return { ...query, rows: query.data?.pages.flat() };
}

/** A list's query key; without filters, it matches all lists of this function. */
export function pagedKey(rpc: string, filters?: PagedRows<Row>['filters']): readonly unknown[] {
  return filters ? ['admin', rpc, filters] : ['admin', rpc];
}
