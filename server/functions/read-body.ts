import type { Context } from 'hono';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { MOST_JSON_LEVELS, measureJson } from '../json-depth.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * The body as JSON, whatever its Content-Type says.
 * @throws AppError invalidInput when it is empty, nested too deeply, not UTF-8 or not JSON
 */
export function readJsonBody(c: Context<AppContext>): Promise<unknown> {
  return c.get('largeBodies').during(c, () => parseBody(c));
}

async function parseBody(c: Context<AppContext>): Promise<unknown> {
  const bytes = await c.req.arrayBuffer();
  if (bytes.byteLength === 0) throw new AppError('invalidInput', 'The request is empty; a JSON object is expected.');
  try {
    const text = utf8.decode(bytes);
    if (measureJson(text).isTooDeep) throw tooDeep();
    return JSON.parse(text);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('invalidInput', 'The request is not JSON text in UTF-8.', { cause });
  }
}

const tooDeep = () =>
  new AppError('invalidInput', `The request has more than ${MOST_JSON_LEVELS} levels of JSON; send it flatter.`);
