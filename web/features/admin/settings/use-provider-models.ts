import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { callFunction } from '#web/lib/admin/call-function.ts';

const Answer = z.object({ models: z.array(z.string()) });

/** The names of the models that the provider lists. */
export function useProviderModels() {
  return useQuery({
    queryKey: ['admin', 'models'],
    queryFn: async () => Answer.parse(await callFunction('admin-models')).models,
  });
}
