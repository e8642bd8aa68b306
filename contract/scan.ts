import * as z from 'zod/mini';

/**
 * What `check-scan-limit` answers. `scansRemaining` counts today's (UTC) scans that are left; `renewsAt` is the instant
 * (ISO 8601, the next midnight of UTC) at which all of them are there again.
 */
export const ScanLimit = z.object({
  canScan: z.boolean(),
  scanLimit: z.number(),
  scansRemaining: z.number(),
  renewsAt: z.iso.datetime(),
});
export type ScanLimit = z.infer<typeof ScanLimit>;
