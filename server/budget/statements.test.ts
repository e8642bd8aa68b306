import { expect, test } from 'vitest';
import { describeEachDatabase } from '#database/testing/describe-each-database.ts';
import { createStatements } from './statements.ts';

const env = { DATABASE_POOL: 3, DATABASE_STATEMENTS_PER_PERSON: 2 };

describeEachDatabase('the statements of one person', (getDatabase) => {
  test('run a limited number at once and leave other people theirs; all of them are answered', async () => {
    const statements = createStatements(getDatabase(), env);
    const atOnce = getDatabase().engine === 'pglite' ? 1 : 2;
    const order: string[] = [];
    let running = 0;
    let most = 0;
    let open = (): void => {};
    const isFull = new Promise<void>((resolve) => {
      open = resolve;
    });
    const hold = (person: string) =>
      statements(person).transaction(async (session) => {
        order.push(person);
        running += person === 'ada' ? 1 : 0;
        most = Math.max(most, running);
        // With several connections Ada's wait until Eve has hers: if they shared a queue, this would never end.
        if (most === atOnce && (atOnce === 1 || order.includes('eve'))) open();
        await isFull;
        await session.query('select 1');
        running -= person === 'ada' ? 1 : 0;
      });
    await Promise.all([...Array.from({ length: 6 }, () => hold('ada')), hold('eve')]);
    expect(most).toBe(atOnce);
    expect(order).toHaveLength(7);
    // Eve came last and is served after Ada's statements that had already begun.
    expect(order.indexOf('eve')).toBeLessThanOrEqual(atOnce);
  });

  test('are free as long as they are quick: many quick ones are never refused', async () => {
    const statements = createStatements(getDatabase(), env, { slow: 60_000, slowTime: 0 });
    const ask = () => statements('ada').batch([{ sql: 'select pg_sleep(0.01)' }]);
    for (let times = 0; times < 3; times += 1) await ask();
  });

  test('are not charged for the wait for a connection, however long it takes', async () => {
    const statements = createStatements(getDatabase(), env, { slow: 500, slowTime: 0 });
    const isOver = Promise.withResolvers<void>();
    // As many as take every connection, and keep it for longer than a statement may be slow.
    const held = Array.from({ length: 20 }, () => getDatabase().transaction(() => isOver.promise));
    const waiting = statements('ada').batch([{ sql: 'select 1' }]);
    const begun = performance.now();
    await expect.poll(() => performance.now() - begun, { timeout: 5_000 }).toBeGreaterThan(700);
    isOver.resolve();
    await Promise.all([...held, waiting]);
    await statements('ada').batch([{ sql: 'select 1' }]);
  });

  test('may be slow for a limited time, after which they are refused with 429; the service key has no limit', async () => {
    const statements = createStatements(getDatabase(), env, { slow: 0, slowTime: 0 });
    const ask = (person: string | null) => statements(person).batch([{ sql: 'select pg_sleep(0.01)' }]);
    await ask('ada');
    await expect(ask('ada')).rejects.toMatchObject({ status: 429, retryAfter: expect.any(Number) });
    await ask('eve');
    await ask(null);
    await ask(null);
  });
});
