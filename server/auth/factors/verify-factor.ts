import type { Context } from 'hono';
import * as z from 'zod';
import type { Transaction } from '#database/database.ts';
import type { AppContext } from '#server/context.ts';
import { type Auth, type Device, getDevice, transactAsAuth } from '../auth-context.ts';
import { AuthError } from '../errors.ts';
import { giveGuessBack, takeGuess } from '../guesses.ts';
import { hashesOfCode } from '../one-time-tokens.ts';
import { bodyText, readBody } from '../read-body.ts';
import { requireUserOfAnyLevel } from '../require-user.ts';
import { unseal } from '../seal.ts';
import { parseUserSession, presentSession, readSession, type UserSession } from '../sessions.ts';
import type { StoredFactor, StoredSession } from '../stored.ts';
import { requireFactor, requireVerifiable } from './require-factor.ts';
import { amrWithout, factorMethods } from './second-factors.ts';
import { findStep } from './totp.ts';

const VerifyRequest = z.object({ challenge_id: bodyText, code: bodyText });

/** A person's answer to a challenge, and who gives it. */
interface Attempt {
  factor: StoredFactor;
  challengeId: string;
  code: string;
  device: Device;
  session: StoredSession;
}

/** A right answer; `step` is the time step of a TOTP code. */
interface Proof {
  step: number | null;
}

/** POST /factors/{id}/verify (contract 6.16, R-52, R-55): the session goes on as aal2. */
export async function verifyFactor(c: Context<AppContext>, auth: Auth): Promise<Response> {
  const { user, session } = await requireUserOfAnyLevel(c, auth);
  const factor = requireFactor(c, user);
  requireVerifiable(factor, auth);
  if (session === null) throw noSession();
  const { challenge_id: challengeId, code } = await readBody(c, VerifyRequest);
  if (!code) throw new AuthError('validation_failed', 'Code is required to verify a factor: type what the app shows');
  if (!z.guid().safeParse(challengeId).success) throw unknownChallenge();
  const attempt = { factor, challengeId, code: code.replaceAll(/\s/g, ''), device: getDevice(c, auth), session };
  // What a refused attempt writes must stay: the counted guess and the removed challenge.
  const outcome = await transactAsAuth(auth, (transaction) => answerChallenge(transaction, auth, attempt));
  if (outcome instanceof AuthError) throw outcome;
  return c.json(await presentSession(auth, outcome));
}

const noSession = () => new AuthError('session_not_found', 'A second factor is verified for a session: sign in first');
const unknownChallenge = () =>
  new AuthError('mfa_factor_not_found', 'MFA factor with the provided challenge ID not found', { status: 422 });

/**
 * Decides while holding a lock on the user's row, so that one of several concurrent attempts wins: the next finds the
 * challenge used, the code's step taken, or its session ended.
 */
async function answerChallenge(
  transaction: Transaction,
  auth: Auth,
  attempt: Attempt,
): Promise<UserSession | AuthError> {
  const { factor, session, device } = attempt;
  const guess = { secret: 'proof', account: factor.id, device } as const;
  const limits = takeGuess(auth.settings, guess, 'factor');
  for (const { sql, params } of limits) await transaction.query(sql, params);
  await transaction.query('select from auth.users where id = $1::uuid for update', [session.user_id]);
  const proof = await checkAttempt(transaction, auth, attempt);
  if (proof instanceof AuthError) return proof;
  if (!(await raiseSession(transaction, attempt))) return noSession();
  await takeAnswer(transaction, attempt, proof.step);
  for (const { sql, params } of giveGuessBack(auth.settings, guess)) await transaction.query(sql, params);
  const { sql, params } = readSession(session.id);
  return parseUserSession((await transaction.query(sql, params)).rows[0]) ?? noSession();
}

const storedChallenge = z.object({
  is_used: z.boolean(),
  is_elsewhere: z.boolean(),
  is_expired: z.boolean(),
  code_hash: z.string().nullable(),
  sealed_secret: z.string().nullable(),
  last_step: z.coerce.number().nullable(),
});
type StoredChallenge = z.infer<typeof storedChallenge>;

