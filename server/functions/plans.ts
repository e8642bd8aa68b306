import type { Context } from 'hono';
import type { Plans } from '#contract/plans.ts';
import type { Settings } from '../admin/settings-watch.ts';
import type { AppContext } from '../context.ts';

/** What the plans include now. */
export async function readPlans(settings: Pick<Settings, 'read'>): Promise<Plans> {
  return { scansPerDay: (await settings.read()).daily_scan_limits };
}

/** `GET /functions/v1/plans`, for everybody: `Plans` of contract/plans.ts, from memory. */
export function plans({ settings }: { settings: Pick<Settings, 'read'> }) {
  return async (c: Context<AppContext>): Promise<Response> => {
    c.header('Cache-Control', 'no-cache');
    return c.json(await readPlans(settings));
  };
}
