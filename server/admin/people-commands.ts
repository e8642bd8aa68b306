import * as z from 'zod';
import { asUser, asUserBatch } from '#database/as-user.ts';
import type { Database, Session } from '#database/database.ts';

/** Done by the installation itself: entries of the audit log have the nil UUID as their actor. */
export const service = { role: 'service_role', claims: {} } as const;

/** Rows shown or exported at once; whoever needs more narrows the search, or exports the log. */
const MOST_SHOWN = 200;

const Person = z.object({ id: z.string(), email: z.string() });

/** Somebody who does not exist, for the person at the command line. */
export class UnknownPersonError extends Error {
  override readonly name = 'UnknownPersonError';
}

/** One line for each account whose address or name contains the word, newest first. */
export async function listUsers(database: Database, word: string): Promise<string> {
  const [found] = await asUserBatch(database, service, [
    {
      sql: `select concat_ws('   ', coalesce(p.email, p.id::text), to_char(p.created_at, 'YYYY-MM-DD'), private.plan_of(p.id, now()),
          case when exists (select from public.user_roles r where r.user_id = p.id) then 'administrator' end,
          case when not a.is_open then 'banned' end) as line
        from public.profiles p cross join lateral private.account_of(p.id) a
        where strpos(lower(concat_ws(' ', p.email, p.name)), lower($1)) > 0 order by p.created_at desc, p.id limit $2::integer`,
      params: [word, MOST_SHOWN],
    },
  ]);
  return found?.rows.map(({ line }) => String(line)).join('\n') || 'There is no such account.';
}

/** What is done to one account, in one transaction with its entry in the audit log. */
const actions = {
  ban: {
    action: 'ban_user',
    // A hundred years: until it is lifted.
    statements: [
      `select private.set_ban($1::uuid, now() + interval '100 years')`,
      'select private.end_sessions($1::uuid)',
    ],
    said: 'is banned, and signed out everywhere.',
  },
  unban: {
    action: 'unban_user',
    statements: ['select private.set_ban($1::uuid, null)'],
    said: 'is banned no more.',
  },
  'sign-out': {
    action: 'sign_out_user',
    statements: ['select private.end_sessions($1::uuid)'],
    said: 'is signed out everywhere, within seconds.',
  },
} as const;

/** The entry of the audit log for what was done to an account. */
export function auditFromCommandLine(action: string, userId: string) {
  const details = JSON.stringify({ user_id: userId, by: 'command line' });
  return { sql: `select private.audit($1, 'user', $2::text, $3::jsonb)`, params: [action, userId, details] };
}

export type PersonAction = keyof typeof actions;

export function isPersonAction(command: string): command is PersonAction {
  return Object.hasOwn(actions, command);
}

export async function requirePerson(session: Session, address: string): Promise<z.infer<typeof Person>> {
  const { rows } = await session.query('select id::text, email from public.profiles where lower(email) = $1', [
    address,
  ]);
  const [person] = z.array(Person).parse(rows);
  if (person) return person;
  throw new UnknownPersonError(`There is no account with the address ${address}.`);
}

/** One line for each open session of the account: since when, last used, from where and with what. @throws UnknownPersonError */
export async function listSessions(database: Database, address: string): Promise<string> {
  const { id } = await asUser(database, service, (session) => requirePerson(session, address));
  const [found] = await asUserBatch(database, { role: 'auth_admin', claims: {} }, [
    {
      sql: `select concat_ws('   ', to_char(created_at, 'YYYY-MM-DD HH24:MI'), to_char(refreshed_at, 'YYYY-MM-DD HH24:MI'), host(ip),
          left(user_agent, 60)) as line
        from auth.sessions where user_id = $1::uuid and (not_after is null or not_after > now()) order by refreshed_at desc`,
      params: [id],
    },
  ]);
  return found?.rows.map(({ line }) => String(line)).join('\n') || `${address} has no open session.`;
}

/**
 * Deletes the account and everything that is its own, after what it pays for was ended.
 * @param endPlan ends what a user pays for
 * @throws UnknownPersonError; DatabaseError PT409 when it is the last administrator
 */
export async function deletePerson(
  database: Database,
  address: string,
  endPlan: (userId: string) => Promise<void>,
): Promise<string> {
  const { id } = await asUser(database, service, (session) => requirePerson(session, address));
  await endPlan(id);
  await asUser(database, service, async (session) => {
    const { sql, params } = auditFromCommandLine('delete_user', id);
    await session.query(sql, params);
    await session.query('select private.delete_account($1::uuid)', [id]);
  });
  return `${address} is deleted, with everything that was theirs.`;
}

/** @throws UnknownPersonError; DatabaseError PT409 when it is the last administrator */
export async function actOnPerson(database: Database, command: PersonAction, address: string): Promise<string> {
  const { action, statements, said } = actions[command];
  return asUser(database, service, async (session) => {
    const person = await requirePerson(session, address);
    for (const sql of statements) await session.query(sql, [person.id]);
    const entry = auditFromCommandLine(action, person.id);
    await session.query(entry.sql, entry.params);
    return `${address} ${said}`;
  });
}

/** The whole audit log, oldest first: a line of JSON for each entry, or CSV. */
export async function exportAudit(
  database: Database,
  format: 'json' | 'csv',
  write: (text: string) => void,
): Promise<void> {
  const columns = [
    'id',
    'created_at',
    'user_id',
    'action',
    'entity_type',
    'entity_id',
    'ip_address',
    'details',
  ] as const;
  if (format === 'csv') write(`${columns.join(',')}\n`);
  await asUser(database, { ...service, readOnly: true }, async (session) => {
    await session.query(
      `declare entries no scroll cursor for select json_build_object(${columns.map((name) => `'${name}', ${name}`).join(', ')})::text as entry
       from public.audit_logs order by created_at, id`,
    );
    for (;;) {
      const { rows } = await session.query<{ entry: string }>(`fetch ${MOST_SHOWN} from entries`);
      if (rows.length === 0) return;
      for (const { entry } of rows) write(`${format === 'json' ? entry : asCsv(entry, columns)}\n`);
    }
  });
}

/** A cell that begins like a formula is text: the log quotes what people wrote. */
function asCsv(entry: string, columns: readonly string[]): string {
  const read = z.record(z.string(), z.unknown()).parse(JSON.parse(entry));
  return columns
    .map((name) => {
      const value = read[name] ?? '';
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
    })
    .join(',');
}
