import type { Logger } from 'pino';
import type { ScanLimit } from '#contract/scan.ts';
import { asUser } from '#database/as-user.ts';
import type { Database, Session } from '#database/database.ts';
import { DatabaseError } from '#database/database.ts';
import { AppError } from '../errors.ts';

/** How long a scan stays taken without being finished. Longer than an analysis may run, so that only a dead process leaves one. */
const LEASE = '60 seconds';

const FOREIGN_KEY_VIOLATION = '23503';

/** The functions of the schema `private` are the service role's alone; the person's id comes from the verified token. */
function asService<T>(database: Database, work: (session: Session) => Promise<T>): Promise<T> {
  return asUser(database, { role: 'service_role', claims: { role: 'service_role' } }, work);
}

/** The person's scans of today (UTC). */
export async function readScanLimit(database: Database, userId: string): Promise<ScanLimit> {
  const { rows } = await asService(database, (session) =>
    session.query<{ scan_limit: unknown; remaining: unknown }>(
      'select scan_limit, remaining from private.scan_state($1)',
      [userId],
    ),
  );
  const scanLimit = Number(rows[0]?.scan_limit);
  const scansRemaining = Number(rows[0]?.remaining);
  return { canScan: scansRemaining > 0, scanLimit, scansRemaining };
}

/**
 * Runs `work` for one of the person's daily scans: taken before, counted when `work` resolves, given back when it throws.
 * @throws AppError scanLimit with the limit, when none is left; notAuthenticated when the account is gone
 */
export async function withScan<T>(
  services: { database: Database; log: Logger },
  userId: string,
  work: () => Promise<T>,
): Promise<T> {
  const scanId = await takeScan(services.database, userId);
  try {
    const result = await work();
    await asService(services.database, (session) => session.query('select private.finish_scan($1)', [scanId]));
    return result;
  } catch (error) {
    await asService(services.database, (session) => session.query('select private.return_scan($1)', [scanId])).catch(
      (err: unknown) => services.log.warn({ err, scanId }, 'scan not given back; its lease will run out'),
    );
    throw error;
  }
}

async function takeScan(database: Database, userId: string): Promise<string> {
  const [scan] = await asService(database, async (session) => {
    const taken = await session.query<{ scan_id: string | null; scan_limit: unknown }>(
      'select scan_id, scan_limit from private.take_scan($1, $2)',
      [userId, LEASE],
    );
    return taken.rows;
  }).catch((cause: unknown) => {
    if (!(cause instanceof DatabaseError) || cause.code !== FOREIGN_KEY_VIOLATION) throw cause;
    throw new AppError('notAuthenticated', 'This account no longer exists. Please sign in again.', { cause });
  });
  if (scan?.scan_id) return scan.scan_id;
  throw new AppError('scanLimit', 'Daily scan limit reached', { scanLimit: Number(scan?.scan_limit) });
}
