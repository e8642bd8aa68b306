import type { Context } from 'hono';
import type { AppContext } from '../context.ts';
import type { Services } from '../services.ts';
import { requireAdministrator } from './require-administrator.ts';

/** `POST /functions/v1/admin-backups`, no payload: `AdminBackups` of contract/admin.ts. */
export function adminBackups({ database, backups }: Services) {
  return async (c: Context<AppContext>): Promise<Response> => {
    await requireAdministrator(c, database);
    return c.json(await backups.read());
  };
}

/** Milliseconds an answer waits for the work, which goes on without it: less than the minute after which proxies give up. */
const ANSWER_MS = 15_000;

/** What there is once the work is done, or while it goes on. What becomes of it is in `last`. */
export async function answerBackups(
  c: Context<AppContext>,
  { backups }: Services,
  work: Promise<unknown>,
): Promise<Response> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ANSWER_MS);
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
  return c.json(await backups.read());
}
