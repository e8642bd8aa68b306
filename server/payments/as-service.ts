import { asUserBatch } from '#database/as-user.ts';
import type { Database, Row, Statement } from '#database/database.ts';

/**
 * Runs the statements as the service role, in one round trip; a person's id in them comes from a verified token or a customer's
 * row.
 */
export async function asService(database: Database, ...statements: Statement[]): Promise<Row[][]> {
  const results = await asUserBatch(database, { role: 'service_role', claims: {} }, statements);
  return results.map(({ rows }) => rows);
}
