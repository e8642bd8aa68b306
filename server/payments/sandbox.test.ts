import { describe, expect, test } from 'vitest';
import { FunctionError } from '#contract/function-error.ts';
import { ScanLimit } from '#contract/scan.ts';
import { PaymentPage, type Subscription, SubscriptionAnswer } from '#contract/subscription.ts';
import { describeEachDatabase } from '#database/testing/describe-each-database.ts';
import { createTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { asService } from './as-service.ts';
import { endSandboxPlans } from './end-sandbox-plans.ts';
import { openPayments } from './open-payments.ts';
import { withPayer } from './testing/with-payer.ts';

describeEachDatabase('the payment sandbox', (getDatabase) => {
  let product: TestApp;
  let person: TestPerson;
  withPayer(
    () => createTestApp(getDatabase()),
    (payer) => {
      ({ product, person } = payer);
    },
  );

  const call = (name: string, body?: unknown) =>
    product.send(`/functions/v1/${name}`, { method: 'POST', token: person.accessToken, body });
  const urlOf = async (name: string) => PaymentPage.parse(await (await call(name)).json()).url;
  const pathOf = (url: string) => new URL(url).pathname;

  async function plan(): Promise<Subscription> {
    const answer = await call('check-subscription');
    expect(answer.status).toBe(200);
    return SubscriptionAnswer.parse(await answer.json()).subscription;
  }

  /** Clicks a button on a page, sending its form as a browser does. */
  function click(url: string, action: string, origin = new URL(url).origin): Promise<Response> {
    return Promise.resolve(
      product.app.request(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin },
        body: new URLSearchParams({ action }).toString(),
      }),
    );
  }

  async function subscribe(): Promise<void> {
    const answer = await click(await urlOf('create-subscription'), 'pay');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe(`${product.services.env.SITE_URL}/subscription-success`);
  }

  async function scanLimit(): Promise<number> {
    return ScanLimit.parse(await (await call('check-scan-limit')).json()).scanLimit;
  }

  test('leads from the free plan to premium, and its twenty scans', async () => {
    expect(await plan()).toMatchObject({ plan_type: 'free', status: 'none', current_period_end: null });
    expect(await scanLimit()).toBe(2);
    await subscribe();
    expect(await plan()).toMatchObject({ plan_type: 'premium', status: 'active', cancel_at_period_end: false });
    expect(await scanLimit()).toBe(20);
  });

  test('says on both pages that nobody is charged', async () => {
    const checkout = await product.app.request(await urlOf('create-subscription'));
    const text = await checkout.text();
    expect(text).toContain('This is a pretended payment page.');
    expect(text).toContain('Pretend to pay $20');
    expect(checkout.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    await subscribe();
    const portal = await product.app.request(await urlOf('customer-portal'));
    expect(await portal.text()).toContain('This is a pretended payment page.');
  });

  test('a second click gets the same checkout, so do ten at once, and a subscriber gets the portal', async () => {
    const urls = await Promise.all(Array.from({ length: 10 }, () => urlOf('create-subscription')));
    expect(new Set(urls).size).toBe(1);
    await subscribe();
    expect(pathOf(await urlOf('create-subscription'))).toMatch(/^\/_sandbox\/portal\//);
  });

  test('a checkout is paid once, however often it is clicked', async () => {
    const url = await urlOf('create-subscription');
    const answers = await Promise.all(Array.from({ length: 5 }, () => click(url, 'pay')));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409, 409, 409]);
    expect(await (await product.app.request(url)).text()).toContain('has been paid already');
    const sql = 'select id from private.sandbox_subscriptions where user_id = $1';
    expect((await asService(getDatabase(), { sql, params: [person.id] }))[0]).toHaveLength(1);
  });

  test('going back from the checkout changes nothing, and it can be paid later', async () => {
    const url = await urlOf('create-subscription');
    const answer = await click(url, 'cancel');
    expect(answer.headers.get('Location')).toBe(`${product.services.env.SITE_URL}/subscription-cancel`);
    expect(await plan()).toMatchObject({ plan_type: 'free' });
    expect(await urlOf('create-subscription')).toBe(url);
  });

  describe('the portal', () => {
    test('of people who never bought anything is NO_CUSTOMER', async () => {
      const answer = await call('customer-portal');
      expect(answer.status).toBe(404);
      expect(FunctionError.parse(await answer.json())).toEqual({
        error: 'No payment customer found',
        code: 'NO_CUSTOMER',
      });
    });

    test('cancels at the end of the period, undoes that, and then ends it', async () => {
      await subscribe();
      const portal = await urlOf('customer-portal');
      expect((await click(portal, 'cancel')).headers.get('Location')).toBe(pathOf(portal));
      expect(await plan()).toMatchObject({ plan_type: 'premium', cancel_at_period_end: true });
      await click(portal, 'resume');
      expect(await plan()).toMatchObject({ plan_type: 'premium', cancel_at_period_end: false });
      await click(portal, 'cancel');
      await click(portal, 'endPeriod');
      expect(await plan()).toMatchObject({ plan_type: 'free', status: 'canceled' });
      expect(await scanLimit()).toBe(2);
      expect(pathOf(await urlOf('create-subscription'))).toMatch(/^\/_sandbox\/checkout\//);
    });

    test('makes a payment fail, with a week of grace, and succeed after all', async () => {
      await subscribe();
      const portal = await urlOf('customer-portal');
      await click(portal, 'failPayment');
      const { plan_type: type, status, grace_until: grace } = await plan();
      expect([type, status]).toEqual(['premium', 'past_due']);
      expect(Date.parse(grace ?? '') - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
      await click(portal, 'pay');
      expect(await plan()).toMatchObject({ plan_type: 'premium', status: 'active', grace_until: null });
    });

    test('refunds, which ends the plan', async () => {
      await subscribe();
      await click(await urlOf('customer-portal'), 'refund');
      expect(await plan()).toMatchObject({ plan_type: 'free', status: 'refunded' });
    });

    test('does nothing that it has no button for', async () => {
      await subscribe();
      const portal = await urlOf('customer-portal');
      for (const action of ['', 'toString', '__proto__', 'drop'])
        expect((await click(portal, action)).status).toBe(303);
      expect(await plan()).toMatchObject({ plan_type: 'premium', status: 'active' });
    });
  });

  test('accepts forms from its own pages only', async () => {
    const url = await urlOf('create-subscription');
    expect((await click(url, 'pay', 'https://elsewhere.example')).status).toBe(403);
    expect(await plan()).toMatchObject({ plan_type: 'free' });
  });

  test('has no page for a wrong id', async () => {
    for (const path of ['/_sandbox/checkout/x', `/_sandbox/portal/${crypto.randomUUID()}`]) {
      expect((await product.app.request(path)).status).toBe(404);
    }
  });

  test('is asked again once a period has passed without news of its renewal', async () => {
    await subscribe();
    const params = [person.id];
    const back = `interval '1 month' + interval '1 hour'`;
    await asService(
      getDatabase(),
      {
        sql: `update private.sandbox_subscriptions set period_start = period_start - ${back}, period_end = period_end - ${back} where user_id = $1`,
        params,
      },
      {
        sql: `update subscriptions set current_period_end = current_period_end - ${back}, access_until = access_until - ${back} where user_id = $1`,
        params,
      },
      { sql: `update private.payment_customers set read_at = now() - interval '2 hours' where user_id = $1`, params },
    );
    const { current_period_end: end } = await plan();
    expect(Date.parse(end ?? '')).toBeGreaterThan(Date.now());
  });

  test('accepts no webhook that it has not signed', async () => {
    const body = { id: 'evt_1', type: 'invoice.paid', created: 1, data: { object: { customer: 'cus_sandbox_1' } } };
    for (const signature of [undefined, '', 't=1,v1=00']) {
      const answer = await product.app.request('/functions/v1/stripe-webhook', {
        method: 'POST',
        headers: signature === undefined ? {} : { 'Stripe-Signature': signature },
        body: JSON.stringify(body),
      });
      expect(answer.status).toBe(400);
      expect(FunctionError.parse(await answer.json()).error).toContain('signature');
    }
  });

  test('is deleted with the account', async () => {
    await subscribe();
    const answer = await call('delete-account', { confirmation: person.email });
    expect(answer.status).toBe(200);
    const sql = 'select id from private.sandbox_subscriptions where user_id = $1';
    expect((await asService(getDatabase(), { sql, params: [person.id] }))[0]).toEqual([]);
  });

  test('leaves no plan behind when it is off', async () => {
    await subscribe();
    await endSandboxPlans(getDatabase(), product.services.payments);
    expect(await scanLimit()).toBe(20);
    const { env, keys, database } = product.services;
    await endSandboxPlans(database, openPayments(database, { ...env, NODE_ENV: 'production' }, keys));
    expect(await scanLimit()).toBe(2);
  });

  test.each([
    ['in production', { NODE_ENV: 'production' }, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID']],
    [
      'in production in capitals',
      { NODE_ENV: ' Production ' },
      ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'],
    ],
    [
      'with half of Stripe’s variables',
      { STRIPE_SECRET_KEY: 'sk_test_1' },
      ['STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'],
    ],
  ])('does not exist %s: payments are not configured, and its paths are empty', async (_where, variables, missing) => {
    const env = { ...product.services.env, ...variables };
    const { keys, database } = product.services;
    const other = await createTestApp(database, { keys, env, payments: openPayments(database, env, keys) });
    try {
      for (const name of ['create-subscription', 'customer-portal']) {
        const answer = await other.send(`/functions/v1/${name}`, { method: 'POST', token: person.accessToken });
        expect(answer.status).toBe(503);
        expect(FunctionError.parse(await answer.json())).toEqual({
          error: 'Payments are not configured on this installation.',
          details: `An administrator has to set ${missing.join(', ')}.`,
          code: 'NOT_CONFIGURED',
        });
      }
      expect((await other.app.request('/_sandbox/checkout/x')).headers.get('Content-Type')).not.toContain('text/html');
      const answer = await other.send('/functions/v1/check-subscription', {
        method: 'POST',
        token: person.accessToken,
      });
      expect(await answer.json()).toMatchObject({ subscription: { plan_type: 'free' } });
    } finally {
      await other.close();
    }
  });
});
