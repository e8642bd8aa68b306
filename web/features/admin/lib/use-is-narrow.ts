import { useMediaQuery } from '#web/lib/use-media-query.ts';

/** Whether cards stand for the tables of the admin area: beside its sidebar a table has room from 1024 pixels on. */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 1023px)');
}
