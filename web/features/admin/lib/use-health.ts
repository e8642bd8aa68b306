import { useQuery } from '@tanstack/react-query';
import { AdminHealth } from '#contract/admin.ts';
import { callFunction } from './call-function.ts';

export const healthKey = ['admin', 'health'];

/** The state of the server process that answers, asked anew whenever it is shown. */
export function useHealth() {
  return useQuery({
    queryKey: healthKey,
    queryFn: async () => AdminHealth.parse(await callFunction('admin-health')),
    staleTime: 0,
  });
}
