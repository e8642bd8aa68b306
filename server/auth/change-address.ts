import { type Address, normaliseAddress } from './address.ts';
import { type Auth, runAsAuth, transactAsAuth } from './auth-context.ts';
import { prepareEmailChange } from './email-change.ts';
import { AuthError } from './errors.ts';
import {
  type Prepared,
  prepareCode,
  requireInterval,
  type SendOptions,
  sendPrepared,
  takeMessages,
} from './send-code.ts';
import { isAutoconfirmed } from './settings.ts';
import type { StoredUser } from './stored.ts';
import { addressTaken, findUser, lockUser } from './users.ts';

/** A new address of a user, and whether it counts at once or waits for its confirmation. */
interface AddressChange {
  address: Address;
  isImmediate: boolean;
}

/**
 * The address, well formed, that PUT /user changes, or null (contract ). A permanent user's email address
 * always waits; an anonymous user's first one and phones wait only where they must be confirmed.
 */
export async function requireNewAddress(
  auth: Auth,
  user: StoredUser,
  { email, phone }: { email: string; phone: string },
): Promise<AddressChange | null> {
  const wanted = [email && normaliseAddress('email', email), phone && normaliseAddress('phone', phone)];
  const changes = wanted.filter((address) => address !== '' && address.value !== user[address.channel]);
  const [address] = changes;
  if (!address) return null;
  if (changes.length > 1) {
    throw new AuthError('validation_failed', 'Change either the email address or the phone number, not both at once');
  }
  const { user: holder } = await findUser(auth, address);
  if (holder !== null) throw addressTaken(address);
  requireEnabled(auth, address);
  const mayCountAtOnce = address.channel === 'phone' || user.is_anonymous;
  return { address, isImmediate: mayCountAtOnce && isAutoconfirmed(auth.settings, address.channel) };
}

function requireEnabled({ settings }: Auth, { channel }: Address): void {
  if (channel === 'phone' && !settings.phoneProvider) {
    throw new AuthError('phone_provider_disabled', 'Phone numbers are disabled on this server');
  }
  if (channel === 'email' && !settings.emailProvider) {
    throw new AuthError('email_provider_disabled', 'Email addresses are disabled on this server');
  }
}

/**
 * Stores the new address and sends the confirmation.
 * @throws AuthError when it is too soon (L1, L2), or when it could not be sent: then nothing has changed
 */
export async function startAddressChange(
  auth: Auth,
  userId: string,
  address: Address,
  options: SendOptions,
): Promise<void> {
  await runAsAuth(auth, takeMessages(auth, address.channel));
  const prepared = await transactAsAuth(auth, async (transaction): Promise<Prepared[]> => {
    const user = await lockUser(transaction, userId);
    if (user === null) throw new AuthError('user_not_found', 'User from sub claim in JWT does not exist');
    if (address.channel === 'email') {
      requireInterval(auth, 'emailChangeNew', user, 'email');
      return prepareEmailChange(transaction, auth, user, address.value, options);
    }
    requireInterval(auth, 'phoneChange', user, 'phone');
    const sql = 'update auth.users set new_phone = $2, updated_at = now() where id = $1::uuid';
    await transaction.query(sql, [userId, address.value]);
    const undo = {
      sql: 'update auth.users set new_phone = $2 where id = $1::uuid and new_phone = $3',
      params: [userId, user.new_phone, address.value],
    };
    return [
      await prepareCode(transaction, auth, 'phoneChange', { user, address }, options),
      { message: null, undo: [undo] },
    ];
  });
  await sendPrepared(auth, prepared);
}
