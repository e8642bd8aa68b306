import type { Context } from 'hono';
import * as z from 'zod';
import type { AppContext } from '../context.ts';
import { MOST_JSON_LEVELS, measureJson } from '../json-depth.ts';
import { AuthError } from './errors.ts';

/** PostgreSQL's text can store neither NUL nor half of a surrogate pair; JSON can spell both. */
const storable = z.string().refine((text) => text.isWellFormed() && !text.includes('\0'), 'holds what is not text');

/** Members of request bodies. Contract T3: null counts as absent, and an absent text as ''. */
export const bodyText = storable.nullish().transform((text) => text ?? '');
export const bodyOptionalText = storable.nullish().transform((text) => text ?? null);
export const bodyObject = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((object) => object ?? null);

/**
 * The body as its schema reads it (contract T2 to T4); unknown members are ignored.
 * @throws AuthError bad_json
 */
export async function readBody<T>(c: Context<AppContext>, schema: z.ZodType<T>): Promise<T> {
  const text = await c.req.text();
  const parsed = schema.safeParse(isForm(c) ? Object.fromEntries(new URLSearchParams(text)) : parseJson(text));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const place = issue?.path.length ? `${issue.path.join('.')}: ` : '';
  throw new AuthError('bad_json', `Could not read the request body as JSON: ${place}${issue?.message}`);
}

/** A value of a form body, '' when there is none: OAuth clients send `grant_type` this way (contract 6.3). */
export async function readFormValue(c: Context<AppContext>, name: string): Promise<string> {
  return isForm(c) ? (new URLSearchParams(await c.req.text()).get(name) ?? '') : '';
}

function isForm(c: Context<AppContext>): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(c.req.header('Content-Type') ?? '');
}

function parseJson(text: string): unknown {
  try {
    if (measureJson(text).isTooDeep) throw new SyntaxError(`More than ${MOST_JSON_LEVELS} levels of JSON`);
    return JSON.parse(text);
  } catch (cause) {
    throw new AuthError('bad_json', 'Could not parse request body as JSON', { cause });
  }
}
