import { asUserBatch } from '#database/as-user.ts';
import type { Database } from '#database/database.ts';

const EXPECT = 'select private.expect_admins(array(select jsonb_array_elements_text($1::jsonb)))';

/**
 * ADMIN_EMAIL: makes the accounts with exactly these addresses administrators, now or as soon as they exist and are confirmed.
 * Removing an address later does not revoke the role.
 * @param addresses in lower case
 * @param mayComeLater false if addresses are not verified: whoever signed up first with one of these would become an administrator
 */
export async function expectAdmins(
  database: Database,
  addresses: readonly string[],
  mayComeLater = true,
): Promise<void> {
  const now = { sql: EXPECT, params: [JSON.stringify(addresses)] };
  const later = { sql: EXPECT, params: ['[]'] };
  await asUserBatch(database, { role: 'service_role', claims: {} }, mayComeLater ? [now] : [now, later]);
}
