import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import * as z from 'zod';
import { DatabaseError, type Statement } from '#database/database.ts';
import type { AppContext } from '#server/context.ts';
import { normaliseAddress, requireWellFormed } from '../address.ts';
import { type Auth, runAsAuth } from '../auth-context.ts';
import { AuthError } from '../errors.ts';
import { bodyText, readBody } from '../read-body.ts';
import { requireRecentProof } from '../require-recent-proof.ts';
import { requireUser, type SignedInUser } from '../require-user.ts';
import { seal } from '../seal.ts';
import type { StoredUser } from '../stored.ts';
import { createTotp, type TotpEnrolment } from './totp.ts';

const EnrolRequest = z.object({ factor_type: bodyText, friendly_name: bodyText, issuer: bodyText, phone: bodyText });
type EnrolRequest = z.infer<typeof EnrolRequest>;

/** Characters. A name fits its column; an issuer, twice in the URI at three characters a byte, still fits a QR code. */
const longest = { friendlyName: 200, issuer: 100 } as const;

/** Seconds after which a factor that was never challenged counts as abandoned (contract R-50). */
const ABANDONED_SECONDS = 300;

interface NewFactor {
  id: string;
  type: 'totp' | 'phone';
  friendlyName: string;
  sealedSecret: string | null;
  phone: string | null;
}

/** POST /factors (contract 6.14, R-50, R-51). */
export async function enrol(c: Context<AppContext>, auth: Auth): Promise<Response> {
  const signedIn = await requireUser(c, auth);
  if (signedIn.user.is_anonymous) {
    const message = 'Anonymous users cannot have a second factor: add an email address or phone number first';
    throw new AuthError('no_authorization', message, { status: 403 });
  }
  const request = await readBody(c, EnrolRequest);
  const type = requireType(request, auth);
  const common = { id: randomUUID(), friendlyName: request.friendly_name };
  if (type === 'totp') {
    const totp = presentTotp(request, signedIn.user, auth);
    const sealedSecret = seal(auth.keys.sealingKey, totp.secret);
    await addFactor(auth, signedIn, { ...common, type, sealedSecret, phone: null });
    return c.json({ id: common.id, type, friendly_name: common.friendlyName, totp });
  }
  const phone = requirePhone(request, signedIn.user);
  await addFactor(auth, signedIn, { ...common, type, sealedSecret: null, phone });
  return c.json({ id: common.id, type, friendly_name: common.friendlyName, phone });
}

function requireType({ factor_type: type, friendly_name: name }: EnrolRequest, { settings }: Auth): 'totp' | 'phone' {
  if (type === 'webauthn') {
    throw new AuthError('mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn');
  }
  if (type !== 'totp' && type !== 'phone') {
    throw new AuthError('validation_failed', 'factor_type needs to be totp, phone, or webauthn');
  }
  if (name.length > longest.friendlyName) {
    throw new AuthError('validation_failed', `friendly_name may have ${longest.friendlyName} characters at most`);
  }
  if (type === 'totp' && !settings.totp) {
    throw new AuthError('mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP');
  }
  if (type === 'phone' && !settings.phoneFactor) {
    throw new AuthError('mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
  }
  return type;
}

function presentTotp({ issuer }: EnrolRequest, user: StoredUser, { siteUrl }: Auth): TotpEnrolment {
  if (issuer.length > longest.issuer) {
    throw new AuthError('validation_failed', `issuer may have ${longest.issuer} characters at most`);
  }
  return createTotp(issuer || new URL(siteUrl).host, user.email || user.phone || user.id);
}

function requirePhone({ phone: text }: EnrolRequest, user: StoredUser): string {
  const phone = normaliseAddress('phone', text);
  requireWellFormed(phone);
  if (user.factors.some((factor) => factor.phone === phone.value && factor.status === 'verified')) {
    const message = 'A verified phone factor already exists, unenroll the existing factor to continue';
    throw new AuthError('mfa_verified_factor_exists', message);
  }
  return phone.value;
}

/**
 * One transaction that locks the user's row, so that concurrent enrolments are counted one after the other.
 * @throws AuthError mfa_factor_name_conflict, reauthentication_needed, too_many_enrolled_mfa_factors
 */
async function addFactor(auth: Auth, signedIn: SignedInUser, factor: NewFactor): Promise<void> {
  requireRecentProof(auth, signedIn);
  const { user } = signedIn;
  const results = await runAsAuth(auth, [
    { sql: 'select from auth.users where id = $1::uuid for update', params: [user.id] },
    removeUnfinished(user, factor),
    {
      sql: `insert into auth.factors (id, user_id, factor_type, friendly_name, sealed_secret, phone)
            select $1::uuid, $2::uuid, $3::text, nullif($4::text, ''), $5::text, $6::text
            where (select count(*) from auth.factors where user_id = $2::uuid) < $7::int`,
      params: [
        factor.id,
        user.id,
        factor.type,
        factor.friendlyName,
        factor.sealedSecret,
        factor.phone,
        auth.settings.maxFactors,
      ],
    },
  ]).catch(translateConflict);
  if (results.at(-1)?.rowCount === 0) {
    const message = 'Maximum number of verified factors reached, unenroll to continue';
    throw new AuthError('too_many_enrolled_mfa_factors', message);
  }
}

/** removes enrolments that were abandoned, and those begun with the same phone. */
function removeUnfinished(user: StoredUser, { phone }: NewFactor): Statement {
  return {
    sql: `delete from auth.factors f where f.user_id = $1::uuid and f.status = 'unverified' and (f.phone = $2::text
            or (f.created_at < now() - make_interval(secs => $3::float8)
              and not exists (select from auth.challenges c where c.factor_id = f.id)))`,
    params: [user.id, phone, ABANDONED_SECONDS],
  };
}

function translateConflict(error: unknown): never {
  if (error instanceof DatabaseError && error.constraint === 'factors_friendly_name_key') {
    throw new AuthError('mfa_factor_name_conflict', 'A factor with this friendly name already exists for this user');
  }
  throw error;
}
