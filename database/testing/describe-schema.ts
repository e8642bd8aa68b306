import type { Session } from '../database.ts';

/** The product's schemas; what extensions bring is not ours. */
const ours = `('public', 'auth', 'private', 'internal')`;
const rights = (acl: string) =>
  `array_to_string(array(select right_::text from unnest(${acl}) right_ order by 1), ' ')`;

/** One query per kind of thing: its name, and everything that matters about it. */
const kinds = {
  schema: `select nspname as name, concat_ws(' | ', pg_get_userbyid(nspowner), ${rights('nspacl')}) as what
    from pg_namespace where nspname in ${ours} or nspname = 'extensions'`,
  'default rights': `select concat_ws(' ', pg_get_userbyid(defaclrole), defaclobjtype) as name, ${rights('defaclacl')} as what
    from pg_default_acl`,
  extension: `select extname as name, extnamespace::regnamespace::text as what from pg_extension`,
  relation: `select oid::regclass::text as name, concat_ws(' | ', relkind, relrowsecurity, relforcerowsecurity,
      pg_get_userbyid(relowner), ${rights('relacl')}) as what
    from pg_class where relnamespace::regnamespace::text in ${ours} and relkind in ('r', 'v', 'm', 'S', 'p')`,
  column: `select concat_ws('.', c.oid::regclass, attname) as name, concat_ws(' | ',
      rank() over (partition by attrelid order by attnum), format_type(atttypid, atttypmod), attnotnull, attidentity,
      attgenerated, attcollation, pg_get_expr(adbin, adrelid), ${rights('attacl')}) as what
    from pg_attribute a join pg_class c on c.oid = attrelid left join pg_attrdef d on adrelid = attrelid and adnum = attnum
    where relnamespace::regnamespace::text in ${ours} and relkind in ('r', 'v', 'm', 'p') and attnum > 0 and not attisdropped`,
  constraint: `select concat_ws(' ', conrelid::regclass, conname) as name, pg_get_constraintdef(oid) as what
    from pg_constraint where connamespace::regnamespace::text in ${ours}`,
  index: `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as what
    from pg_index join pg_class on pg_class.oid = indexrelid where relnamespace::regnamespace::text in ${ours}`,
  policy: `select concat(schemaname, '.', tablename, ' ', policyname) as name,
      concat_ws(' | ', permissive, roles::text, cmd, coalesce(qual, '-'), coalesce(with_check, '-')) as what
    from pg_policies where schemaname in ${ours}`,
  trigger: `select concat_ws(' ', tgrelid::regclass, tgname) as name, concat_ws(' ', tgenabled, pg_get_triggerdef(oid)) as what
    from pg_trigger where not tgisinternal`,
  function: `select oid::regprocedure::text as name, concat_ws(' | ', pg_get_userbyid(proowner), ${rights('proacl')},
      pg_get_functiondef(oid)) as what
    from pg_proc where pronamespace::regnamespace::text in ${ours} and prokind = 'f'`,
  setting: `select key as name, concat_ws(' | ', value, description) as what from public.system_settings`,
  migration: `select name, checksum as what from internal.migrations`,
} as const;

/** Everything in which two databases of the product can differ, except people's rows: one line each, in order. */
export async function describeSchema(session: Session): Promise<string[]> {
  const lines: string[] = [];
  for (const [kind, sql] of Object.entries(kinds)) {
    const { rows } = await session.query<{ name: string; what: string }>(`${sql} order by 1`);
    for (const { name, what } of rows) lines.push(`${kind} ${name}: ${what}`);
  }
  return lines;
}
