import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { AppContext } from '../context.ts';
import type { Services } from '../services.ts';

/** A span for each request, named after the route that answered it. */
export function traceRequests({ tracing }: Pick<Services, 'tracing'>): MiddlewareHandler<AppContext> {
  return function traceRequests(c, next) {
    const { traceparent = '', tracestate = '' } = c.req.header();
    return tracing.request({ traceparent, tracestate }, async (tell) => {
      await next();
      const { method } = c.req;
      const [route, { status }] = [routePath(c), c.res];
      const facts = { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status };
      tell(`${method} ${route}`, facts, status >= 500);
    });
  };
}
