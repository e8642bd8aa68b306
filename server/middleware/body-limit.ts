import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit as limitStream } from 'hono/body-limit';
import { documentLimits } from '#documents/limits.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';

const MIB = 1024 * 1024;

/**
 * How much of a refused body is read and dropped, in bytes and milliseconds: a client that is still sending when the connection
 * closes reports a broken connection instead of the refusal. Enough for a mistake, too little for an attack.
 */
const discarded = { bytes: 32 * MIB, ms: 10_000 } as const;

/** Bytes of a body, by protocol. Auth: contract T1. The others: two texts of 200,000 characters at 4 bytes each, with some room. */
export const bodyLimits = {
  auth: MIB,
  rest: 4 * MIB,
  functions: 4 * MIB,
  /** A file of the most that is read, and the form around it. */
  documents: documentLimits.bytes + 64 * 1024,
} as const;

/**
 * Refuses a larger body with 413 without keeping any of it, by its declared length; without one, bytes are counted as they arrive.
 * @throws AppError tooLarge, for the protocol's `onError` to shape
 */
export function bodyLimit(maxBytes: number): MiddlewareHandler<AppContext> {
  const refuse = async (c: Context): Promise<never> => {
    await discardBody(c);
    // What is left of the body is not read, so the client's next request needs another connection.
    c.header('Connection', 'close');
    throw new AppError(
      'tooLarge',
      `The request is larger than ${Math.floor(maxBytes / MIB)} MiB, the most that is accepted.`,
    );
  };
  const countStream = limitStream({ maxSize: maxBytes, onError: refuse });
  return async function bodyLimit(c, next) {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const declared = c.req.header('Content-Length');
    if (declared === undefined || c.req.header('Transfer-Encoding') !== undefined) return countStream(c, next);
    if (Number(declared) > maxBytes) await refuse(c);
    return next();
  };
}

/** Reads what the client still sends of a body that nobody wants, as far as that is bearable. */
async function discardBody(c: Context): Promise<void> {
  const incoming = isServed(c.env) ? c.env.incoming : null;
  if (incoming === null || Number(c.req.header('Content-Length')) > discarded.bytes) return;
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, discarded.ms);
  for (const event of ['end', 'close', 'error']) incoming.once(event, () => resolve());
  // A stream somebody has read from cannot be read here; it is closed instead.
  if (incoming.readableDidRead || incoming.readableEnded) resolve();
  else incoming.resume();
  await ended;
  clearTimeout(timer);
}

/** In tests without a port there is no connection. */
function isServed(env: unknown): env is HttpBindings {
  return typeof env === 'object' && env !== null && 'incoming' in env;
}
