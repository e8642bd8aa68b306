import type { MiddlewareHandler } from 'hono';
import type { AppContext } from '#server/context.ts';
import { createKeyRing } from '#server/middleware/api-key.ts';
import type { Auth } from '../auth-context.ts';
import { AuthError } from '../errors.ts';
import { requireClaims, requireUser } from '../require-user.ts';

/** Contract A6. */
const adminRoles: readonly unknown[] = ['service_role', 'supabase_admin'];

/** Accepts the service key, or a token of ours with one of these roles; a session it names must be live. */
export function requireAdmin(auth: Auth): MiddlewareHandler<AppContext> {
  const roleOf = createKeyRing(auth.keys);
  return async function requireAdmin(c, next) {
    const bearer = /^bearer (\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1] ?? '';
    const keyRole = roleOf(bearer);
    if (keyRole === 'service_role') return next();
    const claims = keyRole === 'anon' ? null : await requireClaims(c.req.header('Authorization'), auth);
    if (!adminRoles.includes(claims?.role)) {
      throw new AuthError('not_admin', 'User not allowed: this needs the service key');
    }
    if (claims?.session_id) await requireUser(c, auth);
    return next();
  };
}