const wrongCode = { totp: 'Invalid TOTP code entered', phone: 'Invalid code entered' } as const;

/** The refusals of contract 6.16, in its order. */
async function checkAttempt(transaction: Transaction, auth: Auth, attempt: Attempt): Promise<Proof | AuthError> {
  const { factor, challengeId, device } = attempt;
  const { rows } = await transaction.query(
    `select c.verified_at is not null as is_used, c.ip is distinct from $3::inet as is_elsewhere,
       c.created_at <= now() - make_interval(secs => $4::float8) as is_expired,
       c.code_hash, f.sealed_secret, f.last_step
     from auth.challenges c join auth.factors f on f.id = c.factor_id
     where c.id = $1::uuid and f.id = $2::uuid`,
    [challengeId, factor.id, device.ip, auth.settings.challengeSeconds],
  );
  if (rows[0] === undefined) return unknownChallenge();
  const challenge = storedChallenge.parse(rows[0]);
  if (challenge.is_used || challenge.is_elsewhere) {
    return new AuthError('mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch');
  }
  if (challenge.is_expired) {
    await transaction.query('delete from auth.challenges where id = $1::uuid', [challengeId]);
    const message = `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`;
    return new AuthError('mfa_challenge_expired', message);
  }
  return checkCode(auth, attempt, challenge) ?? new AuthError('mfa_verification_failed', wrongCode[factor.factor_type]);
}

/** The step of a TOTP code; once a step's code was accepted, neither that step nor an older one is accepted again. */
function checkCode(auth: Auth, { factor, code }: Attempt, challenge: StoredChallenge): Proof | null {
  if (factor.factor_type === 'phone') {
    const hashes = hashesOfCode(auth, { channel: 'phone', value: factor.phone ?? '' }, code);
    return challenge.code_hash !== null && hashes.includes(challenge.code_hash) ? { step: null } : null;
  }
  const secret = unseal(auth.keys.sealingKey, challenge.sealed_secret ?? '');
  const step = findStep(secret, code);
  return step === null || step <= (challenge.last_step ?? 0) ? null : { step };
}

/**
 * The counter jumps by two, so that no token from before the second factor is the current one's predecessor. C4:
 * the newest method comes first.
 * @returns false when the session has ended in the meantime
 */
async function raiseSession(transaction: Transaction, { factor, session, device }: Attempt): Promise<boolean> {
  const method = factorMethods[factor.factor_type];
  const raised = await transaction.query(
    `update auth.sessions s set aal = 'aal2', factor_id = $2::uuid, amr = $3::jsonb || ${amrWithout('$4')},
       refresh_counter = s.refresh_counter + 2, user_agent = $5::text, ip = $6::inet
     where s.id = $1::uuid`,
    [
      session.id,
      factor.id,
      JSON.stringify([{ method, timestamp: Math.floor(Date.now() / 1000) }]),
      JSON.stringify([method]),
      device.userAgent,
      device.ip,
    ],
  );
  return raised.rowCount > 0;
}

/** Success marks the challenge used and the factor verified, and removes everything less trusted. */
async function takeAnswer(transaction: Transaction, attempt: Attempt, step: number | null): Promise<void> {
  const { factor, challengeId, session } = attempt;
  await transaction.query('update auth.challenges set verified_at = now() where id = $1::uuid', [challengeId]);
  await transaction.query(
    `update auth.factors set status = 'verified', last_step = coalesce($2::bigint, last_step), updated_at = now()
     where id = $1::uuid`,
    [factor.id, step],
  );
  await transaction.query(
    `delete from auth.factors where user_id = $1::uuid and factor_type = $2 and status = 'unverified'`,
    [session.user_id, factor.factor_type],
  );
  await transaction.query(`delete from auth.sessions where user_id = $1::uuid and id <> $2::uuid and aal = 'aal1'`, [
    session.user_id,
    session.id,
  ]);
}
