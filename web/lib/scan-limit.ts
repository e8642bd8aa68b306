import { ScanLimit } from '#contract/scan.ts';
import type { DataClient } from './data-client.ts';

/** The cache key of today's scans; an analysis or a payment makes them stale. */
export const scanLimitKey = ['scan-limit'];

/** How many analyses the person has left today. Throws what the function reports. */
export async function loadScanLimit(client: DataClient): Promise<ScanLimit> {
  const { data, error } = await client.functions.invoke<unknown>('check-scan-limit');
  if (error) throw error;
  return ScanLimit.parse(data);
}
