import * as z from 'zod';
import { asUserBatch } from '#database/as-user.ts';
import type { Database } from '#database/database.ts';
import { AppError } from '../errors.ts';
import type { VerifiedClaims } from './access-token.ts';

const numbers = {
  /**
   * Milliseconds for which a session found open counts as open. A page sends several requests at once, and a ban or sign-out
   * must take effect within five seconds in every process: this leaves three of them for the answer itself.
   */
  remembered: 2000,
  /** Sessions remembered: more than one process serves within that time. */
  sessions: 10_000,
} as const;

/** What the database says about the session and the account behind a token. */
const Standing = z.object({ is_ended: z.boolean(), is_closed: z.boolean(), has_factor: z.boolean() });
type Standing = z.infer<typeof Standing>;

/** The user a token names; `sessionId` is null for one that a server signed without a session. */
interface Holder {
  userId: string;
  sessionId: string | null;
  /** One key for both. */
  key: string;
}

/** Checks that a token's session is still open; see docs/decisions/012-live-sessions.md. */
export interface LiveSessions {
  /**
   * Lets a request through if its session and account are open and any second factor set up has been given.
   * @throws AppError tokenRefused, insufficientAal
   */
  requireOpen(claims: VerifiedClaims): Promise<void>;
}

/** One for each process. A refusal is never remembered: after giving the second factor, a user goes on at once. */
export function createLiveSessions(database: Database): LiveSessions {
  const known = new Map<string, { standing: Promise<Standing>; until: number }>();
  /** The user that claims name, remembered: a token checked before has the same claims, and every request needs this. */
  const holders = new WeakMap<VerifiedClaims, Holder | null>();

  function holderOf(claims: VerifiedClaims): Holder | null {
    const read = holders.get(claims);
    if (read !== undefined) return read;
    const holder = requireHolder(claims);
    holders.set(claims, holder);
    return holder;
  }

  function look(holder: Holder): Promise<Standing> {
    const standing = findStanding(database, holder);
    const { key } = holder;
    known.delete(key);
    const oldest = known.size >= numbers.sessions ? known.keys().next().value : undefined;
    if (oldest !== undefined) known.delete(oldest);
    known.set(key, { standing, until: performance.now() + numbers.remembered });
    standing.catch(() => known.delete(key));
    return standing;
  }

  return {
    async requireOpen(claims) {
      const holder = holderOf(claims);
      if (holder === null) return;
      const remembered = known.get(holder.key);
      if (remembered && performance.now() < remembered.until) {
        if (getRefusal(await remembered.standing, claims) === null) return;
      }
      const refusal = getRefusal(await look(holder), claims);
      if (refusal) throw refusal;
    },
  };
}

const Id = z.guid();
const SessionId = Id.nullish();

/** Null for a token that names no user of ours. @throws AppError tokenRefused for a malformed session id */
function requireHolder({ sub, session_id: session }: VerifiedClaims): Holder | null {
  const person = Id.safeParse(sub);
  if (!person.success) return null;
  const named = SessionId.safeParse(session);
  if (!named.success) throw sessionEnded();
  const [userId, sessionId] = [person.data, named.data ?? null];
  return { userId, sessionId, key: `${userId} ${sessionId}` };
}

async function findStanding(database: Database, { userId, sessionId }: Holder): Promise<Standing> {
  const [found] = await asUserBatch(database, { role: 'auth_admin', claims: {}, readOnly: true }, [
    {
      sql: `select $2::uuid is not null
                and not exists (select from auth.sessions where id = $2::uuid and user_id = $1::uuid) as is_ended,
              exists (select from auth.users where id = $1::uuid
                and (deleted_at is not null or banned_until > now())) as is_closed,
              exists (select from auth.factors where user_id = $1::uuid and status = 'verified') as has_factor`,
      params: [userId, sessionId],
    },
  ]);
  return Standing.parse(found?.rows[0]);
}

function getRefusal(
  { is_ended: isEnded, is_closed: isClosed, has_factor: hasFactor }: Standing,
  claims: VerifiedClaims,
) {
  if (isClosed) return new AppError('tokenRefused', 'The account of this JWT is closed');
  if (isEnded) return sessionEnded();
  if (hasFactor && claims.aal !== 'aal2') {
    return new AppError('insufficientAal', 'Confirm your second step first: this session has not given it.');
  }
  return null;
}

const sessionEnded = () => new AppError('tokenRefused', 'The session of this JWT has ended');
