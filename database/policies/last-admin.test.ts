import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { asUser, asUserBatch } from '../as-user.ts';
import { callerOf } from '../testing/build.ts';
import { describeEachDatabase } from '../testing/describe-each-database.ts';

const GRANT = `insert into public.user_roles (user_id, role) values ($1, 'admin') on conflict do nothing`;
const service = { role: 'service_role', claims: {} } as const;
const authAdmin = { role: 'auth_admin', claims: {} } as const;

describeEachDatabase('two administrators at once', (getDatabase) => {
  async function makeAdmins(): Promise<[string, string]> {
    const ids: [string, string] = [randomUUID(), randomUUID()];
    for (const id of ids) {
      await asUserBatch(getDatabase(), authAdmin, [
        { sql: 'insert into auth.users (id, email) values ($1, $2)', params: [id, `${id}@mail.example`] },
      ]);
      await asUserBatch(getDatabase(), service, [{ sql: GRANT, params: [id] }]);
    }
    return ids;
  }

  async function countAdmins(): Promise<number> {
    const [found] = await asUserBatch(getDatabase(), service, [
      { sql: `select count(*)::integer as count from public.user_roles where role = 'admin'` },
    ]);
    return Number(found?.rows[0]?.count);
  }

  const removeRole = (actor: string, person: string) =>
    asUser(getDatabase(), callerOf(actor), (session) =>
      session.query('delete from public.user_roles where user_id = $1', [person]),
    );
  const removeAccount = (person: string) =>
    asUserBatch(getDatabase(), authAdmin, [{ sql: 'delete from auth.users where id = $1', params: [person] }]);

  test('who remove each other leave one', async () => {
    const [ada, ben] = await makeAdmins();
    for (let round = 0; round < 10; round += 1) {
      for (const id of [ada, ben]) await asUserBatch(getDatabase(), service, [{ sql: GRANT, params: [id] }]);
      await Promise.allSettled([removeRole(ada, ben), removeRole(ben, ada)]);
      expect(await countAdmins()).toBe(1);
    }
  });

  test('who delete their accounts leave one', async () => {
    for (let round = 0; round < 5; round += 1) {
      const pair = await makeAdmins();
      const others = await asUserBatch(getDatabase(), service, [
        { sql: 'delete from public.user_roles where not user_id = any($1::uuid[])', params: [`{${pair.join(',')}}`] },
      ]);
      expect(others).toHaveLength(1);
      const outcomes = await Promise.allSettled(pair.map(removeAccount));
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await countAdmins()).toBe(1);
    }
  });
});
