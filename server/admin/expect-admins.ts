import { asUserBatch } from '#database/as-user.ts';
import type { Database } from '#database/database.ts';

/**
 * ADMIN_EMAIL: makes the accounts of exactly these addresses administrators, now or as soon as they are there and confirmed. Who
 * became one stays one when their address is taken out.
 * @param addresses in lower case
 */
export async function expectAdmins(database: Database, addresses: readonly string[]): Promise<void> {
  await asUserBatch(database, { role: 'service_role', claims: {} }, [
    {
      sql: 'select private.expect_admins(array(select jsonb_array_elements_text($1::jsonb)))',
      params: [JSON.stringify(addresses)],
    },
  ]);
}
