import type { Logger } from 'pino';
import type { Database } from '#database/database.ts';
import { PostgresqlDatabase } from '#database/postgresql.ts';
import type { Env } from '../env.ts';
import type { Measuring } from '../metrics/metrics.ts';
import { watchDatabase } from '../metrics/watch-database.ts';
import { type Reads, readPrimary } from './reads.ts';
import { createStandbyReads } from './standby-reads.ts';

/** Shorter than for the primary, in milliseconds: it answers instead, while the person is waiting. */
const times = { connect: 1_000, patience: 1_000, probe: 1_000 } as const;

/** The standby of DATABASE_READ_URL, which need not be there yet; without one the primary answers everything. */
export async function openReads(
  env: Env,
  primary: Database,
  { log, ...measuring }: Measuring & { log: Logger },
): Promise<Reads> {
  const { DATABASE_READ_URL: url, DATABASE_POOL: poolSize, LOG_SLOW_STATEMENTS: slowMs } = env;
  if (url === undefined) return readPrimary(primary);
  const opened = new PostgresqlDatabase({ url, poolSize, times, isStandby: true, log });
  const standby = watchDatabase(opened, { ...measuring, log, slowMs });
  return createStandbyReads({ primary, standby, log, onRead: measuring.metrics.noteRead });
}
