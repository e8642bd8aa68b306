import type { Context } from 'hono';
import type { AppContext } from '#server/context.ts';
import { type Auth, runAsAuth } from '../auth-context.ts';
import { requireRecentProof } from '../require-recent-proof.ts';
import { requireUser } from '../require-user.ts';
import { requireFactor } from './require-factor.ts';
import { removeFactor } from './second-factors.ts';

/** DELETE /factors/{id} (contract 6.17, R-54). */
export async function unenrol(c: Context<AppContext>, auth: Auth): Promise<Response> {
  const signedIn = await requireUser(c, auth, 422);
  const { user } = signedIn;
  const factor = requireFactor(c, user);
  requireRecentProof(auth, signedIn);
  await runAsAuth(auth, removeFactor(user.id, factor.id));
  return c.json({ id: factor.id });
}
