import * as z from 'zod';
import { asUserBatch } from '#database/as-user.ts';
import { type Database, DatabaseError } from '#database/database.ts';
import { openDatabase } from '#database/open.ts';
import { readEnv } from '../env.ts';
import { AppError } from '../errors.ts';
import { loadKeys } from '../keys.ts';
import { endCustomer } from '../payments/end-customer.ts';
import { openPayments } from '../payments/open-payments.ts';
import { AccountError, createPerson, plans, setPlan } from './account-commands.ts';
import {
  actOnPerson,
  deletePerson,
  exportAudit,
  isPersonAction,
  listSessions,
  listUsers,
  UnknownPersonError,
} from './people-commands.ts';
import { runMaintenance, runSettings, SettingError } from './settings-commands.ts';

const usage = `npm run admin -- list                           who is an administrator
npm run admin -- grant someone@example.com      makes the account of that address one
npm run admin -- revoke someone@example.com     takes it back
npm run admin -- users [word]                   accounts, newest first, whose address or name contains the word
npm run admin -- create someone@example.com     makes an account, its address confirmed, and shows its password
npm run admin -- plan someone@example.com premium   gives the account a plan: free, basic or premium
npm run admin -- ban someone@example.com        bans the account and signs it out; also unban
npm run admin -- sign-out someone@example.com   ends all sessions of the account
npm run admin -- sessions someone@example.com   its open sessions: since when, last used, from where
npm run admin -- delete someone@example.com     deletes the account for good, and ends what it pays for
npm run admin -- settings [key [value]]         what administrators set; a value is JSON
npm run admin -- maintenance on [2026-12-24T18:00Z]   closes the product until then; also off
npm run admin -- audit [json|csv]               the whole audit log, oldest first`;

type Environment = Readonly<Record<string, string | undefined>>;

const service = { role: 'service_role', claims: {} } as const;

/** Why the command cannot do what was asked, as a sentence. */
export class AdminCommandError extends Error {
  override readonly name = 'AdminCommandError';
}

/** `npm run admin`: opens the database of the environment, does what is asked, and says so on standard output. */
export async function runAdminCommand(environment: Environment, args: readonly string[]): Promise<void> {
  const { DATA_DIR: dataDir, DATABASE_URL, DATABASE_DIRECT_URL } = readEnv(environment);
  const url = DATABASE_DIRECT_URL ?? DATABASE_URL;
  requireKnown(args);
  const database = await openDatabase({ dataDir, ...(url ? { url } : {}) }).catch((cause: unknown) => {
    throw url ? cause : explainLock(cause);
  });
  try {
    if (args[0] === 'delete') process.stdout.write(`${await remove(database, environment, args[1] ?? '')}\n`);
    else if (args[0] === 'audit')
      await exportAudit(database, args[1] === 'csv' ? 'csv' : 'json', (text) => process.stdout.write(text));
    else process.stdout.write(`${await administer(database, args)}\n`);
  } finally {
    await database.close();
  }
}

/** The embedded database allows one process at a time. */
function explainLock(cause: unknown): unknown {
  if (!(cause instanceof Error) || !cause.message.includes('in use by another process')) return cause;
  const advice =
    'Stop the server for the moment of this command, or name the address in ADMIN_EMAIL and start it again.';
  return new AdminCommandError(`The embedded database is open in the running server. ${advice}`, { cause });
}

async function remove(database: Database, environment: Environment, email: string): Promise<string> {
  const env = readEnv(environment);
  const payments = openPayments(database, env, await loadKeys(env.DATA_DIR, env));
  return explained(deletePerson(database, email.toLowerCase(), (id) => endCustomer(database, payments, id)));
}

