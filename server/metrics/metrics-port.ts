import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { Env } from '../env.ts';
import { AppError } from '../errors.ts';
import type { Metrics } from './metrics.ts';
import { presentMetrics } from './metrics-route.ts';

/**
 * `/metrics` on METRICS_PORT. Without METRICS_TOKEN only this machine reaches it, because nobody is asked who they are.
 *
 * @returns what ends it; without METRICS_PORT there is nothing to end
 * @throws Error when the port cannot be listened on
 */
export async function listenForMetrics(env: Env, metrics: Metrics): Promise<() => void> {
  if (env.METRICS_PORT === undefined) return () => {};
  const routes = new Hono().get('/metrics', presentMetrics(metrics, env.METRICS_TOKEN));
  routes.onError((error, c) =>
    error instanceof AppError ? c.text(error.message, 401) : c.text('The metrics could not be read.', 500),
  );
  const server = createServer(getRequestListener(routes.fetch, { hostname: 'localhost' }));
  server.listen(env.METRICS_PORT, env.METRICS_TOKEN === undefined ? '127.0.0.1' : env.HOST);
  await once(server, 'listening').catch((cause: Error) => {
    throw new Error(`METRICS_PORT cannot be used: ${cause.message}. Choose another one.`, { cause });
  });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
