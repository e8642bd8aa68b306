import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type FunctionError, functionErrorCodes } from '#contract/function-error.ts';
import { DatabaseError } from '#database/database.ts';
import type { AppContext } from './context.ts';

/** The four shapes an error can have: the three protocols', and the web's own. */
export type Protocol = 'auth' | 'rest' | 'functions' | 'web';

interface Kind {
  status: ContentfulStatusCode;
  /** Stable code in each protocol. PGRST codes: contract P113; auth codes: its code table. */
  functions: string;
  rest: string;
  auth: string;
}

/** Every error the server itself raises (the database's own pass through /rest/v1 by its table). */
const catalogue = {
  invalidInput: { status: 400, functions: functionErrorCodes.invalidInput, rest: 'PGRST102', auth: 'bad_json' },
  tooLarge: { status: 413, functions: functionErrorCodes.tooLarge, rest: 'PGRST102', auth: 'request_entity_too_large' },
  notAuthenticated: {
    status: 401,
    functions: functionErrorCodes.notAuthenticated,
    rest: 'PGRST302',
    auth: 'no_authorization',
  },
  /** The token cannot be read or its signature is not ours. */
  tokenInvalid: { status: 401, functions: functionErrorCodes.notAuthenticated, rest: 'PGRST301', auth: 'bad_jwt' },
  /** The token is ours, but its claims are not valid (expired, not yet valid, no such role). */
  tokenRefused: { status: 401, functions: functionErrorCodes.notAuthenticated, rest: 'PGRST303', auth: 'bad_jwt' },
  /** The account has a second factor that this session has not passed. The same code everywhere. */
  insufficientAal: {
    status: 403,
    functions: functionErrorCodes.insufficientAal,
    rest: functionErrorCodes.insufficientAal,
    auth: 'insufficient_aal',
  },
  /** A file that cannot be read, or only in part; `details` says why. */
  documentRefused: {
    status: 422,
    functions: functionErrorCodes.documentRefused,
    rest: 'PGRSTX00',
    auth: 'validation_failed',
  },
  forbidden: { status: 403, functions: 'FORBIDDEN', rest: 'PGRSTX00', auth: 'insufficient_aal' },
  notFound: { status: 404, functions: 'NOT_FOUND', rest: 'PGRST125', auth: 'validation_failed' },
  methodNotAllowed: { status: 405, functions: 'METHOD_NOT_ALLOWED', rest: 'PGRST117', auth: 'validation_failed' },
  conflict: { status: 409, functions: 'CONFLICT', rest: 'PGRSTX00', auth: 'conflict' },
  scanLimit: {
    status: 429,
    functions: functionErrorCodes.scanLimit,
    rest: 'PGRSTX00',
    auth: 'over_request_rate_limit',
  },
  /** One person or IP sent more than allowed, at once or in a period. */
  tooManyRequests: {
    status: 429,
    functions: functionErrorCodes.tooManyRequests,
    rest: 'PT429',
    auth: 'over_request_rate_limit',
  },
  /** The body took too long to arrive. */
  tooSlow: { status: 408, functions: 'TOO_SLOW', rest: 'PGRSTX00', auth: 'request_timeout' },
  /** Nobody reads this answer; its status is for the log. */
  clientGone: { status: 408, functions: 'CLIENT_GONE', rest: 'PGRSTX00', auth: 'request_timeout' },
  /** The language model could not be reached, or answered nothing usable. */
  aiUnavailable: {
    status: 502,
    functions: functionErrorCodes.aiUnavailable,
    rest: 'PGRSTX00',
    auth: 'unexpected_failure',
  },
  aiInvalid: { status: 502, functions: functionErrorCodes.aiInvalid, rest: 'PGRSTX00', auth: 'unexpected_failure' },
  noCustomer: { status: 404, functions: functionErrorCodes.noCustomer, rest: 'PGRSTX00', auth: 'validation_failed' },
  notConfigured: {
    status: 503,
    functions: functionErrorCodes.notConfigured,
    rest: 'PGRSTX00',
    auth: 'unexpected_failure',
  },
  /** The payment provider could not be reached. */
  paymentUnavailable: {
    status: 502,
    functions: functionErrorCodes.paymentUnavailable,
    rest: 'PGRSTX00',
    auth: 'unexpected_failure',
  },
  /** Closed to everybody but administrators. */
  maintenance: { status: 503, functions: functionErrorCodes.maintenance, rest: 'PGRSTX00', auth: 'unexpected_failure' },
  unavailable: { status: 503, functions: functionErrorCodes.unavailable, rest: 'PGRST001', auth: 'unexpected_failure' },
  unexpected: { status: 500, functions: functionErrorCodes.unexpected, rest: 'PGRSTX00', auth: 'unexpected_failure' },
} as const satisfies Record<string, Kind>;

export type ErrorKind = keyof typeof catalogue;

/** An error with an answer. `message` is a sentence for the person: what happened and what to do. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly kind: ErrorKind;
  readonly status: ContentfulStatusCode;
  readonly details: string | null;
  /** The daily limit, when `kind` is `scanLimit`. */
  readonly scanLimit: number | null;
  /** The analysis failed after its scan was counted. */
  readonly scanUsed: boolean;

  /** Seconds after which the same request may succeed, if known. */
  readonly retryAfter: number | null;

  constructor(
    kind: ErrorKind,
    message: string,
    options: ErrorOptions & { details?: string; scanLimit?: number; scanUsed?: boolean; retryAfter?: number } = {},
  ) {
    super(message, options);
    this.kind = kind;
    this.status = catalogue[kind].status;
    this.details = options.details ?? null;
    this.scanLimit = options.scanLimit ?? null;
    this.scanUsed = options.scanUsed ?? false;
    this.retryAfter = options.retryAfter ?? (kind === 'unavailable' ? RETRY_AFTER_SECONDS : null);
  }
}

