import { expect } from 'vitest';
import { buildResume, type Person } from '../testing/build.ts';
import { DENIED, describePolicies, rowsOf, service } from '../testing/describe-policies.ts';
import type { TestSession } from '../testing/rolled-back.ts';

const authAdmin = { role: 'auth_admin', claims: {} } as const;

async function addFactor(session: TestSession, { id }: Person, status: string): Promise<void> {
  await session.become(authAdmin);
  await session.query(
    `insert into auth.factors (user_id, factor_type, sealed_secret, status) values ($1, 'totp', 'x', $2)`,
    [id, status],
  );
}

const raised = ({ id }: Person) => ({ role: 'authenticated', claims: { sub: id, aal: 'aal2' } }) as const;
const INSERT = `insert into resumes (resume_text, job_description, match_score) values ('r', 'j', 50)`;

describePolicies('a second factor', (when) => {
  when('keeps a session without it out of all the person’s tables', async ({ session, owner }) => {
    await buildResume(session, owner);
    await addFactor(session, owner, 'verified');
    await session.become({ role: 'authenticated', claims: { sub: owner.id, aal: 'aal1' } });
    for (const table of ['profiles', 'resumes', 'confirmations', 'subscriptions', 'scan_usage']) {
      expect(await rowsOf(session, `select * from ${table}`), table).toEqual([]);
    }
    expect(await session.attempt(INSERT)).toBe(DENIED);
    expect(await session.query('update profiles set name = $1', ['Eve'])).toMatchObject({ rowCount: 0 });
    expect(await session.query('delete from resumes')).toMatchObject({ rowCount: 0 });
  });

  when('opens them once it is given', async ({ session, owner }) => {
    const resume = await buildResume(session, owner);
    await addFactor(session, owner, 'verified');
    await session.become(raised(owner));
    expect(await rowsOf(session, 'select id from resumes')).toEqual([{ id: resume }]);
    expect(await session.query(INSERT)).toMatchObject({ rowCount: 1 });
  });

  when('that is not verified yet keeps nobody out', async ({ session, owner }) => {
    const resume = await buildResume(session, owner);
    await addFactor(session, owner, 'unverified');
    await session.become(owner.caller);
    expect(await rowsOf(session, 'select id from resumes')).toEqual([{ id: resume }]);
  });

  when('of one person does not affect another', async ({ session, owner, stranger }) => {
    const resume = await buildResume(session, stranger);
    await addFactor(session, owner, 'verified');
    await session.become(stranger.caller);
    expect(await rowsOf(session, 'select id from resumes')).toEqual([{ id: resume }]);
  });

  when('of an admin is required for what admins see', async ({ session, owner, admin }) => {
    await buildResume(session, owner);
    await addFactor(session, admin, 'verified');
    await session.become(admin.caller);
    for (const table of ['profiles', 'user_roles', 'resumes', 'system_settings', 'audit_logs']) {
      expect(await rowsOf(session, `select * from ${table}`), table).toEqual([]);
    }
    await session.become(raised(admin));
    expect((await rowsOf(session, 'select id from resumes')).length).toBe(1);
    await session.become(service);
    expect((await rowsOf(session, 'select id from resumes')).length).toBe(1);
  });
});
