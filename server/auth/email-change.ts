import type { Transaction } from '#database/database.ts';
import type { Auth } from './auth-context.ts';
import { type Prepared, prepareCode, type SendOptions } from './send-code.ts';
import type { StoredUser } from './stored.ts';

/** Whether a change of the email address is confirmed from the current address too (contract R-43). */
export function isDoublyConfirmed({ settings }: Auth, user: StoredUser): boolean {
  return settings.doubleConfirmEmailChange && user.email !== null;
}

/** Starts the confirmation of `newEmail`, or starts it again: the emails to it and to the current address. */
export async function prepareEmailChange(
  transaction: Transaction,
  auth: Auth,
  user: StoredUser,
  newEmail: string,
  options: SendOptions,
): Promise<Prepared[]> {
  await transaction.query(
    'update auth.users set new_email = $2, email_change_confirmations = 0, updated_at = now() where id = $1::uuid',
    [user.id, newEmail],
  );
  await transaction.query(
    `delete from auth.one_time_tokens where user_id = $1::uuid and purpose in ('email_change_current', 'email_change_new')`,
    [user.id],
  );
  const to = (value: string) => ({ user, address: { channel: 'email', value }, newEmail }) as const;
  const toNew = await prepareCode(transaction, auth, 'emailChangeNew', to(newEmail), options);
  const toCurrent =
    isDoublyConfirmed(auth, user) && user.email !== null
      ? [await prepareCode(transaction, auth, 'emailChangeCurrent', to(user.email), options)]
      : [];
  const undo = {
    sql: 'update auth.users set new_email = $2 where id = $1::uuid and new_email = $3',
    params: [user.id, user.new_email, newEmail],
  };
  return [toNew, ...toCurrent, { message: null, undo: [undo] }];
}
