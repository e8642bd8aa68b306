import * as z from 'zod/mini';

/** What `check-scan-limit` answers. `scansRemaining` counts today's (UTC) scans that are left. */
export const ScanLimit = z.object({
  canScan: z.boolean(),
  scanLimit: z.number(),
  scansRemaining: z.number(),
});
export type ScanLimit = z.infer<typeof ScanLimit>;
