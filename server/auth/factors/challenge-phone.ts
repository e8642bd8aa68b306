import type { Context } from 'hono';
import * as z from 'zod';
import type { Statement } from '#database/database.ts';
import type { AppContext } from '#server/context.ts';
import { emailWords } from '#server/mail/texts.ts';
import { type Auth, getLanguage, runAsAuth } from '../auth-context.ts';
import { AuthError } from '../errors.ts';
import { createOneTimeCode, getTestCode, hashToken } from '../one-time-tokens.ts';
import { bodyText, readBody } from '../read-body.ts';
import { requireMessenger, takeMessages } from '../send-code.ts';
import type { StoredFactor } from '../stored.ts';

const ChallengeRequest = z.object({ channel: bodyText });

interface PhoneChallenge {
  id: string;
  factor: StoredFactor;
  ip: string | null;
  limits: readonly Statement[];
}

/**
 * Stores a challenge and sends its code (contract 6.15), which test numbers do not get.
 * @returns unix seconds at which it was stored
 * @throws AuthError over_sms_send_rate_limit (L1, L2), sms_send_failed (R-28: then nothing is kept)
 */
export async function challengePhone(c: Context<AppContext>, auth: Auth, challenge: PhoneChallenge): Promise<number> {
  const hasBody = (await c.req.text()) !== '';
  const messenger = requireMessenger(hasBody ? (await readBody(c, ChallengeRequest)).channel : '');
  const address = { channel: 'phone', value: challenge.factor.phone ?? '' } as const;
  const isTest = getTestCode(auth, address) !== null;
  const { code, token } = createOneTimeCode(auth, address, false);
  const results = await runAsAuth(auth, [
    ...challenge.limits,
    ...(isTest ? [] : takeMessages(auth, 'phone')),
    insertChallenge(auth, challenge, hashToken(token)),
  ]);
  const asked = results.at(-1)?.rows[0]?.asked;
  if (typeof asked !== 'number') throw tooSoon(challenge.factor, auth);
  const { texts } = emailWords(getLanguage(c));
  const textMessage = { to: address.value, text: texts.textMessage(code), channel: messenger };
  if (!isTest) {
    await auth.delivery.send({ channel: 'phone', textMessage }).catch((error: unknown) => undo(auth, challenge, error));
  }
  return asked;
}

/** Stores nothing while the last message to this factor is too recent. */
function insertChallenge(auth: Auth, { id, factor, ip }: PhoneChallenge, hash: string): Statement {
  return {
    sql: `with challenged as (
            update auth.factors set last_challenged_at = now() where id = $2::uuid
              and (last_challenged_at is null or last_challenged_at <= now() - make_interval(secs => $5::float8))
            returning id)
          insert into auth.challenges (id, factor_id, ip, code_hash)
          select $1::uuid, id, $3::inet, $4 from challenged
          returning floor(extract(epoch from created_at))::float8 as asked`,
    params: [id, factor.id, ip, hash, auth.settings.minSendIntervalSeconds],
  };
}

function tooSoon({ last_challenged_at: last }: StoredFactor, { settings }: Auth): AuthError {
  const waited = last === null ? 0 : (Date.now() - Date.parse(last)) / 1000;
  const seconds = Math.max(Math.ceil(settings.minSendIntervalSeconds - waited), 1);
  const message = `For security purposes, you can only request this after ${seconds} seconds.`;
  return new AuthError('over_sms_send_rate_limit', message, { retryAfter: seconds });
}

async function undo(auth: Auth, { id, factor }: PhoneChallenge, error: unknown): Promise<never> {
  await runAsAuth(auth, [
    { sql: 'delete from auth.challenges where id = $1::uuid', params: [id] },
    { sql: 'update auth.factors set last_challenged_at = null where id = $1::uuid', params: [factor.id] },
  ]);
  throw error;
}
