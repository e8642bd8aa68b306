import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { AppContext } from '../context.ts';

/** An id from a proxy is accepted only in this form, so that nobody can write into the log through it. */
const acceptable = /^[\w.-]{8,64}$/;

/**
 * Gives every request an id, its own logger that carries the id, and the response header `X-Request-Id`.
 * @param trustProxy whether an incoming `X-Request-Id` comes from the proxy and is kept
 */
export function requestId(log: Logger, trustProxy: boolean): MiddlewareHandler<AppContext> {
  return function requestId(c, next) {
    const given = trustProxy ? c.req.header('X-Request-Id') : undefined;
    const id = given && acceptable.test(given) ? given : randomUUID();
    c.set('requestId', id);
    c.set('log', log.child({ requestId: id }));
    c.header('X-Request-Id', id);
    return next();
  };
}
