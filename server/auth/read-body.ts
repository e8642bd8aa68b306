import type { Context } from 'hono';
import type * as z from 'zod';
import type { AppContext } from '../context.ts';
import { AuthError } from './errors.ts';

/**
 * The body as its schema reads it (contract T2 to T4): members that are null count as absent, unknown ones are ignored.
 * @throws AuthError bad_json
 */
export async function readBody<T>(c: Context<AppContext>, schema: z.ZodType<T>): Promise<T> {
  const body = isForm(c) ? parseForm(await c.req.text()) : parseBody(await c.req.text());
  const parsed = schema.safeParse(Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new AuthError('bad_json', `Could not read the request body: ${issue?.path.join('.')}: ${issue?.message}`);
}

/** A value of a form body, '' when there is none: OAuth clients send `grant_type` so (contract 6.3). */
export async function readFormValue(c: Context<AppContext>, name: string): Promise<string> {
  return isForm(c) ? (new URLSearchParams(await c.req.text()).get(name) ?? '') : '';
}

function isForm(c: Context<AppContext>): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(c.req.header('Content-Type') ?? '');
}

function parseForm(text: string): object {
  return parseBody(JSON.stringify(Object.fromEntries(new URLSearchParams(text))));
}

function parseBody(text: string): object {
  const value = parseJson(text);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new AuthError('bad_json', 'Could not parse request body as JSON: an object is needed');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, requireStorable);
  } catch (cause) {
    throw new AuthError('bad_json', 'Could not parse request body as JSON', { cause });
  }
}

/** PostgreSQL's text holds neither NUL nor half of a surrogate pair; JSON can spell both. */
function requireStorable(key: string, value: unknown): unknown {
  for (const text of [key, value]) {
    if (typeof text === 'string' && (text.includes('\0') || !text.isWellFormed())) {
      throw new SyntaxError('The body holds a character that is not text.');
    }
  }
  return value;
}
