import type { Logger } from 'pino';
import * as z from 'zod';
import type { ScanLimit } from '#contract/scan.ts';
import { asUserBatch, type Caller } from '#database/as-user.ts';
import { type Database, DatabaseError, type Row, type Statement } from '#database/database.ts';
import { OPINION_SECONDS } from '../ai/language-model.ts';
import { AppError, toAppError } from '../errors.ts';
import type { Services } from '../services.ts';

/** Seconds on top of what the language model may take: the engine's own work, three times over. */
const LEASE_MARGIN = 60;

/** How long an unfinished scan stays taken: longer than an analysis may run, so that only a dead process leaves one behind. */
export function leaseOf({ env }: Pick<Services, 'env'>): number {
  return env.AI_TIMEOUT + OPINION_SECONDS + LEASE_MARGIN;
}

const FOREIGN_KEY_VIOLATION = '23503';

/** Only the service role may call the functions of the schema `private`; the person's id comes from the verified token. */
const service: Caller = { role: 'service_role', claims: {} };

const takenScan = z.object({ scan_id: z.string().nullable(), scan_limit: z.coerce.number() });
const scanState = z.object({
  scan_limit: z.coerce.number(),
  remaining: z.coerce.number(),
  renews_at: z.coerce.date(),
});

/** One statement as the service role, in one round trip; returns its first row. */
async function runAsService(
  database: Database,
  sql: string,
  params: Statement['params'] = [],
): Promise<Row | undefined> {
  const [result] = await asUserBatch(database, service, [{ sql, params }]);
  return result?.rows[0];
}

/** The person's scans of today (UTC). */
export async function readScanLimit(database: Database, userId: string): Promise<ScanLimit> {
  const sql = 'select scan_limit, remaining, renews_at from private.scan_state($1)';
  const state = scanState.parse(await runAsService(database, sql, [userId]));
  return {
    canScan: state.remaining > 0,
    scanLimit: state.scan_limit,
    scansRemaining: state.remaining,
    renewsAt: state.renews_at.toISOString(),
  };
}

/**
 * Runs `work` for one of the person's daily scans: taken first, counted when `work` says so or resolves, given back if it throws
 * before that.
 * @throws AppError scanLimit with the limit, when none is left; notAuthenticated when the account is gone
 */
export async function withScan<T>(
  { database, log, leaseSeconds }: { database: Database; log: Logger; leaseSeconds: number },
  userId: string,
  work: (countScan: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const scanId = await takeScan(database, userId, leaseSeconds);
  let isCounted = false;
  const countScan = async (): Promise<void> => {
    if (isCounted) return;
    await runAsService(database, 'select private.finish_scan($1)', [scanId]);
    isCounted = true;
  };
  try {
    const result = await work(countScan);
    await countScan();
    return result;
  } catch (error) {
    if (isCounted) throw withScanUsed(error);
    await runAsService(database, 'select private.return_scan($1)', [scanId]).catch((err: unknown) =>
      log.warn({ err, scanId }, 'scan not given back; its lease will run out'),
    );
    throw error;
  }
}

/** The error, marked to say that the scan is used. */
function withScanUsed(error: unknown): AppError {
  const { kind, message, details, retryAfter } = toAppError(error);
  return new AppError(kind, message, {
    cause: error,
    scanUsed: true,
    ...(details === null ? {} : { details }),
    ...(retryAfter === null ? {} : { retryAfter }),
  });
}

async function takeScan(database: Database, userId: string, leaseSeconds: number): Promise<string> {
  const sql = 'select scan_id, scan_limit from private.take_scan($1, $2)';
  const row = await runAsService(database, sql, [userId, `${leaseSeconds} seconds`]).catch((cause: unknown) => {
    if (!(cause instanceof DatabaseError) || cause.code !== FOREIGN_KEY_VIOLATION) throw cause;
    throw new AppError('notAuthenticated', 'This account no longer exists. Please sign in again.', { cause });
  });
  const { scan_id: scanId, scan_limit: scanLimit } = takenScan.parse(row);
  if (scanId === null) throw new AppError('scanLimit', 'Daily scan limit reached', { scanLimit });
  return scanId;
}
