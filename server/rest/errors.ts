import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { DatabaseError } from '#database/database.ts';
import type { AppContext } from '../context.ts';
import { answerError, awayMessage, RETRY_AFTER_SECONDS } from '../errors.ts';
import { RestError } from './rest-error.ts';

/** P111, in order: the first pattern that matches the SQLSTATE decides. */
const statuses: readonly (readonly [pattern: RegExp, status: ContentfulStatusCode])[] = [
  [/^(08|57P01)/, 503],
  [/^53400/, 500],
  [/^53/, 503],
  [/^(0L|0P|28|42501)/, 403],
  [/^(23503|23505)/, 409],
  [/^25006/, 405],
  [/^(42883|42P01)/, 404],
  [/^(09|25|2D|38|39|3B|40|42P17|54|55|57|F0|HV|XX|21)/, 500],
  [/^P0001/, 400],
  [/^P0/, 500],
];

/** The HTTP status of a database error (P111). `PTnnn` carries its own (P107). */
export function statusOf({ code, message }: DatabaseError, role: string): ContentfulStatusCode {
  if (/^PT\d{3}$/.test(code)) {
    const chosen = Number(code.slice(2));
    return isContentful(chosen) ? chosen : 500;
  }
  // Signing in may give the person the right (P112).
  if (code === '42501' && role === 'anon') return 401;
  if (code === '22023' && /^role ".*" does not exist$/.test(message)) return 401;
  return statuses.find(([pattern]) => pattern.test(code))?.[1] ?? 400;
}

function isContentful(status: number): status is ContentfulStatusCode {
  return status >= 200 && status <= 599 && status !== 204 && status !== 205 && status !== 304;
}

/** Every error of /rest/v1 in the shape of P110; one that is neither the protocol's nor the database's is the server's own. */
export function answerRestError(c: Context<AppContext>, error: unknown): Response {
  if (error instanceof RestError) {
    const { status, code, message, details, hint } = error;
    return answer(c, status, { code, message, details, hint });
  }
  // What a lost connection says is for the log: it names hosts, the login and the database.
  if (!(error instanceof DatabaseError) || error.isLost || isCancelled(error)) return answerError(c, 'rest', error);
  const status = statusOf(error, c.get('identity').role);
  // Not the error itself: its details may quote a row.
  if (status >= 500) c.get('log').error({ sqlstate: error.code, reason: error.message }, 'a statement failed');
  if (status === 503) c.header('Retry-After', String(RETRY_AFTER_SECONDS));
  if (status === 401) c.header('WWW-Authenticate', 'Bearer');
  // What a server without room says names its files.
  if (status === 503) return answer(c, status, { code: error.code, message: awayMessage, details: null, hint: null });
  return answer(c, status, { code: error.code, message: error.message, details: error.detail, hint: error.hint });
}

/** Ended by an administrator of the database, not for taking too long (P111: 500). */
function isCancelled({ code, message }: DatabaseError): boolean {
  return code === '57014' && message.endsWith('due to user request');
}

interface ErrorBody {
  code: string;
  message: string;
  details: string | null;
  hint: string | null;
}

function answer(c: Context<AppContext>, status: ContentfulStatusCode, body: ErrorBody): Response {
  return c.body(JSON.stringify(body), status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Proxy-Status': `PostgREST; error=${body.code}`,
  });
}
