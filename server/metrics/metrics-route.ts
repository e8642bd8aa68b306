import { timingSafeEqual } from 'node:crypto';
import type { Handler, MiddlewareHandler } from 'hono';
import { Hono } from 'hono';
import { routePath } from 'hono/route';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Services } from '../services.ts';
import type { Metrics } from './metrics.ts';

/** `/metrics` for Prometheus on the port of the product, to whoever has METRICS_TOKEN. Without one, or with METRICS_PORT, it is not there. */
export function metricsRoute({ env, metrics }: Pick<Services, 'env' | 'metrics'>): Hono<AppContext> {
  const routes = new Hono<AppContext>();
  if (env.METRICS_TOKEN === undefined || env.METRICS_PORT !== undefined) return routes;
  return routes.get('/metrics', presentMetrics(metrics, env.METRICS_TOKEN));
}

/** @param token the bearer that is asked for, if any */
export function presentMetrics(metrics: Metrics, token: string | undefined): Handler {
  return async (c) => {
    const given = /^bearer (.+)$/i.exec(c.req.header('Authorization') ?? '')?.[1] ?? '';
    if (token !== undefined && !isSame(given, token))
      throw new AppError('notAuthenticated', 'Send METRICS_TOKEN as the bearer.');
    const { text, contentType } = await metrics.present();
    return c.body(text, 200, { 'Content-Type': contentType });
  };
}

/** Times every request by the route that answered it: one of a few dozen, whatever paths people make up. */
export function measureRequests({ metrics }: Pick<Services, 'metrics'>): MiddlewareHandler<AppContext> {
  return async function measureRequests(c, next) {
    const begun = performance.now();
    await next();
    const seconds = (performance.now() - begun) / 1000;
    const isClosed = c.error instanceof AppError && c.error.kind === 'maintenance';
    metrics.noteRequest(c.req.method, routePath(c), c.res.status, seconds, isClosed);
  };
}

function isSame(given: string, token: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)];
  return a.byteLength === b.byteLength && timingSafeEqual(a, b);
}
