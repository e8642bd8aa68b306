import { timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { AppContext } from '../context.ts';
import type { Keys } from '../keys.ts';

const HINT = 'Send the key as the header `apikey`, or as the query parameter of that name.';

type ApiKeys = Pick<Keys, 'anonKey' | 'serviceKey'>;

/**
 * Says which role an API key stands for, or null. Takes the same time for every key of the right length, so that a key
 * cannot be guessed character by character; the length of ours is no secret.
 */
export function createKeyRing(keys: ApiKeys): (key: string) => 'anon' | 'service_role' | null {
  const anon = Buffer.from(keys.anonKey);
  const service = Buffer.from(keys.serviceKey);
  return (key) => {
    if (isSame(key, anon)) return 'anon';
    return isSame(key, service) ? 'service_role' : null;
  };
}

function isSame(given: string, key: Buffer): boolean {
  const bytes = Buffer.from(given);
  return bytes.byteLength === key.byteLength && timingSafeEqual(bytes, key);
}

interface Options {
  /** Headers of the refusal. */
  headers?: Record<string, string>;
  /** Paths that answer without a key (contract auth T10: links that people and other servers open). */
  exempt?: RegExp;
}

/**
 * The gateway's rule (contract auth T10, rest P18): no request without a known `apikey`. Sets `apiRole`.
 * Its answers have the gateway's own shape, `{message, hint}`, on every protocol.
 */
export function requireApiKey(keys: ApiKeys, { exempt, headers = {} }: Options = {}): MiddlewareHandler<AppContext> {
  const roleOf = createKeyRing(keys);
  return async function requireApiKey(c, next) {
    const key = c.req.header('apikey') ?? c.req.query('apikey');
    const role = key === undefined ? null : roleOf(key);
    if (role === null && !exempt?.test(c.req.path)) {
      const message = key === undefined ? 'No API key found in request' : 'Invalid API key';
      return c.json({ message, hint: HINT }, 401, headers);
    }
    c.set('apiRole', role ?? 'anon');
    return next();
  };
}
