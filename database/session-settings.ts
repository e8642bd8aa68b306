import type { Statement } from './database.ts';

/** How long one statement may run, in milliseconds. No page waits longer, and a runaway statement must not hold a connection. */
export const STATEMENT_LIMIT = 30_000;

/** What every connection starts with, so that values as text never depend on where the database was set up. */
export const startSession: Statement = {
  sql: `select set_config('timezone', 'UTC', false), set_config('datestyle', 'ISO', false),
          set_config('client_encoding', 'UTF8', false), set_config('statement_timeout', $1, false),
          set_config('idle_in_transaction_session_timeout', $2, false)`,
  params: [STATEMENT_LIMIT, 2 * STATEMENT_LIMIT],
};
