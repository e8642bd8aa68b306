import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asUser } from '#database/as-user.ts';
import { describeEachDatabase } from '#database/testing/describe-each-database.ts';
import type { StripeEvent } from '#e2e/stubs/stripe-account.ts';
import type { TestPerson } from '../testing/test-app.ts';
import { asService } from './as-service.ts';
import { errorOf, openPayingProduct, type PayingProduct } from './testing/paying-product.ts';
import { withPayer } from './testing/with-payer.ts';

const DAY = 86_400;

describeEachDatabase('stripe-webhook', (getDatabase) => {
  let product: PayingProduct;
  let person: TestPerson;
  withPayer(
    () => openPayingProduct(getDatabase()),
    (payer) => {
      ({ product, person } = payer);
    },
  );

  /** What happens while `work` runs, as events still to be sent. */
  async function eventsOf(work: () => unknown): Promise<StripeEvent[]> {
    const { events } = product.stripe.account;
    const before = events.length;
    await work();
    return events.slice(before);
  }

  const storedEvents = async () =>
    (await asService(getDatabase(), { sql: 'select id from private.payment_events' }))[0]?.length;

  const steps = ['renew', 'fail', 'recover', 'cancel', 'resume', 'end', 'refund'] as const;

  function take(step: (typeof steps)[number], id: string): void {
    const { account } = product.stripe;
    if (account.requireSubscription(id).status === 'canceled') return;
    account.advance(DAY);
    if (step === 'renew') account.renew(id);
    else if (step === 'fail') account.renew(id, { isPaid: false });
    else if (step === 'recover') account.recover(id);
    else if (step === 'cancel') account.cancelAtPeriodEnd(id);
    else if (step === 'resume') account.resume(id);
    else if (step === 'end') account.end(account.requireSubscription(id));
    else account.refund(id);
  }

  /** Stripe's final state of the newest subscription, in the product's terms. */
  function finalStatus(): string | undefined {
    const [subscription] = [...product.stripe.account.subscriptions.values()].slice(-1);
    return subscription?.metadata.ended_by === 'refund' ? 'refunded' : subscription?.status;
  }

  async function expectFinalPlan(payer: TestPerson): Promise<void> {
    const status = finalStatus();
    const isFree = status === 'canceled' || status === 'refunded';
    expect(await product.plan(payer)).toMatchObject({ status, plan_type: isFree ? 'free' : 'premium' });
  }

  let lives = 0;
  const newPayer = () => {
    lives += 1;
    return product.signUp(`life${lives}@example.org`);
  };
  const life = fc.array(fc.constantFrom(...steps), { maxLength: 6 });

  test('leads to the same plan whatever the order and number of events', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(life, fc.infiniteStream(fc.nat()), async (taken, numbers) => {
        const payer = await newPayer();
        const events = await eventsOf(async () => {
          const id = await product.pay(payer);
          for (const step of taken) take(step, id);
        });
        // Shuffled, and every third one twice.
        const order = events
          .flatMap((event, index) => (index % 3 === 0 ? [event, event] : [event]))
          .map((event) => ({ event, at: numbers.next().value }))
          .sort((a, b) => a.at - b.at);
        for (const { event } of order) await product.deliver(event);
        await expectFinalPlan(payer);
      }),
      { numRuns: 20 },
    );
  });

  test('leads to it when events come in parallel while more is happening', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(life, fc.infiniteStream(fc.nat({ max: 30 })), async (taken, pauses) => {
        const payer = await newPayer();
        product.stripe.lagBy(() => pauses.next().value);
        const running: Promise<Response>[] = [];
        const { events } = product.stripe.account;
        let sent = events.length;
        const id = await product.pay(payer);
        for (const step of taken) {
          running.push(...events.slice(sent).map((event) => product.deliver(event)));
          sent = events.length;
          for (let left = pauses.next().value; left > 0; left -= 1) await setImmediate();
          take(step, id);
        }
        running.push(...events.slice(sent).map((event) => product.deliver(event)));
        for (const answer of await Promise.all(running)) expect(answer.status).toBe(200);
        // A refund ends the subscription by the product's own call, which Stripe reports in turn.
        const last = events.slice(sent + 1).filter(({ type }) => type === 'customer.subscription.deleted');
        for (const event of last) await product.deliver(event);
        product.stripe.lagBy(() => 0);
        await expectFinalPlan(payer);
      }),
      { numRuns: 20 },
    );
  });

  test('an event is applied once; the second time it changes nothing and asks Stripe nothing', async () => {
    const [event] = await eventsOf(() => product.pay(person));
    if (!event) throw new Error('The payment was not reported.');
    expect(await (await product.deliver(event)).json()).toEqual({ received: true, applied: true });
    const calls = product.stripe.calls.length;
    expect(await (await product.deliver(event)).json()).toEqual({ received: true, applied: false });
    expect(product.stripe.calls).toHaveLength(calls);
  });

  test('a reading that began earlier never overwrites a later one', async () => {
    await product.pay(person);
    await product.deliverAll();
    const apply = (status: string, reading: number) =>
      asService(getDatabase(), {
        sql: `select private.apply_subscription($1, 'stripe-test', 'sub_1', 'premium', $2, null, false, null, null, $3)`,
        params: [person.id, status, reading],
      });
    await apply('canceled', 1_000_001);
    await apply('active', 1_000_000);
    expect(await product.plan(person)).toMatchObject({ status: 'canceled' });
  });

  test.each([
    ['with another secret', { secret: 'whsec_forged' }],
    ['six minutes old', { at: Math.floor(Date.now() / 1000) - 360 }],
  ])('a signature %s is refused, and nothing changes', async (_how, options) => {
    const events = await eventsOf(() => product.pay(person));
    for (const event of events) {
      const answer = await product.deliver(event, options);
      expect(await errorOf(answer)).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    }
    const sql = 'select * from subscriptions where user_id = $1';
    expect((await asService(getDatabase(), { sql, params: [person.id] }))[0]).toEqual([]);
  });

  test('a body that was changed after it was signed is refused', async () => {
    const [event] = await eventsOf(() => product.pay(person));
    if (!event) throw new Error('The payment was not reported.');
    const { body, signature } = product.stripe.sign(event);
    const answer = await product.app.request('/functions/v1/stripe-webhook', {
      method: 'POST',
      headers: { 'Stripe-Signature': signature },
      body: `${body} `,
    });
    expect(answer.status).toBe(400);
  });

  test.each([
    ['a signed body that is no event', '{"id": 7}'],
    ['a signed body that is no JSON', 'hello'],
  ])('%s is refused', async (_what, body) => {
    expect(await errorOf(await product.deliver(body))).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
  });

  test('a body of more than half a MiB is refused before it is read', async () => {
    const answer = await product.app.request('/functions/v1/stripe-webhook', {
      method: 'POST',
      headers: { 'Content-Length': String(600 * 1024) },
      body: 'x'.repeat(600 * 1024),
    });
    expect(answer.status).toBe(413);
  });

  test('an event of another type, or for a customer that is not ours, is accepted and changes nothing', async () => {
    const before = await storedEvents();
    const base = { object: 'event', created: 1_700_000_000, livemode: false } as const;
    const others: StripeEvent[] = [
      { ...base, id: 'evt_other_1', type: 'product.created', data: { object: { id: 'prod_1' } } },
      { ...base, id: 'evt_other_2', type: 'invoice.paid', data: { object: { customer: 'cus_of_another_shop' } } },
      { ...base, id: 'evt_other_3', type: 'invoice.paid', data: { object: { customer: null } } },
    ];
    for (const event of others) {
      expect(await (await product.deliver(event)).json()).toEqual({ received: true, applied: false });
    }
    expect(await storedEvents()).toBe(before);
  });

  test('an event that cannot be applied is answered so that Stripe sends it again, and then it is applied', async () => {
    const events = await eventsOf(() => product.pay(person));
    product.stripe.answerAll({ status: 500, body: { error: { type: 'api_error', message: 'Broken.' } } });
    for (const event of events) expect((await product.deliver(event)).status).toBe(502);
    product.stripe.answerAll(null);
    for (const event of events) expect((await product.deliver(event)).status).toBe(200);
    expect(await product.plan(person)).toMatchObject({ plan_type: 'premium' });
  });

  test('a customer who was deleted at Stripe no longer has anything', async () => {
    await product.pay(person);
    await product.deliverAll();
    const customer = [...product.stripe.account.customers.values()].find(({ email }) => email === person.email);
    const events = await eventsOf(async () => {
      for (const subscription of product.stripe.account.subscriptions.values()) {
        if (subscription.customer === customer?.id) product.stripe.account.end(subscription);
      }
      product.stripe.account.customers.delete(customer?.id ?? '');
    });
    for (const event of events) expect((await product.deliver(event)).status).toBe(200);
    expect(await product.plan(person)).toMatchObject({ plan_type: 'free', status: 'none' });
    expect(await product.checkout(person)).toContain('/c/pay/');
  });

  test('events for a deleted person are accepted', async () => {
    const events = await eventsOf(() => product.pay(person));
    await asUser(getDatabase(), { role: 'auth_admin', claims: {} }, (session) =>
      session.query('delete from auth.users where id = $1', [person.id]),
    );
    for (const event of events) expect((await product.deliver(event)).status).toBe(200);
  });
});
