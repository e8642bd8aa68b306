import type { Context } from 'hono';
import * as z from 'zod';
import type { Statement } from '#database/database.ts';
import type { AppContext } from '#server/context.ts';
import { TextMessageError } from '#server/sms/text-messages.ts';
import { type Auth, runAsAuth } from '../auth-context.ts';
import { AuthError } from '../errors.ts';
import { take } from '../rate-limits.ts';
import { bodyText, readBody } from '../read-body.ts';
import type { StoredFactor } from '../stored.ts';
import { createPhoneCode, hashPhoneCode } from './phone-code.ts';

const ChallengeRequest = z.object({ channel: bodyText });

interface PhoneChallenge {
  id: string;
  factor: StoredFactor;
  ip: string | null;
  limits: readonly Statement[];
}

/**
 * Stores a challenge and sends its code (contract 6.15), which numbers for tests do not get.
 * @returns unix seconds at which it was stored
 * @throws AuthError over_sms_send_rate_limit (L1, L2), sms_send_failed (R-28: then nothing is kept)
 */
export async function challengePhone(c: Context<AppContext>, auth: Auth, challenge: PhoneChallenge): Promise<number> {
  const channel = await readChannel(c);
  const phone = challenge.factor.phone ?? '';
  const isTest = auth.settings.phoneTestCodes.has(phone);
  const code = createPhoneCode(auth);
  const results = await runAsAuth(auth, [
    ...challenge.limits,
    ...(isTest ? [] : take(auth.settings, 'sms', '')),
    insertChallenge(auth, challenge, code),
  ]);
  const row = results.at(-1)?.rows[0];
  if (typeof row?.asked !== 'number') throw tooSoon(challenge.factor, auth);
  if (!isTest) await send(auth, challenge, { to: phone, text: `${code} is your Shortlist code.`, channel });
  return row.asked;
}

async function readChannel(c: Context<AppContext>): Promise<'sms' | 'whatsapp'> {
  const isEmpty = (await c.req.text()) === '';
  const channel = isEmpty ? '' : (await readBody(c, ChallengeRequest)).channel;
  if (channel === '') return 'sms';
  if (channel === 'sms' || channel === 'whatsapp') return channel;
  throw new AuthError('validation_failed', 'Invalid channel, supported values are sms or whatsapp');
}

/** Stores nothing while the last message to this factor is too young. */
function insertChallenge(auth: Auth, { id, factor, ip }: PhoneChallenge, code: string): Statement {
  return {
    sql: `with challenged as (
            update auth.factors set last_challenged_at = now() where id = $2::uuid
              and (last_challenged_at is null or last_challenged_at <= now() - make_interval(secs => $5::float8))
            returning id)
          insert into auth.challenges (id, factor_id, ip, code_hash)
          select $1::uuid, id, $3::inet, $4 from challenged
          returning floor(extract(epoch from created_at))::float8 as asked`,
    params: [id, factor.id, ip, hashPhoneCode(auth, id, code), auth.settings.minSendIntervalSeconds],
  };
}

function tooSoon({ last_challenged_at: last }: StoredFactor, { settings }: Auth): AuthError {
  const waited = last === null ? 0 : (Date.now() - Date.parse(last)) / 1000;
  const seconds = Math.max(Math.ceil(settings.minSendIntervalSeconds - waited), 1);
  const message = `For security purposes, you can only request this after ${seconds} seconds.`;
  return new AuthError('over_sms_send_rate_limit', message, { retryAfter: seconds });
}

async function send(
  auth: Auth,
  { id, factor }: PhoneChallenge,
  message: Parameters<Auth['textMessages']['send']>[0],
): Promise<void> {
  try {
    await auth.textMessages.send(message);
  } catch (cause) {
    await runAsAuth(auth, [
      { sql: 'delete from auth.challenges where id = $1::uuid', params: [id] },
      { sql: 'update auth.factors set last_challenged_at = null where id = $1::uuid', params: [factor.id] },
    ]);
    if (!(cause instanceof TextMessageError)) throw cause;
    throw new AuthError('sms_send_failed', 'The code could not be sent to your phone. Try again later.', { cause });
  }
}
