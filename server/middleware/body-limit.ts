import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit as limitStream } from 'hono/body-limit';
import { documentLimits } from '#documents/limits.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';

const MIB = 1024 * 1024;

/** Bytes of a body, by protocol. Auth: contract T1. The others: two texts of 200,000 characters at 4 bytes each, with some room. */
export const bodyLimits = {
  auth: MIB,
  rest: 4 * MIB,
  functions: 4 * MIB,
  /** A file of the most that is read, and the form around it. */
  documents: documentLimits.bytes + 64 * 1024,
} as const;

/**
 * Refuses a larger body with 413 before reading it, by its declared length; without one, bytes are counted as they arrive.
 * @throws AppError tooLarge, for the protocol's `onError` to shape
 */
export function bodyLimit(maxBytes: number): MiddlewareHandler<AppContext> {
  const refuse = (c: Context): never => {
    // The rest of the body is not read, so the client's next request needs another connection.
    c.header('Connection', 'close');
    throw new AppError(
      'tooLarge',
      `The request is larger than ${Math.floor(maxBytes / MIB)} MiB, the most that is accepted.`,
    );
  };
  const countStream = limitStream({ maxSize: maxBytes, onError: refuse });
  return function bodyLimit(c, next) {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const declared = c.req.header('Content-Length');
    if (declared === undefined || c.req.header('Transfer-Encoding') !== undefined) return countStream(c, next);
    if (Number(declared) > maxBytes) refuse(c);
    return next();
  };
}
