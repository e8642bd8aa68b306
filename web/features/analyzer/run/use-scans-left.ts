import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAuth } from '#web/lib/auth.ts';
import { loadScanLimit, scanLimitKey } from '#web/lib/scan-limit.ts';
import { getSupabase } from '#web/lib/supabase.ts';
import { toast } from '#web/ui/toast.ts';
import { texts } from '../texts.ts';

/** How many scans are left today; undefined until it is known. A failure shows a toast and blocks nothing. */
export function useScansLeft(): { scansLeft: number | undefined; refreshScans(): void } {
  const { user } = useAuth();
  const { data, error, refetch } = useQuery({
    queryKey: [...scanLimitKey, user?.id],
    queryFn: async () => loadScanLimit(await getSupabase()),
    enabled: user !== null,
    staleTime: 0,
    retry: false,
  });
  useEffect(() => {
    if (error) toast({ ...texts.scanCheckFailed, variant: 'destructive' });
  }, [error]);
  return { scansLeft: data?.scansRemaining, refreshScans: () => void refetch() };
}