/** Seconds a client should wait before it tries again when the database is away: about as long as a restart takes. */
export const RETRY_AFTER_SECONDS = 5;

/** Out of disk, memory or connections, shut down or cancelled by an administrator, or out of time. */
const awayCodes = /^(53|57014|57P0[1-3])/;

/** Whether the database could not be reached, had no room or ended the statement, so that the same request may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  return error instanceof DatabaseError && (error.isLost || awayCodes.test(error.code));
}

export const awayMessage = 'The database cannot be reached at the moment. Nothing was lost; please try again shortly.';
const unexpectedMessage = 'Something went wrong on our side. Please try again.';

/** Refusals that the database words for people; the SQLSTATE gives the status (contract rest P107). */
const refusals: ReadonlyMap<string, ErrorKind> = new Map([
  ['PT403', 'forbidden'],
  ['PT404', 'notFound'],
  ['PT409', 'conflict'],
  ['PT422', 'invalidInput'],
]);

/** Any thrown value as an error with an answer; unknown ones keep their internals in `cause`, for the log only. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const refusal = error instanceof DatabaseError ? refusals.get(error.code) : undefined;
  if (refusal && error instanceof Error) return new AppError(refusal, error.message, { cause: error });
  return isDatabaseAway(error)
    ? new AppError('unavailable', awayMessage, { cause: error })
    : new AppError('unexpected', unexpectedMessage, { cause: error });
}

type Present = (c: Context<AppContext>, error: AppError) => Response;

const presenters: Readonly<Record<Protocol, Present>> = {
  auth: presentAuthError,
  rest: presentRestError,
  functions: presentFunctionError,
  web: (c, error) => c.json({ error: error.message }, error.status),
};

/** An error's answer in the shape that its protocol's clients read. Errors of status 500 and more are logged with their cause. */
export function answerError(c: Context<AppContext>, protocol: Protocol, thrown: unknown): Response {
  // Whatever a request throws after its client has hung up is caused by that.
  const isGone = c.req.raw.signal.aborted;
  const error = isGone ? new AppError('clientGone', 'The client hung up.', { cause: thrown }) : toAppError(thrown);
  // That somebody closed the product is no failure.
  if (error.status >= 500 && error.kind !== 'maintenance')
    c.get('log').error({ err: error.cause ?? error }, error.message);
  if (error.retryAfter !== null) c.header('Retry-After', String(error.retryAfter));
  return presenters[protocol](c, error);
}

/** Tells Supabase's clients that the gateway refused a call before the function saw it. */
export const RELAY_ERROR = 'x-relay-error';

/** The request's id finds our own faults in the log. */
function detailsOf(c: Context<AppContext>, error: AppError): string | null {
  return error.details ?? (error.kind === 'unexpected' ? `Request id: ${c.get('requestId')}` : null);
}

function presentFunctionError(c: Context<AppContext>, error: AppError): Response {
  // A refused token: the function was not reached.
  if (error.kind === 'tokenInvalid' || error.kind === 'tokenRefused') c.header(RELAY_ERROR, 'true');
  return c.json(toFunctionError(c, error), error.status);
}

/** Any thrown value as the body of a function's error, for an answer that has already begun. */
export function toFunctionError(c: Context<AppContext>, thrown: unknown): FunctionError {
  const error = toAppError(thrown);
  const details = detailsOf(c, error);
  return {
    error: error.message,
    code: catalogue[error.kind].functions,
    ...(details === null ? {} : { details }),
    ...(error.scanLimit === null ? {} : { scanLimit: error.scanLimit }),
    ...(error.scanUsed ? { scanUsed: true } : {}),
  };
}

/** Contract rest P110, and P14 for tokens. */
function presentRestError(c: Context<AppContext>, error: AppError): Response {
  if (error.kind === 'tokenInvalid' || error.kind === 'tokenRefused') {
    c.header('WWW-Authenticate', `Bearer error="invalid_token", error_description="${error.message}"`);
  }
  const body = { code: catalogue[error.kind].rest, message: error.message, details: detailsOf(c, error), hint: null };
  return c.body(JSON.stringify(body), error.status, { 'Content-Type': 'application/json; charset=utf-8' });
}

/** Contract auth E1: clients that name an API version of 2024 or later read `code`, older ones `error_code` and `msg`. */
function presentAuthError(c: Context<AppContext>, error: AppError): Response {
  const code = catalogue[error.kind].auth;
  c.header('x-sb-error-code', code);
  if (Date.parse(c.req.header('X-Supabase-Api-Version') ?? '') >= Date.parse('2024-01-01')) {
    c.header('X-Supabase-Api-Version', '2024-01-01');
    return c.json({ code, message: error.message }, error.status);
  }
  const errorId = error.status >= 500 ? { error_id: c.get('requestId') } : {};
  return c.json({ code: error.status, error_code: code, msg: error.message, ...errorId }, error.status);
}
