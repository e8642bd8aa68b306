import { expect, test } from 'vitest';
import { describeEachDatabase } from '#database/testing/describe-each-database.ts';
import { createStatements } from './statements.ts';

const env = { DATABASE_POOL: 3, DATABASE_STATEMENTS_PER_PERSON: 2 };

describeEachDatabase('the statements of one person', (getDatabase) => {
  test('run so many at once, and leave the others theirs; all of them are answered', async () => {
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
        // With several connections Ada's are held until Eve has hers: were they not parted, this would never end.
        if (most === atOnce && (atOnce === 1 || order.includes('eve'))) open();
        await isFull;
        await session.query('select 1');
        running -= person === 'ada' ? 1 : 0;
      });
    await Promise.all([...Array.from({ length: 6 }, () => hold('ada')), hold('eve')]);
    expect(most).toBe(atOnce);
    expect(order).toHaveLength(7);
    // Eve came last and is served after those of Ada's that had begun.
    expect(order.indexOf('eve')).toBeLessThanOrEqual(atOnce);
  });

  test('are free as far as honest ones take: many quick ones are never refused', async () => {
    const statements = createStatements(getDatabase(), env, { slow: 60_000, slowTime: 0 });
    const ask = () => statements('ada').batch([{ sql: 'select pg_sleep(0.01)' }]);
    for (let times = 0; times < 3; times += 1) await ask();
  });

  test('have a time for slow ones, after which they are refused with 429; the service key has none', async () => {
    const statements = createStatements(getDatabase(), env, { slow: 0, slowTime: 0 });
    const ask = (person: string | null) => statements(person).batch([{ sql: 'select pg_sleep(0.01)' }]);
    await ask('ada');
    await expect(ask('ada')).rejects.toMatchObject({ status: 429, retryAfter: expect.any(Number) });
    await ask('eve');
    await ask(null);
    await ask(null);
  });
});
