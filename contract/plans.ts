import * as z from 'zod/mini';
import { settings } from './settings.ts';

/** What the plans give, as administrators set it: `GET /functions/v1/plans`, for everybody. */
export const Plans = z.object({ scansPerDay: settings.daily_scan_limits.schema });
export type Plans = z.infer<typeof Plans>;

/** What they give until an administrator changes it. */
export const initialPlans: Plans = { scansPerDay: settings.daily_scan_limits.initial };

/** The name of the meta element in which a page brings them along, as JSON. */
export const PLANS_META = 'shortlist-plans';
