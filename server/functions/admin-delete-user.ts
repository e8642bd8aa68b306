import type { Context } from 'hono';
import { AdminDeleteUser } from '#contract/admin.ts';
import { asUserBatch } from '#database/as-user.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { endCustomer } from '../payments/end-customer.ts';
import type { Services } from '../services.ts';
import { readJsonBody } from './read-body.ts';
import { requireAdministrator } from './require-administrator.ts';

/**
 * `POST /functions/v1/admin-delete-user` with `{userId}`: deletes the person and everything that is theirs, at once and for good,
 * and writes an entry in the audit log. Answers `{deleted: true}`.
 * @throws AppError forbidden, notFound, conflict for the last administrator, paymentUnavailable when a subscription cannot be ended
 */
export function adminDeleteUser({ database, payments }: Services) {
  return async (c: Context<AppContext>): Promise<Response> => {
    const caller = await requireAdministrator(c, database);
    const request = AdminDeleteUser.safeParse(await readJsonBody(c));
    if (!request.success) throw new AppError('invalidInput', 'A JSON object with userId, a UUID, is expected.');
    const { userId } = request.data;
    await asUserBatch(database, caller, [{ sql: 'select private.require_user($1)', params: [userId] }]);
    await endCustomer(database, payments, userId);
    await asUserBatch(database, caller, [{ sql: 'select private.admin_delete_user($1)', params: [userId] }]);
    return c.json({ deleted: true });
  };
}
