import { randomUUID } from 'node:crypto';
import type { Statement } from '#database/database.ts';
import { issueAccessToken } from './access-token.ts';
import type { Auth, Device } from './auth-context.ts';
import { deviceKey } from './known-device.ts';
import { presentUser } from './present-user.ts';
import { writeRefreshToken } from './refresh-token.ts';
import { parseStored, type StoredSession, type StoredUser, storedSessionSql, storedUserSql } from './stored.ts';

/** How someone proved who they are. */
interface Proof {
  method: string;
  /** The password hash that was checked. */
  hash?: string;
  /** The id of an organisation's own sign-in (contract C4). */
  provider?: string;
}

/**
 * The statement that signs a user in (contract R-2, C5). It opens no session when the user is gone, or when the
 * password is no longer the one that was checked: the update waits for a change in progress, which ends every
 * session and must not miss this one.
 */
export function openSession(userId: string, proof: Proof, device: Device): { id: string; statement: Statement } {
  const id = randomUUID();
  const { method, provider } = proof;
  // JSON leaves out an absent provider.
  const amr = JSON.stringify([{ method, provider, timestamp: Math.floor(Date.now() / 1000) }]);
  const statement = {
    sql: `with entered as (
            update auth.users set last_sign_in_at = now(), updated_at = now(), language = coalesce($8::text, language)
            where id = $2::uuid and ($6::text is null or encrypted_password = $6) returning id),
          seen as (
            insert into auth.devices (user_id, device, user_agent, ip) select id, $7::text, $4::text, $5::inet from entered
            on conflict (user_id, device) do update set last_seen_at = now()
              where devices.last_seen_at < now() - interval '1 day')
          insert into auth.sessions (id, user_id, amr, user_agent, ip)
          select $1::uuid, id, $3::jsonb, $4::text, $5::inet from entered`,
    params: [id, userId, amr, device.userAgent, device.ip, proof.hash ?? null, deviceKey(device), device.language],
  };
  return { id, statement };
}

/** The statement that reads a session with its user: columns `user` and `session`. */
export function readSession(sessionId: string): Statement {
  return {
    sql: `select ${storedUserSql} as "user", ${storedSessionSql} as session
          from auth.sessions s join auth.users u on u.id = s.user_id where s.id = $1::uuid`,
    params: [sessionId],
  };
}

export interface UserSession {
  user: StoredUser;
  session: StoredSession;
}

/** The row of `readSession`, or null when there is no such session. */
export function parseUserSession(row: Record<string, unknown> | undefined): UserSession | null {
  const user = parseStored<StoredUser>(row?.user);
  const session = parseStored<StoredSession>(row?.session);
  return user && session ? { user, session } : null;
}

/** The answer to every call that returns tokens (contract 3.4), with the claims listed in C2 to C6. */
export async function presentSession(auth: Auth, { user, session }: UserSession): Promise<Record<string, unknown>> {
  const seconds = auth.settings.accessTokenSeconds;
  // An account just made has a profile that a standby may not have yet.
  await auth.reads.noteWrite(user.id);
  const { token, expiresAt } = await issueAccessToken(
    auth.keys,
    {
      iss: auth.issuer,
      sub: user.id,
      aud: user.aud,
      email: user.email ?? '',
      phone: user.phone ?? '',
      app_metadata: user.raw_app_meta_data,
      user_metadata: user.raw_user_meta_data,
      role: user.role,
      aal: session.aal,
      amr: session.amr,
      session_id: session.id,
      is_anonymous: user.is_anonymous,
    },
    seconds,
  );
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: seconds,
    expires_at: expiresAt,
    refresh_token: writeRefreshToken(
      { sessionId: session.id, counter: BigInt(session.refresh_counter) },
      auth.keys.signing.refreshSecret,
    ),
    user: presentUser(user),
  };
}
