import { afterAll, beforeAll, expect, test } from 'vitest';
import { initialPlans, Plans } from '#contract/plans.ts';
import { asUserBatch } from '#database/as-user.ts';
import { describeEachDatabase } from '#database/testing/describe-each-database.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const PLANS = '/functions/v1/plans';

describeEachDatabase('/functions/v1/plans', (getDatabase) => {
  let product: TestApp;
  beforeAll(async () => {
    product = await createTestApp(getDatabase());
  });
  afterAll(() => product.close());

  const set = (value: unknown) =>
    asUserBatch(getDatabase(), { role: 'service_role', claims: {} }, [
      {
        sql: `update public.system_settings set value = $1::jsonb where key = 'daily_scan_limits'`,
        params: [JSON.stringify(value)],
      },
    ]);

  test('tells a visitor what the plans include, as administrators set it', async () => {
    const read = async () => Plans.parse(await (await product.send(PLANS)).json());
    expect(await read()).toEqual(initialPlans);
    await set({ free: 4, basic: 5, premium: 50 });
    expect(await read()).toEqual({ scansPerDay: { free: 4, basic: 5, premium: 50 } });
    await set(initialPlans.scansPerDay);
  });
});
