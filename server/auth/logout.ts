import type { Context } from 'hono';
import type { Statement } from '#database/database.ts';
import type { AppContext } from '../context.ts';
import { type Auth, runAsAuth } from './auth-context.ts';
import { AuthError } from './errors.ts';
import { insufficientAal, lacksSecondFactor, requireUserOfAnyLevel } from './require-user.ts';

/**
 * POST /logout?scope= (contract 6.18, R-18). Ending a session ends its refresh token and its access tokens. Without its
 * second factor a session may only end itself (A7): `global` does that, and the answer says that the others stay.
 */
export async function logout(c: Context<AppContext>, auth: Auth): Promise<Response> {
  const scope = c.req.query('scope') || 'global';
  if (scope !== 'global' && scope !== 'local' && scope !== 'others') {
    throw new AuthError('validation_failed', `Unsupported logout scope "${scope}"`);
  }
  const signedIn = await requireUserOfAnyLevel(c, auth);
  const { user, session } = signedIn;
  const mayEndOthers = !lacksSecondFactor(signedIn);
  const allowed = mayEndOthers || scope !== 'global' ? scope : 'local';
  if (!mayEndOthers && (session === null || allowed === 'others')) throw insufficientAal(403);
  await runAsAuth(auth, [session === null ? endAll(user.id) : endings[allowed](user.id, session.id)]);
  if (allowed !== scope) throw insufficientAal(403);
  return c.body(null, 204);
}

/** The statement that ends every session of a user. */
export function endAll(userId: string): Statement {
  return { sql: 'delete from auth.sessions where user_id = $1::uuid', params: [userId] };
}

/** The statement that ends every session of a user but one. */
export function endOthers(userId: string, sessionId: string): Statement {
  const sql = 'delete from auth.sessions where user_id = $1::uuid and id <> $2::uuid';
  return { sql, params: [userId, sessionId] };
}

function endOne(_userId: string, sessionId: string): Statement {
  return { sql: 'delete from auth.sessions where id = $1::uuid', params: [sessionId] };
}

const endings = { global: endAll, local: endOne, others: endOthers } as const;
