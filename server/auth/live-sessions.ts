import * as z from 'zod';
import { asUserBatch } from '#database/as-user.ts';
import type { Database } from '#database/database.ts';
import { AppError } from '../errors.ts';
import type { VerifiedClaims } from './access-token.ts';

const numbers = {
  /**
   * Milliseconds for which a session that was found open counts as open. A page asks several things at once, and a ban or a
   * logout takes effect within five seconds on every process: this leaves the answer itself three of them.
   */
  remembered: 2000,
  /** Sessions that are remembered: more than one process serves within that time. */
  sessions: 10_000,
} as const;

/** What the database says of the session and the account behind a token. */
const Standing = z.object({ is_ended: z.boolean(), is_closed: z.boolean(), has_factor: z.boolean() });
type Standing = z.infer<typeof Standing>;

/** Whom a token names; `sessionId` is null for one that a server has signed without a session. */
interface Holder {
  userId: string;
  sessionId: string | null;
}

/** Checks that a token's session is still open; see docs/decisions/012-live-sessions.md. */
export interface LiveSessions {
  /**
   * Lets through whose session and account are open and who has given the second factor they have set up.
   * @throws AppError tokenRefused, insufficientAal
   */
  requireOpen(claims: VerifiedClaims): Promise<void>;
}

/** One for each process. A refusal is never remembered: who gives their second factor goes on at once. */
export function createLiveSessions(database: Database): LiveSessions {
  const known = new Map<string, { standing: Promise<Standing>; until: number }>();

  function look(holder: Holder, key: string): Promise<Standing> {
    const standing = findStanding(database, holder);
    known.delete(key);
    const oldest = known.size >= numbers.sessions ? known.keys().next().value : undefined;
    if (oldest !== undefined) known.delete(oldest);
    known.set(key, { standing, until: performance.now() + numbers.remembered });
    standing.catch(() => known.delete(key));
    return standing;
  }

  return {
    async requireOpen(claims) {
      const holder = requireHolder(claims);
      if (holder === null) return;
      const key = `${holder.userId} ${holder.sessionId}`;
      const remembered = known.get(key);
      if (remembered && performance.now() < remembered.until) {
        if (getRefusal(await remembered.standing, claims) === null) return;
      }
      const refusal = getRefusal(await look(holder, key), claims);
      if (refusal) throw refusal;
    },
  };
}

const Named = z.object({ sub: z.guid(), session_id: z.guid().nullish() });

/** Null for a token that names no person of ours. */
function requireHolder({ sub, session_id: sessionId }: VerifiedClaims): Holder | null {
  if (!z.guid().safeParse(sub).success) return null;
  const named = Named.safeParse({ sub, session_id: sessionId });
  if (!named.success) throw sessionEnded();
  return { userId: named.data.sub, sessionId: named.data.session_id ?? null };
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
