import { rowsOf, type Scene } from './describe-policies.ts';

/** The entries that triggers wrote, except those from creating the test's own administrators. */
export async function auditEntries({ session, admin }: Scene): Promise<object[]> {
  await session.become(admin.caller);
  return rowsOf(
    session,
    `select user_id = $1 as is_own, action, entity_type, details::text, ip_address from audit_logs
     where user_id <> '00000000-0000-0000-0000-000000000000' order by created_at, action`,
    [admin.id],
  );
}
