import type { Context } from 'hono';
import type { AppContext } from '#server/context.ts';
import { type Auth, runAsAuth } from '../auth-context.ts';
import { requireFactor } from '../factors/require-factor.ts';
import { removeFactor } from '../factors/second-factors.ts';
import { presentFactor } from '../present-user.ts';
import { requireStoredUser } from './require-stored-user.ts';

/** GET /admin/users/{id}/factors (contract 6.19). */
export async function listFactors(c: Context<AppContext>, auth: Auth): Promise<Response> {
  const user = await requireStoredUser(c, auth);
  return c.json(user.factors.map(presentFactor));
}

/** DELETE /admin/users/{id}/factors/{factorId} (contract 6.19, R-54): for users who have lost the device. */
export async function deleteFactor(c: Context<AppContext>, auth: Auth): Promise<Response> {
  const user = await requireStoredUser(c, auth);
  const factor = requireFactor(c, user);
  await runAsAuth(auth, removeFactor(user.id, factor.id));
  return c.json(presentFactor(factor));
}
