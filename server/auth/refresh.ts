import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from 'hono';
import * as z from 'zod';
import { DatabaseError, type Result, type Statement } from '#database/database.ts';
import type { AppContext } from '../context.ts';
import { type Auth, type Device, getDevice, getLimitedIp, runAsAuth } from './auth-context.ts';
import { AuthError } from './errors.ts';
import { take } from './rate-limits.ts';
import { bodyText, readBody } from './read-body.ts';
import { type RefreshToken, readRefreshToken } from './refresh-token.ts';
import { parseUserSession, presentSession, readSession, type UserSession } from './sessions.ts';
import type { AuthSettings } from './settings.ts';
import { isBanned } from './stored.ts';

const RefreshRequest = z.object({ refresh_token: bodyText });

/** Contract 6.3: shorter ones are malformed. */
const MIN_TOKEN_CHARACTERS = 12;

/** Milliseconds. R-14: contention that lasts longer is a conflict; meanwhile no connection is held for long. */
const contention = { giveUpAfter: 5000, lockTimeout: 100, pause: 20 } as const;

/** POST /token?grant_type=refresh_token (contract 6.3, R-10 to R-17). */
export async function refresh(c: Context<AppContext>, auth: Auth): Promise<Response> {
  const { refresh_token: text } = await readBody(c, RefreshRequest);
  const token = requireToken(text, auth);
  const session = await rotate(c, auth, token);
  return c.json(await presentSession(auth, session));
}

const notFound = () => new AuthError('refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');

function requireToken(text: string, { keys }: Auth): RefreshToken {
  const secrets = [keys.signing, ...keys.retired].map(({ refreshSecret }) => refreshSecret);
  const token = text.length < MIN_TOKEN_CHARACTERS ? 'forged' : readRefreshToken(text, secrets);
  if (token === 'unknown') throw notFound();
  if (token === 'forged') throw new AuthError('validation_failed', 'Refresh token is not valid');
  return token;
}

async function rotate(c: Context<AppContext>, auth: Auth, token: RefreshToken): Promise<UserSession> {
  const device = getDevice(c, auth);
  const limits = take(auth.settings, 'token', getLimitedIp(device));
  const results = await runUncontended(auth, [...limits, ...rotation(auth, token, device)]);
  const [, , misused, read, newer] = results.slice(limits.length);
  if (misused?.rowCount) {
    c.var.log.warn({ sessionId: token.sessionId }, 'a refresh token was used again after its time');
    throw new AuthError('refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  }
  const found = parseUserSession(read?.rows[0]);
  if (found === null || token.counter > BigInt(found.session.refresh_counter)) throw notFound();
  if (isBanned(found.user)) throw new AuthError('user_banned', 'User is banned', { status: 400 });
  if (newer?.rowCount || isOver(found, auth.settings))
    throw new AuthError('session_expired', 'Invalid Refresh Token: Session Expired');
  return found;
}

/** A session that was just refreshed is never expired: the rotation checks the same. */
function isOver({ session }: UserSession, { sessionTimeboxSeconds, sessionInactivitySeconds }: AuthSettings): boolean {
  const ends = [
    session.not_after === null ? Number.POSITIVE_INFINITY : Date.parse(session.not_after),
    Date.parse(session.created_at) + (sessionTimeboxSeconds ?? Number.POSITIVE_INFINITY) * 1000,
    Date.parse(session.refreshed_at) + (sessionInactivitySeconds ?? Number.POSITIVE_INFINITY) * 1000,
  ];
  return Math.min(...ends) <= Date.now();
}

/**
 * One transaction that decides by the session's counter n, whatever runs in parallel:
 *
 *     token n     -> the counter becomes n + 1; a request that waited for the row finds the next case
 *     token n - 1 -> nothing changes
 *     older       -> nothing changes within the reuse interval, else the session is deleted, or
 *                    without rotation protection only the token is refused
 *
 * Then the session is read as it now is; the answer always carries its current token. The deletion of R-13 is no error
 * to the database, so it is committed before the refusal is sent.
 */
function rotation({ settings }: Auth, token: RefreshToken, device: Device): Statement[] {
  const counter = token.counter.toString();
  const reuse = settings.rotationProtection ? 'delete from auth.sessions s' : 'select from auth.sessions s';
  return [
    { sql: `select set_config('lock_timeout', $1, true)`, params: [`${contention.lockTimeout}ms`] },
    {
      sql: `update auth.sessions s
            set refresh_counter = s.refresh_counter + 1, refreshed_at = now(), user_agent = $3::text, ip = $4::inet
            from auth.users u
            where s.id = $1::uuid and s.refresh_counter = $2::bigint and u.id = s.user_id
              and (u.banned_until is null or u.banned_until <= now()) and (s.not_after is null or s.not_after > now())
              and ($5::float8 is null or s.created_at > now() - make_interval(secs => $5::float8))
              and ($6::float8 is null or s.refreshed_at > now() - make_interval(secs => $6::float8))
              and ($7::boolean is false or not exists (${newerSession}))`,
      params: [
        token.sessionId,
        counter,
        device.userAgent,
        device.ip,
        settings.sessionTimeboxSeconds,
        settings.sessionInactivitySeconds,
        settings.singleSession,
      ],
    },
    {
      sql: `${reuse}
            where s.id = $1::uuid and s.refresh_counter > $2::bigint + 1
              and s.refreshed_at <= now() - make_interval(secs => $3::float8)`,
      params: [token.sessionId, counter, settings.refreshReuseSeconds],
    },
    readSession(token.sessionId),
    ...(settings.singleSession
      ? [
          {
            sql: `select from auth.sessions s where s.id = $1::uuid and exists (${newerSession})`,
            params: [token.sessionId],
          },
        ]
      : []),
  ];
}

/** SQL: a session of the same person that was opened after `s`. */
const newerSession = 'select from auth.sessions n where n.user_id = s.user_id and n.created_at > s.created_at';

/** Tries again while another transaction locks the session's row. @throws AuthError conflict after five seconds */
async function runUncontended(auth: Auth, statements: readonly Statement[]): Promise<Result[]> {
  const end = Date.now() + contention.giveUpAfter;
  for (;;) {
    try {
      return await runAsAuth(auth, statements);
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      if (Date.now() >= end) {
        throw new AuthError('conflict', 'Too many concurrent token refresh requests on the same session', {
          cause: error,
        });
      }
      await delay(contention.pause * (1 + Math.random()));
    }
  }
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '55P03';
}
