import { AuthError } from './errors.ts';

/**
 * Bytes of a user's metadata as JSON. It travels in every access token, and Node refuses a request whose headers
 * exceed 16 KiB: with more, a person would lock themselves out.
 */
const MAX_METADATA_BYTES = 8 * 1024;

/** The metadata as JSON for the database. @throws AuthError validation_failed when it is too large */
export function writeMetadata(metadata: Readonly<Record<string, unknown>>): string {
  const text = JSON.stringify(metadata);
  if (Buffer.byteLength(text) <= MAX_METADATA_BYTES) return text;
  throw new AuthError(
    'validation_failed',
    `User metadata may hold ${MAX_METADATA_BYTES} bytes of JSON at most. Keep larger data in a table of its own.`,
  );
}

/** Contract R-40: merged key by key, a null deletes its key. */
export function mergeMetadata(
  current: Readonly<Record<string, unknown>>,
  changes: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...current, ...changes }).filter(([, value]) => value !== null));
}
