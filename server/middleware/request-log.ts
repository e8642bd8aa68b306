import type { MiddlewareHandler } from 'hono';
import type { AppContext } from '../context.ts';

/**
 * One line per answered request: method, path, status and milliseconds. Never the query, a header or a body, because they carry
 * filters, tokens and resumes.
 */
export function requestLog(): MiddlewareHandler<AppContext> {
  return async function requestLog(c, next) {
    const start = performance.now();
    await next();
    // `c.get`, not `c.var`: the latter copies all variables, on every request.
    const ms = Math.round((performance.now() - start) * 10) / 10;
    c.get('log').info({ method: c.req.method, path: c.req.path, status: c.res.status, ms }, 'request');
  };
}
