import { expect } from 'vitest';
import { DENIED, describePolicies, rowsOf, service } from '../testing/describe-policies.ts';
import type { TestSession } from '../testing/rolled-back.ts';

const SAVE = `insert into resumes (job_title, resume_text, job_description, match_score)
  select 'Nurse', repeat('é', $1), 'Wanted', 50 from generate_series(1, $2)`;
const ANSWER = `insert into confirmations (subject, is_true) select 'skill ' || at, true from generate_series(1, $1) at`;

async function limit(session: TestSession, rows: number, megabytes: number): Promise<void> {
  await session.become(service);
  await session.query(`update system_settings set value = $1 where key = 'kept_limits'`, [
    JSON.stringify({ rows, megabytes }),
  ]);
}

describePolicies('what one person keeps', (when) => {
  const kept = async (session: TestSession, id: string) => {
    await session.become(service);
    return (await rowsOf(session, 'select rows, bytes from private.kept where user_id = $1', [id]))[0];
  };

  when('is counted with every write, in rows and bytes', async ({ session, owner, stranger }) => {
    await session.become(owner.caller);
    await session.query(SAVE, [10, 3]);
    await session.query(ANSWER, [2]);
    // Three of 5 + 20 + 6 bytes and two brackets, and two of 7.
    expect(await kept(session, owner.id)).toEqual({ rows: '5', bytes: '113' });
    await session.become(owner.caller);
    await session.query(`update resumes set resume_text = 'e'`);
    expect(await kept(session, owner.id)).toEqual({ rows: '5', bytes: '56' });
    await session.become(owner.caller);
    await session.query('delete from resumes');
    await session.query('delete from confirmations');
    expect(await kept(session, owner.id)).toEqual({ rows: '0', bytes: '0' });
    expect(await kept(session, stranger.id)).toBeUndefined();
  });

  when('has a limit of rows, analyses and answers together, which an administrator sets', async (scene) => {
    const { session, owner } = scene;
    await limit(session, 4, 1000);
    await session.become(owner.caller);
    await session.query(SAVE, [10, 2]);
    await session.query(ANSWER, [2]);
    expect(await session.attempt(SAVE, [10, 1])).toBe('PT403');
    await expect(session.query(SAVE, [10, 1])).rejects.toThrow(
      'You can keep 4 saved analyses and answers, and this would be more. Delete some, then save again.',
    );
  });

  when('may be changed and deleted at the limit, and deleting makes room again', async ({ session, owner }) => {
    await limit(session, 2, 1000);
    await session.become(owner.caller);
    await session.query(SAVE, [10, 2]);
    await limit(session, 1, 1000);
    await session.become(owner.caller);
    expect(await session.attempt(`update resumes set job_title = 'A longer title'`)).toMatchObject({
      rowCount: expect.any(Number),
    });
    await session.query('delete from resumes');
    expect(await session.attempt(SAVE, [10, 1])).toMatchObject({ rowCount: expect.any(Number) });
  });

  when('has a limit in megabytes', async ({ session, owner }) => {
    await limit(session, 100, 1);
    await session.become(owner.caller);
    await session.query(SAVE, [100_000, 4]);
    expect(await session.attempt(SAVE, [100_000, 1])).toBe('PT403');
    expect(await session.attempt(`update resumes set job_description = repeat('é', 50000)`)).toBe('PT403');
  });

  when('does not count for anybody else, and the service key has no limit', async ({ session, owner, stranger }) => {
    await limit(session, 1, 1000);
    await session.become(owner.caller);
    await session.query(SAVE, [10, 1]);
    await session.become(stranger.caller);
    expect(await session.attempt(SAVE, [10, 1])).toMatchObject({ rowCount: expect.any(Number) });
    await session.become(service);
    const seed = `insert into resumes (user_id, resume_text, job_description, match_score) values ($1, 'a', 'b', 1)`;
    expect(await session.attempt(seed, [owner.id])).toMatchObject({ rowCount: expect.any(Number) });
  });

  when('is at least 20,000 rows where the setting is missing or cannot be read', async ({ session, owner }) => {
    await session.become(service);
    await session.query(`delete from system_settings where key = 'kept_limits'`);
    await session.become(owner.caller);
    await session.query(ANSWER, [1000]);
    expect(await kept(session, owner.id)).toMatchObject({ rows: '1000' });
    await session.query('update private.kept set rows = 19999');
    await session.become(owner.caller);
    expect(await session.attempt(SAVE, [1, 1])).toMatchObject({ rowCount: expect.any(Number) });
    expect(await session.attempt(SAVE, [1, 1])).toBe('PT403');
  });

  when('is deleted with the account, and nobody reads or writes the count', async ({ session, owner }) => {
    await session.become(owner.caller);
    await session.query(SAVE, [10, 3]);
    expect(await session.attempt('select * from private.kept')).toBe(DENIED);
    expect(await session.attempt('select private.add_kept($1, -9, -9)', [owner.id])).toBe(DENIED);
    await session.become({ role: 'auth_admin', claims: {} });
    await session.query('delete from auth.users where id = $1', [owner.id]);
    expect(await kept(session, owner.id)).toBeUndefined();
  });
});
