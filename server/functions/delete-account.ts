import type { Context } from 'hono';
import * as z from 'zod';
import { asUserBatch } from '#database/as-user.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { endCustomer } from '../payments/end-customer.ts';
import type { Services } from '../services.ts';
import { readJsonBody } from './read-body.ts';
import { requirePerson } from './require-person.ts';

const Request = z.object({ confirmation: z.string() });

/** What confirms the deletion of an account without an email address. */
const NO_EMAIL_WORD = 'DELETE';

/** How long ago the person may have signed in: the same as for changing the password (contract, R-58). */
const FRESH_SESSION = '24 hours';

const authAdmin = { role: 'auth_admin', claims: {} } as const;

/**
 * `POST /functions/v1/delete-account` with `{confirmation}`, the account's email address typed by its owner: deletes the person and
 * everything that is theirs, at once and for good. Answers `{deleted: true}`.
 * @throws AppError invalidInput for another address, forbidden without the second factor that the account has, or in a session that
 * is old or has ended, conflict for the last administrator, paymentUnavailable when a subscription cannot be ended
 */
export function deleteAccount({ database, payments }: Services) {
  return async (c: Context<AppContext>): Promise<Response> => {
    const userId = requirePerson(c);
    const { confirmation } = requireRequest(await readJsonBody(c));
    const [account] = await asUserBatch(database, authAdmin, [
      {
        sql: `select coalesce(email, '') as email,
                  exists (select from auth.factors where user_id = u.id and status = 'verified') as has_factor,
                  exists (select from auth.sessions where user_id = u.id and id::text = $2
                    and created_at > now() - interval '${FRESH_SESSION}') as is_fresh
                from auth.users u where id = $1::uuid`,
        params: [userId, String(c.var.identity.claims.session_id ?? '')],
      },
    ]);
    const found = account?.rows[0];
    if (!found) throw new AppError('notAuthenticated', 'This account no longer exists.');
    requireConfirmed(String(found.email), confirmation);
    if (found.has_factor === true && c.var.identity.claims.aal !== 'aal2') {
      throw new AppError('forbidden', 'Sign in with your second step first; then the account can be deleted.');
    }
    if (found.is_fresh !== true) {
      throw new AppError(
        'forbidden',
        'You signed in more than a day ago. Log in again; then the account can be deleted.',
      );
    }
    await endCustomer(database, payments, userId);
    await asUserBatch(database, authAdmin, [{ sql: 'delete from auth.users where id = $1::uuid', params: [userId] }]);
    return c.json({ deleted: true });
  };
}

function requireRequest(body: unknown): z.infer<typeof Request> {
  const parsed = Request.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new AppError('invalidInput', 'A JSON object with confirmation, the account’s email address, is expected.');
}

function requireConfirmed(email: string, confirmation: string): void {
  const expected = email || NO_EMAIL_WORD;
  if (confirmation.trim().toLowerCase() === expected.toLowerCase()) return;
  throw new AppError('invalidInput', `Type ${email ? 'the email address of the account' : NO_EMAIL_WORD} to confirm.`);
}
