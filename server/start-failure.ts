import { DatabaseError } from '#database/database.ts';
import type { Env } from './env.ts';

type Place = Pick<Env, 'PORT' | 'HOST' | 'DATA_DIR' | 'DATABASE_URL'>;

/** Operating system codes of a failed start, with what happened and what to do. */
const systemCodes: Readonly<Record<string, (place: Place) => string>> = {
  EADDRINUSE: ({ HOST, PORT }) =>
    `Port ${PORT} on ${HOST} is already in use. Stop the program that holds it, or choose another: PORT=${PORT + 1} npm start`,
  EADDRNOTAVAIL: ({ HOST }) =>
    `This machine has no address ${HOST}. Set HOST to one of its own, or to 0.0.0.0 for all.`,
  ENOTFOUND: ({ HOST }) => `The address ${HOST} is not known. Check HOST.`,
  EACCES: ({ DATA_DIR, PORT }) =>
    PORT < 1024
      ? `No permission for port ${PORT} or the folder ${DATA_DIR}. Choose a PORT of 1024 or more, and a writable DATA_DIR.`
      : `No permission to write in ${DATA_DIR}. Make the folder writable for this user, or set DATA_DIR to another.`,
  EPERM: ({ DATA_DIR }) =>
    `No permission to write in ${DATA_DIR}. Make the folder writable, or set DATA_DIR to another.`,
  EROFS: ({ DATA_DIR }) => `${DATA_DIR} is on a read-only disk. Set DATA_DIR to a folder that can be written.`,
  ENOSPC: ({ DATA_DIR }) => `The disk of ${DATA_DIR} is full. Make room and start again.`,
  ENOTDIR: ({ DATA_DIR }) => `${DATA_DIR} is not a folder. Set DATA_DIR to a folder.`,
  EEXIST: ({ DATA_DIR }) => `${DATA_DIR} is not a folder. Set DATA_DIR to a folder.`,
};

/** SQLSTATEs of a refused connection, with what to do about them. */
const connectionAdvice: readonly (readonly [RegExp, string])[] = [
  [/^28/, 'Check the user and password in DATABASE_URL.'],
  [/^3D000/, 'Create the database, or correct its name in DATABASE_URL.'],
  [/^08/, 'Check DATABASE_URL, and that PostgreSQL is running and reachable.'],
  [/^53300/, 'Lower DATABASE_POOL, or raise max_connections of PostgreSQL.'],
];

/** Why the server could not start, for the person starting it: what happened and what to do, without a stack. */
export function explainStartFailure(error: unknown, place: Place | null): string {
  if (!(error instanceof Error)) return `Shortlist could not start: ${String(error)}`;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (place?.DATABASE_URL && error instanceof DatabaseError) {
    const advice = connectionAdvice.find(([pattern]) => pattern.test(code))?.[1] ?? '';
    return `The database at ${presentDatabase(place.DATABASE_URL)} cannot be used: ${error.message}. ${advice}`.trim();
  }
  return (place && systemCodes[code]?.(place)) ?? error.message;
}

/** Host and database of a connection URL, never its password. */
function presentDatabase(databaseUrl: string): string {
  const url = URL.parse(databaseUrl);
  return url ? `${url.host}${url.pathname}` : 'DATABASE_URL';
}
