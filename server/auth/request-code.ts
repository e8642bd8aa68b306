import { DatabaseError, type Transaction } from '#database/database.ts';
import { type Address, accountOf } from './address.ts';
import { answerEvenly } from './answer-evenly.ts';
import { type Auth, type Device, getLimitedIp, runAsAuth, transactAsAuth } from './auth-context.ts';
import { type LimitName, take, takeInterval } from './rate-limits.ts';
import { type Prepared, sendPrepared, takeMessages } from './send-code.ts';

/** What a request for a code specifies. */
export interface CodeRequest {
  address: Address;
  /** Which slot of an account it may fill (contract R-22). */
  slot: 'confirmation' | 'recovery' | 'email_change' | 'phone_change';
  /** The limit that counts such requests by the client's IP (L3). */
  limit: LimitName;
  device: Device;
}

/** The outcome of a request that may send a code. */
interface Outcome {
  /** Empty when there is nothing to send. */
  prepared: Prepared[];
}

/**
 * Serves someone who is not signed in and names an address: neither answer, time nor limits reveal whether an account has
 * it (contract, pitfall 7). `prepare` runs in one transaction; what it prepared is sent afterwards. Even when there is
 * nothing to send, the limit of one a minute applies (L1).
 */
export function requestCode<T extends Outcome>(
  auth: Auth,
  { address, slot, limit, device }: CodeRequest,
  prepare: (transaction: Transaction) => Promise<T>,
): Promise<T & { messageId: string | null }> {
  const { channel } = address;
  return answerEvenly(async () => {
    auth.delivery.requireWorking(channel);
    await runAsAuth(auth, [...take(auth.settings, limit, getLimitedIp(device)), ...takeMessages(auth, channel)]);
    // When two requests add one new address at once, the second finds the first one's row when it retries.
    const outcome = await transactAsAuth(auth, prepare).catch((error: unknown) => {
      if (!isConflict(error)) throw error;
      return transactAsAuth(auth, prepare);
    });
    if (outcome.prepared.length > 0) return { ...outcome, ...(await sendPrepared(auth, outcome.prepared)) };
    await runAsAuth(auth, takeInterval(auth.settings, channel, `${slot}:${accountOf(address)}`));
    await auth.delivery.pretend(channel);
    return { ...outcome, messageId: null };
  });
}

/** SQLSTATE unique_violation. */
export function isConflict(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '23505';
}
