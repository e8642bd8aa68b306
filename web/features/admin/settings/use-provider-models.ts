import { useQuery } from '@tanstack/react-query';
import { AdminModels } from '#contract/admin.ts';
import { callFunction } from '../lib/call-function.ts';

/** The names of the models the provider lists. */
export function useProviderModels() {
  return useQuery({
    queryKey: ['admin', 'models'],
    queryFn: async () => AdminModels.parse(await callFunction('admin-models')).models,
  });
}
