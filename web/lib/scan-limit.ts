import type { SupabaseClient } from '@supabase/supabase-js';
import { ScanLimit } from '#contract/scan.ts';

/** The cache key of today's scans; an analysis or a payment makes them stale. */
export const scanLimitKey = ['scan-limit'];

/** How many analyses the person has left today. Throws what the function reports. */
export async function loadScanLimit(client: SupabaseClient): Promise<ScanLimit> {
  const { data, error } = await client.functions.invoke<unknown>('check-scan-limit');
  if (error) throw error;
  return ScanLimit.parse(data);
}
