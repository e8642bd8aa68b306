import type { Context } from 'hono';
import * as z from 'zod';
import type { AppContext } from '#server/context.ts';
import type { Auth } from '../auth-context.ts';
import { AuthError } from '../errors.ts';
import type { StoredFactor, StoredUser } from '../stored.ts';

/**
 * The factor named in a path.
 * @throws AuthError 404: validation_failed when the id is not a UUID, mfa_factor_not_found when it is not the user's
 */
export function requireFactor(c: Context<AppContext>, user: StoredUser): StoredFactor {
  const id = z.guid().safeParse(c.req.param('factorId'));
  if (!id.success) throw new AuthError('validation_failed', 'factor_id must be an UUID', { status: 404 });
  const factor = user.factors.find((candidate) => candidate.id === id.data.toLowerCase());
  if (!factor) throw new AuthError('mfa_factor_not_found', 'Factor not found');
  return factor;
}

export function hasVerifiedFactor(user: StoredUser): boolean {
  return user.factors.some(({ status }) => status === 'verified');
}

/** Also for factors enrolled while their type was still on. */
export function requireVerifiable({ factor_type: type }: StoredFactor, { settings }: Auth): void {
  if (type === 'totp' && !settings.totp) {
    throw new AuthError('mfa_totp_verify_not_enabled', 'MFA verification is disabled for TOTP');
  }
  if (type === 'phone' && !settings.phoneFactor) {
    throw new AuthError('mfa_phone_verify_not_enabled', 'MFA verification is disabled for Phone');
  }
}
