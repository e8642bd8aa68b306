import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asUser } from '#database/as-user.ts';
import { PostgresqlDatabase } from '#database/postgresql.ts';
import { type Replicated, startReplicated } from '#database/testing/start-replicated.ts';
import type { Keys } from '../keys.ts';
import { createTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { createStandbyReads } from './standby-reads.ts';

const servers = await startReplicated().catch((error: unknown) => {
  process.stderr.write(`NOT RUN: reading from a standby needs PostgreSQL's own programs: ${error}\n`);
  return null;
});

const quiet = { warn: () => {} };

/** A process of the product: the primary to write to, the standby to read from, and who answered its reads. */
async function startProcess(
  { primary, standby, urlAt }: Replicated,
  { mostLag = 60_000, keys }: { mostLag?: number; keys?: Keys },
) {
  const database = new PostgresqlDatabase({ url: urlAt(primary), poolSize: 3 });
  const copy = new PostgresqlDatabase({ url: urlAt(standby), poolSize: 3, isStandby: true, times: { connect: 1_000 } });
  const answered: string[] = [];
  const reads = await createStandbyReads({
    primary: database,
    standby: copy,
    log: quiet,
    onRead: (from) => void answered.push(from),
    times: { look: 20, mostLag },
  });
  const product = await createTestApp(database, { reads, ...(keys ? { keys } : {}) });
  const close = async (): Promise<void> => {
    await product.close();
    await reads.close();
    await database.close();
  };
  return { product, database, answered, close };
}

describe.skipIf(servers === null)('reading from a standby', () => {
  const processes: Awaited<ReturnType<typeof startProcess>>[] = [];
  const titlesOf = async (product: TestApp, { accessToken: token }: TestPerson) => {
    const answer = await product.send('/rest/v1/resumes?select=job_title', { token });
    expect(answer.status).toBe(200);
    return answer.text();
  };
  const save = async (product: TestApp, { accessToken: token }: TestPerson, title: string) => {
    const body = { job_title: title, resume_text: 'x', job_description: 'y', match_score: 1 };
    expect((await product.send('/rest/v1/resumes', { token, body })).status).toBe(201);
  };
  const replicated = (): Replicated => {
    if (servers === null) throw new Error('The tests are skipped then.');
    return servers;
  };
  const start = async (more: { mostLag?: number } = {}) => {
    const keys = processes[0]?.product.services.keys;
    const started = await startProcess(replicated(), { ...more, ...(keys ? { keys } : {}) });
    processes.push(started);
    return started;
  };
  /** Everything that was written so far has reached the standby, and this process knows it. */
  const untilFromStandby = ({ product, answered }: (typeof processes)[number], person: TestPerson) =>
    expect
      .poll(async () => {
        await titlesOf(product, person);
        return answered.at(-1);
      })
      .toBe('standby');

  let one: (typeof processes)[number];
  let other: (typeof processes)[number];
  let ada: TestPerson;
  let grace: TestPerson;
  beforeAll(async () => {
    if (servers === null) return;
    [one, other] = [await start(), await start()];
    ada = await one.product.signUp('ada@mail.example');
    grace = await one.product.signUp('grace@mail.example');
    await asUser(one.database, { role: 'service_role', claims: {} }, (session) =>
      session.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [grace.id]),
    );
  });
  afterAll(async () => {
    for (const { close } of processes) await close();
    await servers?.stop();
  });

  test('shows people what they have just written, in every process, while others go on reading there', async () => {
    await untilFromStandby(other, ada);
    await untilFromStandby(other, grace);
    await replicated().setReplaying(false);
    await save(one.product, ada, 'Baker');
    expect(await titlesOf(other.product, ada)).toContain('Baker');
    expect(other.answered.at(-1)).toBe('primary');
    expect(await titlesOf(other.product, grace)).toBe('[]');
    expect(other.answered.at(-1)).toBe('standby');
    await replicated().setReplaying(true);
    await untilFromStandby(other, ada);
    expect(await titlesOf(other.product, ada)).toContain('Baker');
  });

  test('shows the profile of an account just made, and a name just changed', async () => {
    await replicated().setReplaying(false);
    const linus = await one.product.signUp('linus@mail.example');
    const profile = async () => {
      const answer = await other.product.send(`/rest/v1/profiles?select=email,name&id=eq.${linus.id}`, {
        token: linus.accessToken,
      });
      return answer.json();
    };
    expect(await profile()).toMatchObject([{ email: 'linus@mail.example' }]);
    const { accessToken: token } = linus;
    await one.product.send(`/rest/v1/profiles?id=eq.${linus.id}`, { token, method: 'PATCH', body: { name: 'Linus' } });
    expect(await profile()).toMatchObject([{ name: 'Linus' }]);
    await replicated().setReplaying(true);
  });

  test('answers the lists of administrators, and those after a change of theirs at the primary', async () => {
    const { accessToken: token } = grace;
    const list = () => other.product.send('/rest/v1/rpc/admin_users', { token, body: { search: 'ada' } });
    await untilFromStandby(other, grace);
    expect(await (await list()).json()).toMatchObject([{ email: 'ada@mail.example', is_admin: false }]);
    expect(other.answered.at(-1)).toBe('standby');
    await replicated().setReplaying(false);
    const body = { user_id: ada.id, role: 'admin' };
    expect((await one.product.send('/rest/v1/user_roles', { token, body })).status).toBe(201);
    expect(await (await list()).json()).toMatchObject([{ email: 'ada@mail.example', is_admin: true }]);
    expect(other.answered.at(-1)).toBe('primary');
    await replicated().setReplaying(true);
  });

  test('a write within a read is refused as without a standby, and spoils nothing', async () => {
    await untilFromStandby(other, ada);
    const { accessToken: token } = grace;
    const refused = await other.product.send('/rest/v1/rpc/log_admin_action?action=a&entity_type=b', { token });
    expect(refused.status).toBe(405);
    await untilFromStandby(other, ada);
  });

  test('one that is far behind is not read from until it has caught up', async () => {
    const strict = await start({ mostLag: 100 });
    await untilFromStandby(strict, grace);
    await replicated().setReplaying(false);
    await save(one.product, ada, 'Miller');
    await expect
      .poll(async () => {
        await titlesOf(strict.product, grace);
        return strict.answered.at(-1);
      })
      .toBe('primary');
    await replicated().setReplaying(true);
    await untilFromStandby(strict, grace);
  });

  // Last: it does not come back.
  test('one that is gone costs no answer', async () => {
    await untilFromStandby(other, grace);
    await replicated().standby.stop();
    const answers = Array.from({ length: 10 }, () => titlesOf(other.product, ada));
    for (const titles of await Promise.all(answers)) expect(titles).toContain('Baker');
    expect(other.answered.at(-1)).toBe('primary');
  });
});
