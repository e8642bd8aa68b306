import type { Database } from '#database/database.ts';
import { callQuery, presentCallables, presentRelations, relationQuery } from './schema-catalog.ts';

export interface Column {
  name: string;
  /** The type's SQL text, such as `character varying(20)`. */
  type: string;
  /** The SQL of its default, null without one. */
  default: string | null;
}

/** A table or view. */
export interface Relation {
  schema: string;
  name: string;
  columns: ReadonlyMap<string, Column>;
  primaryKey: readonly string[];
  isInsertable: boolean;
  isUpdatable: boolean;
  isDeletable: boolean;
}

export interface Parameter {
  name: string;
  type: string;
  isOptional: boolean;
}

/** One overload of a function. */
export interface Callable {
  schema: string;
  name: string;
  parameters: readonly Parameter[];
  /** Whether each result is a row, a bare value or nothing. */
  returns: 'rows' | 'scalar' | 'void';
  isSet: boolean;
  isVolatile: boolean;
  /** Columns of the rows, as far as the catalog knows them. */
  columns: ReadonlyMap<string, Column>;
}

/** What an exposed schema contains. Existence only: permissions are up to the database (P132). */
export interface Schema {
  relations: ReadonlyMap<string, Relation>;
  callables: ReadonlyMap<string, readonly Callable[]>;
}

/** Every exposed schema by its name. */
export type Schemas = ReadonlyMap<string, Schema>;

export interface SchemaCache {
  /** @throws DatabaseError when the schema was never loaded and the database is away */
  get(): Promise<Schemas> | Schemas;
}

interface Warn {
  warn(fields: object, message: string): void;
}

/**
 * Reads the catalog at the first request and again on `NOTIFY pgrst, 'reload schema'` (P131). While it reloads, or if that fails,
 * what was last read stays in use.
 */
export function createSchemaCache(database: Database, names: readonly string[], log: Warn): SchemaCache {
  let current: Schemas | null = null;
  let loading: Promise<Schemas> | null = null;
  let last: Promise<unknown> = Promise.resolve();

  async function start(): Promise<Schemas> {
    // Listening comes first, so that no change between reading and listening is missed.
    await database.listen('pgrst', (payload) => {
      if (payload === '' || payload === 'reload schema') {
        reload().catch((error: unknown) => log.warn({ err: error }, 'the schema cache could not be reloaded'));
      }
    });
    return reload();
  }

  /** One after the other, so that an older read never replaces a newer one. */
  function reload(): Promise<Schemas> {
    const reading = last.then(async () => {
      const read = await Promise.all(names.map((name) => readSchema(database, name)));
      current = new Map(read.map((schema, at) => [names[at] ?? '', schema]));
      return current;
    });
    last = reading.catch(() => {});
    return reading;
  }

  return {
    get() {
      if (current) return current;
      loading ??= start().catch((error: unknown) => {
        loading = null;
        throw error;
      });
      return loading;
    },
  };
}

async function readSchema(database: Database, name: string): Promise<Schema> {
  const relations = await database.query(relationQuery, [name]);
  const callables = await database.query(callQuery, [name]);
  return { relations: presentRelations(relations.rows), callables: presentCallables(callables.rows) };
}
