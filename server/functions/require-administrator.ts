import type { Context } from 'hono';
import { asUserBatch, type Caller } from '#database/as-user.ts';
import type { Database } from '#database/database.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { requirePerson } from './require-person.ts';

/**
 * Refuses the request unless the database says that its user is an administrator and the second factor was passed.
 * @returns the caller for what the server does on this administrator's behalf: the service role, under their name and IP
 * @throws AppError notAuthenticated, forbidden
 */
export async function requireAdministrator(c: Context<AppContext>, database: Database): Promise<Caller> {
  requirePerson(c);
  const { role, claims } = c.var.identity;
  const [found] = await asUserBatch(database, { role, claims, readOnly: true }, [
    { sql: 'select public.is_admin() and auth.gave_second_factor() as is_admin' },
  ]);
  if (found?.rows[0]?.is_admin !== true) throw new AppError('forbidden', 'Only administrators may do this.');
  return { role: 'service_role', claims, settings: { 'request.ip': c.var.clientIp } };
}
