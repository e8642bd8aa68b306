import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { AdminDay } from '#contract/admin.ts';
import { getSupabase } from '#web/lib/supabase.ts';

/** Days shown in the chart: a month is the most at which single days can still be told apart. */
const shownDays = 30;

/** Sign-ups and scans of the last 30 days, the oldest first. */
export function useDailyCounts() {
  return useQuery({
    queryKey: ['admin', 'days'],
    queryFn: async () => {
      const client = await getSupabase();
      const { data, error } = await client.rpc('admin_daily_counts', { days: shownDays });
      if (error) throw error;
      return z.array(AdminDay).parse(data);
    },
  });
}
