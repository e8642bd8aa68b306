import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';

/** Longer than the 60 s after which proxies usually drop an idle connection, so that none is closed just as it is reused. */
const KEEP_ALIVE_MS = 65_000;

/** A server that is already listening; its requests wait until `serve` says who answers them. */
export interface HeldServer {
  server: Server;
  serve: (listener: RequestListener) => void;
  /** From now on every answer says `Connection: close`, also those to requests that have already come in. */
  closeAfterAnswers: () => void;
}

/**
 * Listens before the app exists, so that a port in use is noticed at once and an early browser waits instead of being refused.
 * @throws Node's error when the address cannot be listened on
 */
export async function listenHeld(port: number, host: string): Promise<HeldServer> {
  const app = Promise.withResolvers<RequestListener>();
  const hold: RequestListener = (request, response) => void app.promise.then((listener) => listener(request, response));
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, hold);
  const closeAfterAnswers = watchAnswers(server);
  server.listen(port, host);
  await once(server, 'listening');
  return {
    server,
    closeAfterAnswers,
    serve(listener) {
      server.off('request', hold);
      server.on('request', listener);
      app.resolve(listener);
    },
  };
}

/** Keeps the answers that are not finished, for the function it returns. */
function watchAnswers(server: Server): () => void {
  const open = new Set<ServerResponse>();
  let isClosing = false;
  server.on('request', (_request, response) => {
    if (isClosing) response.shouldKeepAlive = false;
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  return () => {
    isClosing = true;
    for (const response of open) response.shouldKeepAlive = false;
  };
}
