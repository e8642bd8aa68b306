import pino, { type DestinationStream, type Logger } from 'pino';
import type { Failures } from './failures.ts';

/** pino's number of the level error. */
const ERROR = 50;

/**
 * The server's log: one JSON object per line. Errors are written by name, message, SQLSTATE and stack only, because a database
 * error's detail repeats the row it is about, and that may be someone's resume.
 * @param failures told of every line at level error or above
 */
export function createLog(level: string, stream: DestinationStream, failures?: Failures): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: presentForLog },
      hooks: {
        logMethod(args, method, at) {
          const [first, second]: readonly unknown[] = args;
          if (at >= ERROR) failures?.count(thrownIn(first), String(second ?? first));
          method.apply(this, args);
        },
      },
    },
    stream,
  );
}

function thrownIn(logged: unknown): unknown {
  return typeof logged === 'object' && logged !== null && 'err' in logged ? logged.err : logged;
}

interface LoggedError {
  name: string;
  message: string;
  code?: unknown;
  stack?: string | undefined;
  cause?: LoggedError;
}

function presentForLog(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { name: typeof error, message: String(error) };
  return {
    name: error.name,
    message: error.message,
    ...('code' in error ? { code: error.code } : {}),
    stack: error.stack,
    ...(error.cause === undefined ? {} : { cause: presentForLog(error.cause) }),
  };
}
