import { expect } from 'vitest';
import { anonymous, DENIED, describePolicies, rowsOf, service } from '../testing/describe-policies.ts';

const ADD = 'insert into confirmations (subject, is_true, statement) values ($1, true, $2)';

describePolicies('confirmations', (when) => {
  when('an answer replaces an earlier one, in upper or lower case', async ({ session, owner }) => {
    const answer = `insert into confirmations (user_id, subject, is_true) values ($1, $2, $3)
      on conflict (user_id, subject) do update set is_true = excluded.is_true`;
    await session.become(owner.caller);
    await session.query(answer, [owner.id, 'kubernetes', 'true']);
    await session.query(answer, [owner.id, 'Kubernetes', 'false']);
    await session.query(answer, [owner.id, 'Kubernetes', 'false']);
    expect(await rowsOf(session, 'select subject, is_true from confirmations')).toEqual([
      { subject: 'Kubernetes', is_true: false },
    ]);
  });

  when('a person adds, reads, changes and deletes their own', async ({ session, owner }) => {
    await session.become(owner.caller);
    expect(await session.query(ADD, ['Terraform', 'At Fern, 2021'])).toMatchObject({ rowCount: 1 });
    expect(await rowsOf(session, 'select subject, user_id from confirmations')).toEqual([
      { subject: 'Terraform', user_id: owner.id },
    ]);
    expect(await session.query('update confirmations set is_true = false')).toMatchObject({ rowCount: 1 });
    expect(await session.query('delete from confirmations')).toMatchObject({ rowCount: 1 });
  });

  when('nobody else sees or touches them, not even an admin', async ({ session, owner, stranger, admin }) => {
    await session.become(owner.caller);
    await session.query(ADD, ['Terraform', null]);
    for (const { caller } of [stranger, admin]) {
      await session.become(caller);
      expect(await rowsOf(session, 'select * from confirmations')).toEqual([]);
      expect(await session.query('update confirmations set is_true = false')).toMatchObject({ rowCount: 0 });
      expect(await session.query('delete from confirmations')).toMatchObject({ rowCount: 0 });
      const forOwner = 'insert into confirmations (user_id, subject, is_true) values ($1, $2, true)';
      expect(await session.attempt(forOwner, [owner.id, 'Java'])).toBe(DENIED);
    }
    await session.become(anonymous);
    expect(await session.attempt('select * from confirmations')).toBe(DENIED);
    expect(await session.attempt(ADD, ['Java', null])).toBe(DENIED);
  });

  when('a subject has one answer', async ({ session, owner, stranger }) => {
    await session.become(owner.caller);
    await session.query(ADD, ['Terraform', null]);
    expect(await session.attempt(ADD, ['Terraform', 'again'])).toBe('23505');
    await session.become(stranger.caller);
    expect(await session.query(ADD, ['Terraform', null])).toMatchObject({ rowCount: 1 });
  });

  when('an answer may be about a line of the resume, and is taken back with it', async ({ session, owner }) => {
    const about = 'insert into confirmations (subject, is_true, line) values ($1, true, $2)';
    await session.become(owner.caller);
    await session.query(about, ['patient assessment', 'Checked twelve patients head to toe every shift']);
    expect(await session.query('update confirmations set line = $1', ['Checked twelve patients'])).toMatchObject({
      rowCount: 1,
    });
    expect(await rowsOf(session, 'select subject, line from confirmations')).toEqual([
      { subject: 'patient assessment', line: 'Checked twelve patients' },
    ]);
    expect(await session.attempt(about, ['triage', ''])).toBe('23514');
    expect(await session.attempt(about, ['triage', 'x'.repeat(2001)])).toBe('23514');
    expect(await session.query('delete from confirmations')).toMatchObject({ rowCount: 1 });
  });

  when('they are deleted with the person', async ({ session, owner }) => {
    await session.become(owner.caller);
    await session.query(ADD, ['Terraform', null]);
    await session.become({ role: 'auth_admin', claims: {} });
    await session.query('delete from auth.users where id = $1', [owner.id]);
    await session.become(service);
    expect(await rowsOf(session, 'select * from confirmations')).toEqual([]);
  });
});
