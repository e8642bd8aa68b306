import type { Context } from 'hono';
import type { AppContext } from '../context.ts';
import type { Auth } from './auth-context.ts';
import { AuthError } from './errors.ts';
import { presentUser } from './present-user.ts';
import { requireUserOfAnyLevel } from './require-user.ts';

/** GET /user (contract 6.9): the user as stored now. */
export async function getUser(c: Context<AppContext>, auth: Auth): Promise<Response> {
  const { user, claims } = await requireUserOfAnyLevel(c, auth);
  const audience = c.req.header('X-JWT-AUD');
  if (audience && audience !== claims.aud) {
    throw new AuthError('validation_failed', "Token audience doesn't match request audience");
  }
  return c.json(presentUser(user));
}
