import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { AppContext } from '#server/context.ts';
import { type Auth, getDevice, getLimitedIp, runAsAuth } from '../auth-context.ts';
import { AuthError } from '../errors.ts';
import { take } from '../rate-limits.ts';
import { requireUserOfAnyLevel } from '../require-user.ts';
import { challengePhone } from './challenge-phone.ts';
import { requireFactor, requireVerifiable } from './require-factor.ts';

/** POST /factors/{id}/challenge (contract 6.15, R-55). */
export async function challenge(c: Context<AppContext>, auth: Auth): Promise<Response> {
  const { user } = await requireUserOfAnyLevel(c, auth);
  const factor = requireFactor(c, user);
  requireVerifiable(factor, auth);
  const device = getDevice(c, auth);
  const id = randomUUID();
  const limits = take(auth.settings, 'challenge', getLimitedIp(device));
  const asked =
    factor.factor_type === 'phone'
      ? await challengePhone(c, auth, { id, factor, ip: device.ip, limits })
      : await challengeTotp(auth, { id, factorId: factor.id, ip: device.ip, limits });
  return c.json({ id, type: factor.factor_type, expires_at: asked + auth.settings.challengeSeconds });
}

interface Challenge {
  id: string;
  factorId: string;
  ip: string | null;
  limits: ReturnType<typeof take>;
}

/** @returns unix seconds at which it was stored */
async function challengeTotp(auth: Auth, { id, factorId, ip, limits }: Challenge): Promise<number> {
  const results = await runAsAuth(auth, [
    ...limits,
    {
      sql: `with challenged as (
              update auth.factors set last_challenged_at = now() where id = $2::uuid returning id)
            insert into auth.challenges (id, factor_id, ip)
            select $1::uuid, id, $3::inet from challenged
            returning floor(extract(epoch from created_at))::float8 as asked`,
      params: [id, factorId, ip],
    },
  ]);
  const asked = results.at(-1)?.rows[0]?.asked;
  if (typeof asked !== 'number') throw new AuthError('mfa_factor_not_found', 'Factor not found');
  return asked;
}
