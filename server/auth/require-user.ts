import type { Context } from 'hono';
import type { AppContext } from '../context.ts';
import { InvalidTokenError, type VerifiedClaims, verifyAccessToken } from './access-token.ts';
import { type Auth, runAsAuth } from './auth-context.ts';
import { AuthError } from './errors.ts';
import { hasVerifiedFactor } from './factors/require-factor.ts';
import {
  isBanned,
  parseStored,
  type StoredSession,
  type StoredUser,
  storedSessionSql,
  storedUserSql,
} from './stored.ts';

/** The user behind a request, as stored now, and the session of the token; null for a token that names none. */
export interface SignedInUser {
  user: StoredUser;
  session: StoredSession | null;
  claims: VerifiedClaims;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * The rules A1 to A5 and A7 of the contract. Unlike elsewhere, the token of an ended session is refused at once.
 * @param refusedWith the status of `insufficient_aal`, which the protocol sets for each endpoint
 */
export async function requireUser(
  c: Context<AppContext>,
  auth: Auth,
  refusedWith: 401 | 403 | 422 = 403,
): Promise<SignedInUser> {
  const signedIn = await requireUserOfAnyLevel(c, auth);
  if (lacksSecondFactor(signedIn)) throw insufficientAal(refusedWith);
  return signedIn;
}

/** Whether the user has a second factor and the session has not given it. */
export function lacksSecondFactor({ user, session }: SignedInUser): boolean {
  return session?.aal !== 'aal2' && hasVerifiedFactor(user);
}

export function insufficientAal(status: 401 | 403 | 422): AuthError {
  const message = 'AAL2 session is required: this account has a second factor. Verify it, then try again.';
  return new AuthError('insufficient_aal', message, { status });
}

/** `requireUser` for what a session may do before its second factor: give it, see whose it is, and end (A7). */
export async function requireUserOfAnyLevel(c: Context<AppContext>, auth: Auth): Promise<SignedInUser> {
  const claims = await requireClaims(c.req.header('Authorization'), auth);
  const userId = requireUuid(claims, 'sub', 400);
  const sessionId = claims.session_id ? requireUuid(claims, 'session_id', 403) : null;
  const [found] = await runAsAuth(auth, [
    {
      sql: `select ${storedUserSql} as "user",
              (select ${storedSessionSql} from auth.sessions s where s.id = $2::uuid and s.user_id = u.id) as session
            from auth.users u where u.id = $1::uuid`,
      params: [userId, sessionId],
    },
  ]);
  const user = parseStored<StoredUser>(found?.rows[0]?.user);
  const session = parseStored<StoredSession>(found?.rows[0]?.session);
  if (user === null) throw new AuthError('user_not_found', 'User from sub claim in JWT does not exist');
  if (sessionId !== null && session === null) {
    throw new AuthError('session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  if (isBanned(user)) throw new AuthError('user_banned', 'User is banned');
  return { user, session, claims };
}

/** The claims of the bearer token (A1, A2); does not check whether they name an existing user. */
export async function requireClaims(authorization: string | undefined, auth: Auth): Promise<VerifiedClaims> {
  const token = /^bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new AuthError('no_authorization', 'This endpoint requires a valid Bearer token');
  try {
    return await verifyAccessToken(token, auth.keys, { expirySlack: 0 });
  } catch (cause) {
    if (!(cause instanceof InvalidTokenError)) throw cause;
    const message = `invalid JWT: unable to parse or verify signature, ${cause.message}`;
    throw new AuthError('bad_jwt', message, { cause });
  }
}

function requireUuid(claims: VerifiedClaims, name: 'sub' | 'session_id', malformedStatus: 400 | 403): string {
  const value = claims[name];
  if (!value) throw new AuthError('bad_jwt', `invalid claim: missing ${name} claim`);
  if (typeof value === 'string' && uuid.test(value)) return value;
  throw new AuthError('bad_jwt', `invalid claim: ${name} claim must be a UUID`, { status: malformedStatus });
}
