import type { Context } from 'hono';
import * as z from 'zod';
import type { Statement } from '#database/database.ts';
import type { AppContext } from '#server/context.ts';
import { endCustomer } from '#server/payments/end-customer.ts';
import { type Auth, runAsAuth } from '../auth-context.ts';
import { endAll } from '../logout.ts';
import { readBody } from '../read-body.ts';
import { requireStoredUser } from './require-stored-user.ts';

const DeleteRequest = z.object({ should_soft_delete: z.boolean().nullish() });

/** DELETE /admin/users/{id} (contract 6.19): the row and all it owns, or with `should_soft_delete` who it was. Plans end first. */
export async function deleteUser(c: Context<AppContext>, auth: Auth): Promise<Response> {
  const user = await requireStoredUser(c, auth);
  const hasBody = (await c.req.text()) !== '';
  const isSoft = hasBody && (await readBody(c, DeleteRequest)).should_soft_delete === true;
  await endCustomer(auth.database, auth.payments, user.id);
  await runAsAuth(auth, isSoft ? forget(user.id) : [deleteRow(user.id)]);
  return c.json({});
}

function deleteRow(userId: string): Statement {
  return { sql: 'delete from auth.users where id = $1::uuid', params: [userId] };
}

/** The row stays for what refers to it; nothing in it says whose it was, and nobody can sign in to it again. */
function forget(userId: string): Statement[] {
  const owned = ['identities', 'factors', 'one_time_tokens', 'flows'].map((table) => ({
    sql: `delete from auth.${table} where user_id = $1::uuid`,
    params: [userId],
  }));
  const row = {
    sql: `update auth.users set deleted_at = coalesce(deleted_at, now()), updated_at = now(), encrypted_password = null,
            email = null, email_confirmed_at = null, new_email = null,
            phone = null, phone_confirmed_at = null, new_phone = null,
            raw_app_meta_data = '{}', raw_user_meta_data = '{}'
          where id = $1::uuid`,
    params: [userId],
  };
  return [row, endAll(userId), ...owned];
}
