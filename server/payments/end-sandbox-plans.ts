import type { Database } from '#database/database.ts';
import { asService } from './as-service.ts';
import type { Payments } from './open-payments.ts';

/** Where the sandbox is off, plans that were got there without paying end: at the start, before anybody is served. */
export async function endSandboxPlans(database: Database, payments: Payments): Promise<void> {
  if (payments.kind === 'sandbox') return;
  await asService(database, {
    sql: `update public.subscriptions set plan_type = 'free', status = 'canceled', access_until = null
      where provider = 'sandbox' and plan_type <> 'free'`,
  });
}
