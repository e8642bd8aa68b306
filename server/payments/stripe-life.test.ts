import { describe, expect, test } from 'vitest';
import { describeEachDatabase } from '#database/testing/describe-each-database.ts';
import type { TestPerson } from '../testing/test-app.ts';
import { asService } from './as-service.ts';
import { openPayingProduct, type PayingProduct } from './testing/paying-product.ts';
import { withPayer } from './testing/with-payer.ts';

const DAY = 86_400;
const PERIOD = 30 * DAY;
const broken = { status: 500, body: { error: { type: 'api_error', message: 'Broken.' } } };

describeEachDatabase('the life of a subscription at Stripe', (getDatabase) => {
  let product: PayingProduct;
  let person: TestPerson;
  withPayer(
    () => openPayingProduct(getDatabase()),
    (payer) => {
      ({ product, person } = payer);
    },
  );

  const { planAt, account } = {
    planAt: (at: number) => product.planAt(person, at),
    account: () => product.stripe.account,
  };

  /** Stripe was asked a minute ago. */
  const longAgo = () =>
    asService(getDatabase(), {
      sql: `update private.payment_customers set read_at = read_at - interval '1 minute' where user_id = $1`,
      params: [person.id],
    });

  test('free, paid, renewed, failed, kept for a week, recovered, cancelled, and free the second it ends', async () => {
    const start = account().now();
    expect(await planAt(start)).toBe('free');
    const id = await product.pay(person);
    expect(await planAt(start)).toBe('free');
    await product.deliverAll();
    expect(await planAt(start)).toBe('premium');
    expect(await product.plan(person)).toMatchObject({
      plan_type: 'premium',
      status: 'active',
      current_period_end: new Date((start + PERIOD) * 1000).toISOString(),
      cancel_at_period_end: false,
      grace_until: null,
    });

    account().advance(PERIOD);
    // The renewal is under way: people who pay keep the plan until Stripe reports, for a day at most.
    expect(await planAt(start + PERIOD + DAY - 1)).toBe('premium');
    expect(await planAt(start + PERIOD + DAY)).toBe('free');
    account().renew(id);
    await product.deliverAll();
    expect(await planAt(start + 2 * PERIOD)).toBe('premium');

    account().advance(PERIOD);
    account().renew(id, { isPaid: false });
    await product.deliverAll();
    const graceEnd = start + 2 * PERIOD + 7 * DAY;
    expect(await product.plan(person)).toMatchObject({
      plan_type: 'premium',
      status: 'past_due',
      grace_until: new Date(graceEnd * 1000).toISOString(),
    });
    expect(await planAt(graceEnd - 1)).toBe('premium');
    expect(await planAt(graceEnd)).toBe('free');

    account().recover(id);
    await product.deliverAll();
    expect(await product.plan(person)).toMatchObject({ status: 'active', grace_until: null });
    expect(await planAt(graceEnd)).toBe('premium');

    account().cancelAtPeriodEnd(id);
    await product.deliverAll();
    expect(await product.plan(person)).toMatchObject({ plan_type: 'premium', cancel_at_period_end: true });
    const end = start + 3 * PERIOD;
    expect(await planAt(end - 1)).toBe('premium');
    expect(await planAt(end)).toBe('free');

    account().end(account().requireSubscription(id));
    await product.deliverAll();
    expect(await product.plan(person)).toMatchObject({ plan_type: 'free', status: 'canceled' });
    expect(await product.checkout(person)).toContain('/c/pay/');
  });

  test('a cancellation by cancel_at, as newer portals send it, ends just as exactly, and can be undone', async () => {
    const start = account().now();
    const id = await product.pay(person);
    account().cancelAtPeriodEnd(id, { by: 'cancel_at' });
    await product.deliverAll();
    expect(await product.plan(person)).toMatchObject({ plan_type: 'premium', cancel_at_period_end: true });
    expect(await planAt(start + PERIOD - 1)).toBe('premium');
    expect(await planAt(start + PERIOD)).toBe('free');
    account().resume(id);
    await product.deliverAll();
    expect(await planAt(start + PERIOD)).toBe('premium');
  });

  test('a trial is premium until it ends', async () => {
    const start = account().now();
    const id = await product.pay(person, { trialSeconds: 7 * DAY });
    account().cancelAtPeriodEnd(id);
    await product.deliverAll();
    const trialEnd = new Date((start + 7 * DAY) * 1000).toISOString();
    expect(await product.plan(person)).toMatchObject({ plan_type: 'premium', status: 'trialing', trial_end: trialEnd });
    expect(await planAt(start + 7 * DAY - 1)).toBe('premium');
    expect(await planAt(start + 7 * DAY)).toBe('free');
  });

  test('one that Stripe gives up on is free, and leads to the portal rather than to a second checkout', async () => {
    const id = await product.pay(person);
    account().requireSubscription(id).status = 'unpaid';
    await product.deliverAll();
    expect(await product.plan(person)).toMatchObject({ plan_type: 'free', status: 'unpaid' });
    expect(await product.checkout(person)).toContain('/p/session/');
  });

  test('bought again after it ended, the new one counts', async () => {
    const first = await product.pay(person);
    account().end(account().requireSubscription(first));
    await product.deliverAll();
    account().advance(DAY);
    await product.pay(person);
    await product.deliverAll();
    expect(await product.plan(person)).toMatchObject({ plan_type: 'premium', status: 'active' });
  });

  describe('a refund', () => {
    test('in full ends the plan at once, and the subscription, so that nothing more is charged', async () => {
      const id = await product.pay(person);
      await product.deliverAll();
      account().refund(id);
      await product.deliverAll();
      expect(await product.plan(person)).toMatchObject({ plan_type: 'free', status: 'refunded' });
      expect(account().requireSubscription(id).status).toBe('canceled');
      expect(await product.checkout(person)).toContain('/c/pay/');
    });

    test('that was only half carried out is completed when Stripe sends it again', async () => {
      const id = await product.pay(person);
      await product.deliverAll();
      product.stripe.answerAll(broken, /^DELETE \/subscriptions/);
      account().refund(id);
      const event = account().events.at(-1);
      if (!event) throw new Error('The refund was not reported.');
      expect((await product.deliver(event)).status).toBe(502);
      product.stripe.answerAll(null);
      await product.deliverAll();
      expect(await product.plan(person)).toMatchObject({ plan_type: 'free', status: 'refunded' });
      expect(account().requireSubscription(id).status).toBe('canceled');
    });

    test('in part, or of an earlier month, does not end the plan', async () => {
      const id = await product.pay(person);
      const first = account().requireSubscription(id).latest_invoice;
      const payment = account().invoices.get(first)?.payment_intent ?? '';
      account().renew(id);
      account().refund(id, { isFull: false });
      account().refund(id, { payment });
      await product.deliverAll();
      expect(await product.plan(person)).toMatchObject({ plan_type: 'premium', status: 'active' });
      expect(account().requireSubscription(id).status).toBe('active');
    });
  });

  describe('the page after the payment', () => {
    test('gets Stripe’s state before any webhook has arrived', async () => {
      await product.pay(person);
      expect(await product.plan(person, { refresh: true })).toMatchObject({ plan_type: 'premium', status: 'active' });
    });

    test('gets it even without asking, because a checkout was opened within the day, even if it was read in between', async () => {
      const url = await product.checkout(person);
      expect(await product.plan(person)).toMatchObject({ plan_type: 'free' });
      await longAgo();
      account().pay(url.split('/').at(-1) ?? '');
      expect(await product.plan(person)).toMatchObject({ plan_type: 'premium' });
    });

    test('asks Stripe once a second at most', async () => {
      await product.pay(person);
      const before = product.stripe.calls.length;
      const begun = performance.now();
      for (let time = 0; time < 6; time += 1) await product.plan(person, { refresh: true });
      const seconds = (performance.now() - begun) / 1000;
      expect(product.stripe.calls.length - before).toBeLessThanOrEqual(1 + seconds);
    });

    test('gets what is stored when Stripe fails', async () => {
      await product.pay(person);
      await product.deliverAll();
      product.stripe.answerAll(broken);
      try {
        expect(await product.plan(person, { refresh: true })).toMatchObject({ plan_type: 'premium' });
      } finally {
        product.stripe.answerAll(null);
      }
    });

    test('gets what is stored after a few seconds when Stripe does not answer', { timeout: 15_000 }, async () => {
      await product.pay(person);
      product.stripe.answerAll('nothing');
      try {
        const begun = performance.now();
        expect(await product.plan(person, { refresh: true })).toMatchObject({ plan_type: 'free' });
        expect(performance.now() - begun).toBeLessThan(8000);
      } finally {
        product.stripe.answerAll(null);
      }
    });
  });
});
