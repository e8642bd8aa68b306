import pino, { type DestinationStream, type Logger } from 'pino';

/**
 * The server's log: one JSON object a line. Errors are written by name, message, SQLSTATE and stack only, because a
 * database error's detail repeats the row it is about, and that may be someone's resume.
 */
export function createLog(level: string, stream: DestinationStream): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: presentForLog } },
    stream,
  );
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
