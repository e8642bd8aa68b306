import { QueryClient } from '@tanstack/react-query';

/** One retry, fresh for five minutes, no refetch on focus (product rule 9.9). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: 1, staleTime: 5 * 60_000, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});
