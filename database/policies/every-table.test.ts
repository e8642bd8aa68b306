import { expect, test } from 'vitest';
import { describeEachDatabase } from '../testing/describe-each-database.ts';

/** Functions of public that a visitor without a sign-in may call. None: every call needs a person. */
const forVisitors: string[] = [];

/** Functions that run with their owner's rights; each checks its caller or cannot be called by people. */
const definers = [
  'auth.gave_second_factor()',
  'auth.note_device()',
  'auth.note_factor()',
  'auth.note_user_change()',
  'auth.role_of_caller()',
  'private.account_of(uuid)',
  'private.addresses_of(uuid)',
  'private.audit_resume()',
  'private.audit_role()',
  'private.audit_setting()',
  'private.check_setting()',
  'private.confirmed_accounts(text[])',
  'private.count_kept_base_resumes()',
  'private.count_kept_confirmations()',
  'private.count_kept_files()',
  'private.count_kept_resumes()',
  'private.count_kept_versions()',
  'private.count_rows()',
  'private.create_profile()',
  'private.delete_account(uuid)',
  'private.end_sessions(uuid)',
  'private.follow_confirmation()',
  'private.follow_email()',
  'private.grant_expected_admin()',
  'private.keep_admin_account()',
  'private.keep_admin_role()',
  'private.keep_resume_limit()',
  'private.keep_resume_version()',
  'private.keep_version()',
  'private.remember_use()',
  'private.set_ban(uuid,timestamp with time zone)',
  'private.trim_resume_versions()',
  'public.admin_audit_logs(text,text,uuid,text,timestamp with time zone,timestamp with time zone,timestamp with time zone,uuid,integer)',
  'public.admin_ban(uuid,timestamp with time zone,text)',
  'public.admin_daily_counts(integer)',
  'public.admin_resume(uuid)',
  'public.admin_resumes(text,timestamp with time zone,uuid,integer)',
  'public.admin_set_plan(uuid,text,text)',
  'public.admin_sign_out(uuid)',
  'public.admin_stats()',
  'public.admin_user(uuid)',
  'public.admin_users(text,timestamp with time zone,uuid,integer)',
  'public.end_session(uuid)',
  'public.has_password()',
  'public.is_admin()',
  'public.log_admin_action(text,text,text,jsonb)',
  'public.my_sessions()',
];

describeEachDatabase('every table', (getDatabase) => {
  async function names(sql: string): Promise<string[]> {
    const { rows } = await getDatabase().query<{ name: string }>(sql);
    return rows.map(({ name }) => name);
  }

  const tables = `pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'auth') and c.relkind in ('r', 'p', 'v', 'm', 'f')`;

  test('of public and auth is found by these tests', async () => {
    const found = await names(`select n.nspname || '.' || relname as name from ${tables}`);
    expect(found).toEqual(expect.arrayContaining(['public.resumes', 'public.profiles', 'auth.users']));
  });

  test('has row level security, forced on its owner too', async () => {
    const open = `select relname as name from ${tables} and not (relrowsecurity and relforcerowsecurity)`;
    expect(await names(open)).toEqual([]);
  });

  test('has at least one policy', async () => {
    const bare = `select relname as name from ${tables} and not exists (select from pg_policy where polrelid = c.oid)`;
    expect(await names(bare)).toEqual([]);
  });

  test('grants nothing to visitors, and nothing to everybody', async () => {
    const granted = `select table_schema || '.' || table_name || ' ' || privilege_type as name
      from information_schema.column_privileges
      where grantee in ('anon', 'PUBLIC') and table_schema in ('public', 'auth', 'private', 'internal')`;
    expect(await names(granted)).toEqual([]);
  });

  test('of public lists the columns that people may write', async () => {
    const whole = `select table_name || ' ' || privilege_type as name from information_schema.role_table_grants
      where grantee = 'authenticated' and privilege_type not in ('SELECT', 'DELETE')`;
    expect(await names(whole)).toEqual([]);
  });

  test('lets people write only through a policy that asks who they are', async () => {
    const blank = `select tablename || ' ' || policyname as name from pg_policies
      where permissive = 'PERMISSIVE' and roles && array['authenticated', 'authenticated_admin']::name[]
        and coalesce(qual, '') || coalesce(with_check, '') !~ 'auth.uid|is_admin'`;
    // Whoever has this role is an administrator: auth.role_of_caller() asks.
    expect((await names(blank)).filter((name) => !name.endsWith('_as_admin'))).toEqual([]);
  });

  test('has an index on each column that refers to another table', async () => {
    const unindexed = `select conrelid::regclass || ' ' || conname as name from pg_constraint k
      where contype = 'f' and connamespace in ('public'::regnamespace, 'auth'::regnamespace)
        and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`;
    expect(await names(unindexed)).toEqual([]);
  });
});

describeEachDatabase('every function', (getDatabase) => {
  async function functions(condition: string): Promise<string[]> {
    const { rows } = await getDatabase().query<{ name: string }>(
      `select n.nspname || '.' || p.proname || '(' || replace(pg_get_function_identity_arguments(p.oid), ', ', ',') || ')' as name
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname in ('public', 'auth', 'private') and ${condition} order by 1`,
    );
    return rows.map(({ name }) => name);
  }

  test('of public is closed to visitors, unless listed here', async () => {
    const open = await functions(`n.nspname = 'public' and has_function_privilege('anon', p.oid, 'execute')`);
    expect(open).toEqual(forVisitors);
  });

  test('of private is closed to signed-in people, except for the checks of what they write', async () => {
    const open = await functions(`n.nspname = 'private' and has_function_privilege('authenticated', p.oid, 'execute')`);
    expect(open).toEqual([
      'private.is_keyword_matches(list jsonb)',
      'private.is_keyword_suggestions(list jsonb)',
      'private.is_text_list(list jsonb)',
    ]);
  });

  test('that runs with its owner’s rights is listed here, and fixes its search path', async () => {
    const { rows } = await getDatabase().query<{ name: string; config: string }>(
      `select n.nspname || '.' || p.proname || '(' || oidvectortypes(p.proargtypes) || ')' as name, p.proconfig::text as config
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where p.prosecdef and n.nspname not in ('pg_catalog', 'information_schema') order by 1`,
    );
    expect(rows.map(({ name }) => name.replaceAll(', ', ','))).toEqual(definers);
    for (const { name, config } of rows) expect(config, name).toContain('search_path=');
  });
});

describeEachDatabase('no role of requests', (getDatabase) => {
  const roles = ['anon', 'authenticated', 'service_role', 'auth_admin'] as const;

  test.each(roles)('%s may create anything in a schema', async (role) => {
    const { rows } = await getDatabase().query<{ name: string }>(
      `select nspname as name from pg_namespace
       where nspname !~ '^pg_' and has_schema_privilege($1, oid, 'create')`,
      [role],
    );
    expect(rows).toEqual([]);
  });

  test.each(roles)('%s is a superuser, logs in, makes roles or databases, or is a member of another', async (role) => {
    const { rows } = await getDatabase().query(
      `select rolname from pg_roles r where rolname = $1 and (rolsuper or rolcanlogin or rolcreaterole or rolcreatedb
         or exists (select from pg_auth_members where member = r.oid))`,
      [role],
    );
    expect(rows).toEqual([]);
  });
});
