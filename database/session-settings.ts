import type { Statement } from './database.ts';

/** How long one statement may run, in milliseconds. No page waits longer, and a runaway statement must not hold a connection. */
export const STATEMENT_LIMIT = 30_000;

/** What values as text depend on, wherever the database was set up, and the limits; for the session, or for one transaction. */
function settings(isLocal: boolean): Statement {
  return {
    sql: `select set_config('timezone', 'UTC', $3), set_config('datestyle', 'ISO', $3),
          set_config('client_encoding', 'UTF8', $3), set_config('statement_timeout', $1, $3),
          set_config('idle_in_transaction_session_timeout', $2, $3)`,
    params: [STATEMENT_LIMIT, 2 * STATEMENT_LIMIT, isLocal],
  };
}

/** What every connection starts with. */
export const startSession = settings(false);

/** What every transaction starts with behind a pooler, where a session's settings are lost with its server connection. */
export const startTransaction = settings(true);

/** Which process of the server answers, and whether it can be written to. */
export const readServer: Statement = {
  sql: `select pg_backend_pid() as backend,
          pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as is_read_only`,
};
