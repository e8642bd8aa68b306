import { expect } from 'vitest';
import { buildSubscription } from '../testing/build.ts';
import { anonymous, DENIED, describePolicies, rowsOf, service } from '../testing/describe-policies.ts';

const UPGRADE = `insert into subscriptions (user_id, plan_type) values ($1, 'premium')`;

describePolicies('subscriptions', (when) => {
  when('a person reads their own, and a stranger none of it', async ({ session, owner, stranger }) => {
    await buildSubscription(session, owner);
    await session.become(owner.caller);
    expect(await rowsOf(session, 'select plan_type from subscriptions')).toEqual([{ plan_type: 'premium' }]);
    await session.become(stranger.caller);
    expect(await rowsOf(session, 'select * from subscriptions')).toEqual([]);
  });

  when('nobody gives themselves a plan, not even an admin', async ({ session, owner, admin }) => {
    await buildSubscription(session, owner, { plan: 'free' });
    for (const { id, caller } of [owner, admin]) {
      await session.become(caller);
      expect(await session.attempt(UPGRADE, [id])).toBe(DENIED);
      expect(await session.attempt(`update subscriptions set plan_type = 'premium'`)).toBe(DENIED);
      expect(await session.attempt('delete from subscriptions')).toBe(DENIED);
    }
  });

  when('an admin counts the active ones', async ({ session, owner, stranger, admin }) => {
    await buildSubscription(session, owner);
    await buildSubscription(session, stranger, { status: 'canceled' });
    await session.become(admin.caller);
    const count = `select count(*)::integer as active from subscriptions where status = 'active'`;
    expect(await rowsOf(session, count)).toEqual([{ active: 1 }]);
  });

  when('nobody without a sign-in sees any', async ({ session, owner }) => {
    await session.become(anonymous);
    expect(await session.attempt('select * from subscriptions')).toBe(DENIED);
    expect(await session.attempt(UPGRADE, [owner.id])).toBe(DENIED);
  });

  when('the service role writes them: one per person, with an existing plan', async ({ session, owner, stranger }) => {
    await buildSubscription(session, owner);
    expect(await session.attempt(UPGRADE, [owner.id])).toBe('23505');
    const unknown = `insert into subscriptions (user_id, plan_type) values ($1, 'gold')`;
    expect(await session.attempt(unknown, [stranger.id])).toBe('23514');
    await session.become(service);
    expect(await session.query(`update subscriptions set status = 'canceled'`)).toMatchObject({ rowCount: 1 });
    expect(await session.query('delete from subscriptions')).toMatchObject({ rowCount: 1 });
  });
});
