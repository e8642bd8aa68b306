import { useMediaQuery } from '#web/lib/use-media-query.ts';

/** Whether the admin area shows cards instead of tables: next to its sidebar a table fits from 1024 pixels on. */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 1023px)');
}