function requireKnown([command = '', email, ...more]: readonly string[]): void {
  if (command === 'settings' && more.length <= 1) return;
  if (command === 'maintenance' && more.length <= 1) return;
  if (more.length === 0 && (command === 'users' || (command === 'audit' && /^(json|csv)?$/.test(email ?? '')))) return;
  const isList = command === 'list' && email === undefined;
  const isChange =
    (/^(grant|revoke|create|sessions|delete)$/.test(command) || isPersonAction(command)) &&
    email !== undefined &&
    more.length === 0;
  const isPlan = command === 'plan' && more.length === 1 && plans.some((plan) => plan === more[0]);
  if (!isList && !isChange && !isPlan) throw new AdminCommandError(usage);
  if (email !== undefined && !z.email().safeParse(email).success) {
    throw new AdminCommandError(`"${email}" is no email address.\n${usage}`);
  }
}

/**
 * @returns what was done, as a sentence or lines
 * @throws AdminCommandError when there is no such account, or it is the last administrator
 */
export async function administer(
  database: Database,
  [command = '', email = '', value]: readonly string[],
): Promise<string> {
  if (command === 'settings') return explained(runSettings(database, email || undefined, value));
  if (command === 'maintenance') return explained(runMaintenance(database, email, value));
  if (command === 'list') return list(database);
  if (command === 'users') return listUsers(database, email);
  const address = email.toLowerCase();
  if (command === 'create') return explained(createPerson(database, address));
  if (command === 'plan') return explained(setPlan(database, address, value ?? ''));
  if (command === 'sessions') return explained(listSessions(database, address));
  if (isPersonAction(command)) return explained(actOnPerson(database, command, address));
  return command === 'grant' ? grant(database, address) : revoke(database, address);
}

/** What the person at the command line can do something about, as a sentence. */
function explained(done: Promise<string>): Promise<string> {
  return done.catch((cause: unknown) => {
    const isRefused = cause instanceof DatabaseError && cause.code === 'PT409';
    const isTold =
      isRefused || [UnknownPersonError, SettingError, AccountError, AppError].some((known) => cause instanceof known);
    if (!(cause instanceof Error) || !isTold) throw cause;
    throw new AdminCommandError(cause.message, { cause });
  });
}

async function list(database: Database): Promise<string> {
  const admins = await rowsOf(
    database,
    `select coalesce(p.email, p.id::text) || '   since ' || to_char(r.created_at, 'YYYY-MM-DD') as line
     from public.user_roles r join public.profiles p on p.id = r.user_id where r.role = 'admin' order by r.created_at`,
  );
  return admins.map(({ line }) => line).join('\n') || `There is no administrator yet.\n${usage}`;
}

async function grant(database: Database, address: string): Promise<string> {
  const accounts = await rowsOf(
    database,
    `with account as (select id from private.confirmed_accounts(array[$1]) id),
       granted as (insert into public.user_roles (user_id, role) select id, 'admin' from account on conflict do nothing)
     select id::text as line from account`,
    [address],
  );
  if (accounts.length > 0) return `${address} is an administrator.`;
  throw new AdminCommandError(
    `There is no account with the confirmed address ${address}. Sign up with it and confirm it first, or set ADMIN_EMAIL.`,
  );
}

async function revoke(database: Database, address: string): Promise<string> {
  const sql = `delete from public.user_roles r using public.profiles p
    where p.id = r.user_id and r.role = 'admin' and lower(p.email) = $1 returning p.email as line`;
  const revoked = await rowsOf(database, sql, [address]).catch((cause: unknown) => {
    if (!(cause instanceof DatabaseError) || cause.code !== 'PT409') throw cause;
    throw new AdminCommandError(cause.message, { cause });
  });
  if (revoked.length > 0) return `${address} is no administrator any more.`;
  throw new AdminCommandError(`${address} is no administrator.`);
}

const Lines = z.array(z.object({ line: z.string() }));

async function rowsOf(database: Database, sql: string, params: string[] = []): Promise<z.infer<typeof Lines>> {
  const [result] = await asUserBatch(database, service, [{ sql, params }]);
  return Lines.parse(result?.rows ?? []);
}
