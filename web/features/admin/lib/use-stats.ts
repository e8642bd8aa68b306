import { useQuery } from '@tanstack/react-query';
import { AdminStats } from '#contract/admin.ts';
import { getSupabase } from '#web/lib/supabase.ts';

export const statsKey = ['admin', 'stats'] as const;

/** How many people, analyses and active subscriptions there are. */
export function useStats() {
  return useQuery({
    queryKey: statsKey,
    queryFn: async () => {
      const client = await getSupabase();
      const { data, error } = await client.rpc('admin_stats').single();
      if (error) throw error;
      return AdminStats.parse(data);
    },
    staleTime: 0,
  });
}
