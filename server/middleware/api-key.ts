import { hash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { AppContext } from '../context.ts';
import type { Keys } from '../keys.ts';

const HINT = 'Send the key as the header `apikey`, or as the query parameter of that name.';

/** Digests have one length whatever the key's, so comparing them tells nothing of it by time. */
const digest = (text: string): Buffer => hash('sha256', text, 'buffer');

type ApiKeys = Pick<Keys, 'anonKey' | 'serviceKey'>;

/** Says which role an API key stands for, or null; takes the same time for every key. */
export function createKeyRing(keys: ApiKeys): (key: string) => 'anon' | 'service_role' | null {
  const anon = digest(keys.anonKey);
  const service = digest(keys.serviceKey);
  return (key) => {
    const given = digest(key);
    const isAnon = timingSafeEqual(given, anon);
    const isService = timingSafeEqual(given, service);
    if (isService) return 'service_role';
    return isAnon ? 'anon' : null;
  };
}

interface Options {
  /** Paths that answer without a key (contract auth T10: links that people and other servers open). */
  exempt?: RegExp;
}

/**
 * The gateway's rule (contract auth T10, rest P18): no request without a known `apikey`. Sets `apiRole`.
 * Its answers have the gateway's own shape, `{message, hint}`, on every protocol.
 */
export function requireApiKey(keys: ApiKeys, { exempt }: Options = {}): MiddlewareHandler<AppContext> {
  const roleOf = createKeyRing(keys);
  return async function requireApiKey(c, next) {
    const key = c.req.header('apikey') ?? c.req.query('apikey');
    const role = key === undefined ? null : roleOf(key);
    if (role === null && !exempt?.test(c.req.path)) {
      const message = key === undefined ? 'No API key found in request' : 'Invalid API key';
      return c.json({ message, hint: HINT }, 401);
    }
    c.set('apiRole', role ?? 'anon');
    return next();
  };
}
