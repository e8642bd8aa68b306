import { randomBytes, randomUUID } from 'node:crypto';
import { asUser, asUserBatch } from '#database/as-user.ts';
import { type Database, DatabaseError } from '#database/database.ts';
import { normaliseAddress } from '../auth/address.ts';
import { hashPassword } from '../auth/passwords.ts';
import { insertUser } from '../auth/users.ts';
import { auditFromCommandLine, requirePerson, service } from './people-commands.ts';

/** Why an account cannot be made or changed, as a sentence. */
export class AccountError extends Error {
  override readonly name = 'AccountError';
}

export const plans = ['free', 'basic', 'premium'] as const;

/** Bytes of a password that is made up: as many as nobody guesses, in 24 characters. */
const PASSWORD_BYTES = 18;

/** Makes an account with a confirmed address. @returns a sentence with its password. @throws AccountError */
export async function createPerson(database: Database, email: string): Promise<string> {
  const address = normaliseAddress('email', email);
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  const id = randomUUID();
  const hash = await hashPassword(password);
  const statements = insertUser({ id, address, hash, data: null, confirmed: true });
  await asUserBatch(database, { role: 'auth_admin', claims: {} }, statements).catch((cause: unknown) => {
    if (!(cause instanceof DatabaseError) || cause.constraint !== 'users_email_key') throw cause;
    throw new AccountError(`There is an account with the address ${address.value} already.`, { cause });
  });
  await asUserBatch(database, service, [auditFromCommandLine('create_user', id)]);
  return `${address.value} has an account. Its password, shown only now: ${password}`;
}

/** Gives the account a plan, as administrators do by hand. @throws UnknownPersonError; DatabaseError PT409 for one that is paid for */
export function setPlan(database: Database, address: string, plan: string): Promise<string> {
  return asUser(database, service, async (session) => {
    const { id } = await requirePerson(session, address);
    await session.query(`select private.set_plan($1::uuid, $2, '{"by": "command line"}')`, [id, plan]);
    return `${address} has the plan ${plan}.`;
  });
}
