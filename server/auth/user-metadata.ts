import { AuthError } from './errors.ts';

/**
 * Bytes of a user's metadata as JSON. It travels in every access token, and Node refuses a request whose headers
 * exceed 16 KiB: with more, a person would lock themselves out.
 */
const MAX_METADATA_BYTES = 8 * 1024;

/** Levels of lists and objects. Far more than anyone needs, far fewer than would overflow a stack here or in the database. */
const MAX_METADATA_LEVELS = 64;

/** JSON's spelling of NUL and of half a surrogate pair, which PostgreSQL cannot store; not an escaped backslash before "u". */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/**
 * Turns metadata that came as JSON into JSON for the database.
 * @throws AuthError validation_failed when it is too large, too deep or contains characters that are not text
 */
export function writeMetadata(metadata: Readonly<Record<string, unknown>>): string {
  const text = isShallow(metadata, MAX_METADATA_LEVELS) ? JSON.stringify(metadata) : null;
  if (text === null || Buffer.byteLength(text) > MAX_METADATA_BYTES) {
    throw new AuthError(
      'validation_failed',
      `User metadata may have at most ${MAX_METADATA_BYTES} bytes of JSON in ${MAX_METADATA_LEVELS} levels. Keep larger data in a table of its own.`,
    );
  }
  if (unstorable.test(text))
    throw new AuthError('validation_failed', 'User metadata contains a character that is not text');
  return text;
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1));
}

/** Contract R-40: merged key by key, a null deletes its key. */
export function mergeMetadata(
  current: Readonly<Record<string, unknown>>,
  changes: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...current, ...changes }).filter(([, value]) => value !== null));
}
