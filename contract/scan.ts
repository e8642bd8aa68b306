import * as z from 'zod/mini';

/**
 * What `check-scan-limit` answers. `scansRemaining` is how many of today's (UTC) scans are left; `renewsAt` is when all of them are
 * available again (ISO 8601, the next midnight UTC).
 */
export const ScanLimit = z.object({
  canScan: z.boolean(),
  scanLimit: z.number(),
  scansRemaining: z.number(),
  renewsAt: z.iso.datetime(),
});
export type ScanLimit = z.infer<typeof ScanLimit>;
