import type { Database } from '#database/database.ts';
import { asService } from './as-service.ts';
import type { Payments } from './open-payments.ts';

/** Ends plans that cost nothing, from the sandbox or test cards, once payments are real: at the start, before anybody is served. */
export async function endSandboxPlans(database: Database, payments: Payments): Promise<void> {
  if (payments.kind === 'sandbox') return;
  const isLive = payments.kind === 'stripe' && payments.provider.name === 'stripe-live';
  await asService(database, {
    sql: `update public.subscriptions set plan_type = 'free', status = 'canceled', access_until = null
      where provider = any($1) and plan_type <> 'free'`,
    params: [isLive ? '{sandbox,stripe-test}' : '{sandbox}'],
  });
}
