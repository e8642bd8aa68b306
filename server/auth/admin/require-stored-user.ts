import type { Context } from 'hono';
import * as z from 'zod';
import type { Statement } from '#database/database.ts';
import type { AppContext } from '#server/context.ts';
import { type Auth, runAsAuth } from '../auth-context.ts';
import { AuthError } from '../errors.ts';
import { parseStored, type StoredUser, storedUserSql } from '../stored.ts';

export const unknownUser = () => new AuthError('user_not_found', 'User not found', { status: 404 });

/** The statement that reads a user as `storedUserSql` does, in the column `user`. */
export function readStoredUser(userId: string): Statement {
  return { sql: `select ${storedUserSql} as "user" from auth.users u where u.id = $1::uuid`, params: [userId] };
}

/**
 * The user named in the path of an admin route.
 * @throws AuthError 404: validation_failed when the id is not a UUID, user_not_found when no user has it
 */
export async function requireStoredUser(c: Context<AppContext>, auth: Auth): Promise<StoredUser> {
  const id = z.guid().safeParse(c.req.param('userId'));
  if (!id.success) throw new AuthError('validation_failed', 'user_id must be an UUID', { status: 404 });
  const [found] = await runAsAuth(auth, [readStoredUser(id.data)]);
  const user = parseStored<StoredUser>(found?.rows[0]?.user);
  if (user === null) throw unknownUser();
  return user;
}
