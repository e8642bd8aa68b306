import { useMediaQuery } from '#web/lib/use-media-query.ts';

/** Whether cards replace the table and a sheet the filter bar: below the mobile breakpoint (product rule 9.7). */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 767px)');
}
