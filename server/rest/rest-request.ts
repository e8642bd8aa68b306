import type { Context } from 'hono';
import { personOf } from '../budget/person.ts';
import type { Runner, Statements } from '../budget/statements.ts';
import type { AppContext } from '../context.ts';
import { chooseMedia, type Media } from './accept.ts';
import { type Preferences, type RequestKind, readPreferences } from './prefer.ts';
import { type Pair, splitQueryString } from './query-string.ts';
import { problems } from './rest-error.ts';
import type { Schema, Schemas } from './schema-cache.ts';

/** A request whose headers have been read; what else its handler needs is in `c`. */
export interface RestRequest {
  c: Context<AppContext>;
  /** The database as the person may use it. */
  database: Runner;
  /** The same for reads, which a standby may answer. */
  reading: Runner;
  schema: Schema;
  schemaName: string;
  /** Of the table, view or function. */
  name: string;
  pairs: readonly Pair[];
  media: Media;
  preferences: Preferences;
  /** The header `Preference-Applied`, null when there is none. */
  applied: string | null;
}

/** Reads what all requests share. @throws RestError PGRST100, PGRST107, PGRST122 */
export function readRequest(
  c: Context<AppContext>,
  statements: Record<'writing' | 'reading', Statements>,
  [schemaName, schema]: readonly [schemaName: string, schema: Schema],
  name: string,
  kind: RequestKind,
): RestRequest {
  const [preferences, applied] = readPreferences(c.req.header('Prefer'), kind);
  const media = chooseMedia(c.req.header('Accept'));
  const person = personOf(c);
  const [database, reading] = [statements.writing(person), statements.reading(person)];
  return { c, database, reading, schema, schemaName, name, pairs: readPairs(c.req.url), media, preferences, applied };
}

function readPairs(url: string): Pair[] {
  const at = url.indexOf('?');
  return at < 0 ? [] : splitQueryString(url.slice(at + 1));
}

/**
 * P2: the schema that a header chooses, else the first exposed one. With several exposed, the answer says which it was.
 * @throws RestError PGRST106 for one that is not exposed
 */
export function requireSchema(c: Context<AppContext>, schemas: Schemas): readonly [name: string, schema: Schema] {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  const [first = ''] = schemas.keys();
  const name = c.req.header(isRead ? 'Accept-Profile' : 'Content-Profile') ?? first;
  const schema = schemas.get(name);
  if (!schema) throw problems.schema(name, [...schemas.keys()].join(', '));
  if (schemas.size > 1) c.header('Content-Profile', name);
  return [name, schema];
}
