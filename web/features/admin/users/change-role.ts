import type { DataClient } from '#web/lib/data-client.ts';

/** Makes a person an administrator, or removes the role. Throws what the data client reports, in the database's words. */
export async function changeRole(client: DataClient, userId: string, isAdmin: boolean): Promise<void> {
  const roles = client.from('user_roles');
  const { error } = isAdmin
    ? await roles.insert({ user_id: userId, role: 'admin' })
    : await roles.delete().eq('user_id', userId).eq('role', 'admin');
  if (error) throw error;
}
