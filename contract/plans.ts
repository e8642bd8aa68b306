import * as z from 'zod/mini';
import type { Format } from './format.ts';
import { settings } from './settings.ts';

/** What the plans include, as administrators set it: `GET /functions/v1/plans`, for everybody. */
export const Plans = z.object({ scansPerDay: settings.daily_scan_limits.schema });
export type Plans = z.infer<typeof Plans>;

/** What they include until an administrator changes it. */
export const initialPlans: Plans = { scansPerDay: settings.daily_scan_limits.initial };

/** The name of the meta element that carries them in the page, as JSON. */
export const PLANS_META = 'shortlist-plans';

/** What premium costs (product rule 9.1), in the currency's smallest unit. */
export const premiumPrice = { cents: 2000, currency: 'usd', interval: 'month' } as const;

/** $20 in English, 20 $ in German. */
export const writePremiumPrice = ({ number }: Pick<Format, 'number'>): string =>
  number(premiumPrice.cents / 100, {
    style: 'currency',
    currency: premiumPrice.currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
