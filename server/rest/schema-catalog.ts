import * as z from 'zod';
import type { Row } from '#database/database.ts';
import type { Callable, Relation } from './schema-cache.ts';

/** Every table and view of a schema, one JSON object per row (P130), but none of an extension's, such as pg_stat_statements. Parameter: the schema. */
export const relationQuery = `
  select json_build_object(
    'schema', n.nspname, 'name', c.relname,
    'columns', coalesce((
      select json_agg(json_build_object(
        'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
        'default', case
          when a.attidentity = 'd' then
            format('nextval(%L)', pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname))
          when a.attidentity = '' and a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid)
        end) order by a.attnum)
      from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped), '[]'),
    'primaryKey', coalesce((
      select json_agg(a.attname order by array_position(i.indkey::int2[], a.attnum))
      from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
      where i.indrelid = c.oid and i.indisprimary), '[]'),
    'events', pg_relation_is_updatable(c.oid, true))::text as object
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = $1 and c.relkind in ('r', 'p', 'v', 'm', 'f')
    and not exists (
      select from pg_depend e where e.classid = 'pg_class'::regclass and e.objid = c.oid and e.deptype = 'e')`;

/** Every function of a schema that can be called by names. Result columns: those of a row type, or the OUT parameters. */
export const callQuery = `
  select json_build_object(
    'schema', n.nspname, 'name', p.proname,
    'parameters', coalesce((
      select json_agg(json_build_object(
        'name', coalesce(p.proargnames[o.i], ''), 'type', format_type(o.type, null)) order by o.i)
      from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as o (type, i)
      where p.proargmodes is null or p.proargmodes[o.i] in ('i', 'b')), '[]'),
    'optional', p.pronargdefaults,
    'outputs', coalesce((
      select json_agg(json_build_object(
        'name', p.proargnames[o.i], 'type', format_type(o.type, null)) order by o.i)
      from unnest(p.proallargtypes) with ordinality as o (type, i)
      where p.proargmodes[o.i] in ('o', 'b', 't')), '[]'),
    'rowColumns', coalesce((
      select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null)) order by a.attnum)
      from pg_attribute a where a.attrelid = t.typrelid and a.attnum > 0 and not a.attisdropped), '[]'),
    'isVoid', p.prorettype = 'void'::regtype,
    'isSet', p.proretset,
    'isVolatile', p.provolatile = 'v')::text as object
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_type b on b.oid = p.prorettype
    join pg_type t on t.oid = case b.typtype when 'd' then b.typbasetype else b.oid end
  where n.nspname = $1 and p.prokind = 'f' and p.provariadic = 0
    and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)`;

const NamedType = z.object({ name: z.string(), type: z.string() });

const CatalogRelation = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(NamedType.extend({ default: z.string().nullable() })),
  primaryKey: z.array(z.string()),
  events: z.number(),
});

const CatalogCallable = z.object({
  schema: z.string(),
  name: z.string(),
  parameters: z.array(NamedType),
  optional: z.number(),
  outputs: z.array(NamedType),
  rowColumns: z.array(NamedType),
  isVoid: z.boolean(),
  isSet: z.boolean(),
  isVolatile: z.boolean(),
});

const Carrier = z.object({ object: z.string() });

/** Bits of pg_relation_is_updatable: 1 shifted by the command's number. */
const events = { update: 1 << 2, insert: 1 << 3, delete: 1 << 4 } as const;

export function presentRelations(rows: readonly Row[]): Map<string, Relation> {
  const found = rows.map((row) => CatalogRelation.parse(JSON.parse(Carrier.parse(row).object)));
  return new Map(found.map((relation) => [relation.name, presentRelation(relation)]));
}

function presentRelation({
  schema,
  name,
  columns,
  primaryKey,
  events: bits,
}: z.infer<typeof CatalogRelation>): Relation {
  return {
    schema,
    name,
    columns: new Map(columns.map((column) => [column.name, column])),
    primaryKey,
    isInsertable: (bits & events.insert) !== 0,
    isUpdatable: (bits & events.update) !== 0,
    isDeletable: (bits & events.delete) !== 0,
  };
}

/** Functions by name, each with its overloads. */
export function presentCallables(rows: readonly Row[]): Map<string, Callable[]> {
  const found = rows.map((row) => presentCallable(CatalogCallable.parse(JSON.parse(Carrier.parse(row).object))));
  return Map.groupBy(found, ({ name }) => name);
}

function presentCallable(found: z.infer<typeof CatalogCallable>): Callable {
  const { schema, name, outputs, rowColumns, isSet, isVolatile } = found;
  const columns = rowColumns.length > 0 ? rowColumns : outputs;
  const firstOptional = found.parameters.length - found.optional;
  return {
    schema,
    name,
    parameters: found.parameters.map((parameter, at) => ({ ...parameter, isOptional: at >= firstOptional })),
    returns: found.isVoid ? 'void' : columns.length > 0 ? 'rows' : 'scalar',
    isSet,
    isVolatile,
    columns: new Map(columns.map((column) => [column.name, { ...column, default: null }])),
  };
}
