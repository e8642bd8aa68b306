import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';

/** Longer than the 60 s after which proxies usually drop an idle connection, so that none is closed just as it is reused. */
const KEEP_ALIVE_MS = 65_000;

/** A server that is already listening; its requests wait until `serve` says who answers them. */
export interface HeldServer {
  server: Server;
  serve: (listener: RequestListener) => void;
}

/**
 * Listens before the app exists, so that a port in use is noticed at once and an early browser waits instead of being refused.
 * @throws Node's error when the address cannot be listened on
 */
export async function listenHeld(port: number, host: string): Promise<HeldServer> {
  const app = Promise.withResolvers<RequestListener>();
  const hold: RequestListener = (request, response) => void app.promise.then((listener) => listener(request, response));
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, hold);
  server.listen(port, host);
  await once(server, 'listening');
  return {
    server,
    serve(listener) {
      server.off('request', hold);
      server.on('request', listener);
      app.resolve(listener);
    },
  };
}
