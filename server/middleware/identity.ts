import type { MiddlewareHandler } from 'hono';
import { InvalidTokenError, verifyAccessToken } from '../auth/access-token.ts';
import type { LiveSessions } from '../auth/live-sessions.ts';
import type { AppContext, Identity } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Keys } from '../keys.ts';
import { createKeyRing } from './api-key.ts';

const anonymous: Identity = { role: 'anon', claims: { role: 'anon' } };
const service: Identity = { role: 'service_role', claims: { role: 'service_role' } };

/** The error for each fault of a token (contract rest P14). */
const faults = {
  malformed: { kind: 'tokenInvalid', message: 'JWT cannot be decoded' },
  signature: { kind: 'tokenInvalid', message: 'JWT has a signature that is not ours' },
  expired: { kind: 'tokenRefused', message: 'JWT expired' },
  early: { kind: 'tokenRefused', message: 'JWT is not valid yet' },
} as const;

/**
 * Sets `identity` from the Authorization header (contract rest P13, P14, P18): none, or the anon key, is anonymous; the
 * service key is the service role; anything else must be an access token of ours, whose session is still open.
 * @throws AppError tokenInvalid, tokenRefused or insufficientAal, for the protocol's `onError` to shape
 */
export function resolveIdentity(keys: Keys, sessions: LiveSessions): MiddlewareHandler<AppContext> {
  const roleOfKey = createKeyRing(keys);
  return async function resolveIdentity(c, next) {
    const bearer = /^bearer(?:\s(.*))?$/i.exec(c.req.header('Authorization') ?? '');
    c.set('identity', bearer ? await identify(bearer[1]?.trim() ?? '') : anonymous);
    return next();
  };

  async function identify(token: string): Promise<Identity> {
    const keyRole = roleOfKey(token);
    if (keyRole) return keyRole === 'anon' ? anonymous : service;
    const claims = await verifyAccessToken(token, keys).catch((cause: unknown) => {
      if (!(cause instanceof InvalidTokenError)) throw cause;
      const { kind, message } = faults[cause.fault];
      throw new AppError(kind, message, { cause });
    });
    const role = requireRole(claims.role);
    if (role === 'authenticated') await sessions.requireOpen(claims);
    return { role, claims };
  }
}

/** A token without a role is anonymous; one with a role we do not have is refused (contract rest P13). */
function requireRole(role: unknown): Identity['role'] {
  if (role === undefined || role === null) return 'anon';
  if (role === 'anon' || role === 'authenticated' || role === 'service_role') return role;
  throw new AppError('tokenRefused', 'The role in the JWT does not exist');
}
