import type { Database } from '#database/database.ts';
import { callQuery, presentCallables, presentRelations, relationQuery } from './schema-catalog.ts';
import { settings } from './settings.ts';

export interface Column {
  name: string;
  /** The type's SQL text, such as `character varying(20)`. */
  type: string;
  /** The SQL of its default, null without one. */
  default: string | null;
}

/** A table or view. */
export interface Relation {
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
  name: string;
  parameters: readonly Parameter[];
  /** Whether each result is a row, a bare value or nothing. */
  returns: 'rows' | 'scalar' | 'void';
  isSet: boolean;
  isVolatile: boolean;
  /** Columns of the rows, as far as the catalog knows them. */
  columns: ReadonlyMap<string, Column>;
}

/** What the exposed schema contains. Existence only: permissions are up to the database (P132). */
export interface Schema {
  relations: ReadonlyMap<string, Relation>;
  callables: ReadonlyMap<string, readonly Callable[]>;
}

export interface SchemaCache {
  /** @throws DatabaseError when the schema was never loaded and the database is away */
  get(): Promise<Schema> | Schema;
}

interface Warn {
  warn(fields: object, message: string): void;
}

/**
 * Reads the catalog at the first request and again on `NOTIFY pgrst, 'reload schema'` (P131). While it reloads, or if that fails,
 * the last schema stays in use.
 */
export function createSchemaCache(database: Database, log: Warn): SchemaCache {
  let current: Schema | null = null;
  let loading: Promise<Schema> | null = null;
  let last: Promise<unknown> = Promise.resolve();

  async function start(): Promise<Schema> {
    // Listening comes first, so that no change between reading and listening is missed.
    await database.listen('pgrst', (payload) => {
      if (payload === '' || payload === 'reload schema') {
        reload().catch((error: unknown) => log.warn({ err: error }, 'the schema cache could not be reloaded'));
      }
    });
    return reload();
  }

  /** One after the other, so that an older read never replaces a newer one. */
  function reload(): Promise<Schema> {
    const reading = last.then(async () => {
      current = await readSchema(database);
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

async function readSchema(database: Database): Promise<Schema> {
  const relations = await database.query(relationQuery, [settings.schema]);
  const callables = await database.query(callQuery, [settings.schema]);
  return { relations: presentRelations(relations.rows), callables: presentCallables(callables.rows) };
}
