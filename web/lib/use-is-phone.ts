import { useMediaQuery } from './use-media-query.ts';

/** Whether cards stand for the table and a sheet for the filter bar: below the mobile breakpoint (specification, section 9). */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 767px)');
}
