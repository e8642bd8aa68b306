import { afterEach, describe, expect, test } from 'vitest';
import { describeEachDatabase } from '#database/testing/describe-each-database.ts';
import type { TestPerson } from '../testing/test-app.ts';
import { asService } from './as-service.ts';
import { errorOf, openPayingProduct, type PayingProduct } from './testing/paying-product.ts';
import { withPayer } from './testing/with-payer.ts';

const broken = { status: 500, body: { error: { type: 'api_error', message: 'Broken.' } } };

describeEachDatabase('buying premium', (getDatabase) => {
  let product: PayingProduct;
  let person: TestPerson;
  withPayer(
    () => openPayingProduct(getDatabase()),
    (payer) => {
      ({ product, person } = payer);
    },
  );
  afterEach(() => product.stripe.answerAll(null));

  const account = () => product.stripe.account;
  const customerOf = (payer: TestPerson) =>
    [...account().customers.values()].filter(({ metadata }) => metadata.user_id === payer.id);
  const sessionsOf = (payer: TestPerson) =>
    [...account().sessions.values()].filter((session) => session.client_reference_id === payer.id);

  describe('create-subscription', () => {
    test('leads to a checkout for the person at the price, which returns to the two pages', async () => {
      const url = await product.checkout(person);
      const [session] = sessionsOf(person);
      expect(session).toMatchObject({
        url,
        mode: 'subscription',
        success_url: 'https://shortlist.example/subscription-success',
        cancel_url: 'https://shortlist.example/subscription-cancel',
      });
      expect(customerOf(person)).toMatchObject([{ id: session?.customer, email: person.email }]);
    });

    test('returns the same checkout for a second click, and for twenty at once', async () => {
      const urls = await Promise.all(Array.from({ length: 20 }, () => product.checkout(person)));
      urls.push(await product.checkout(person));
      expect(new Set(urls).size).toBe(1);
      expect(sessionsOf(person)).toHaveLength(1);
      expect(customerOf(person)).toHaveLength(1);
    });

    test('returns a new one when the open one has expired', async () => {
      const first = await product.checkout(person);
      for (const session of sessionsOf(person)) Object.assign(session, { status: 'expired', url: null });
      expect(await product.checkout(person)).not.toBe(first);
    });

    test('returns a new one, and closes the old one, when the price has changed', async () => {
      await product.checkout(person);
      const [old] = sessionsOf(person);
      if (old) old.metadata.price_id = 'price_of_last_year';
      await product.checkout(person);
      expect(sessionsOf(person).map(({ status }) => status)).toEqual(['expired', 'open']);
    });

    test('sells nothing twice when the one of the old price is paid before it is closed', async () => {
      await product.checkout(person);
      const [old] = sessionsOf(person);
      if (old) old.metadata.price_id = 'price_of_last_year';
      product.stripe.lagBy(() => {
        if (old?.status === 'open' && product.stripe.calls.at(-1)?.path === '/subscriptions') account().pay(old.id);
        return 0;
      });
      expect(await product.checkout(person)).toContain('/p/session/');
      product.stripe.lagBy(() => 0);
      expect(sessionsOf(person).map(({ status }) => status)).toEqual(['complete']);
    });

    test('leads a person who has paid to the portal, even before any webhook, and knows the plan from then on', async () => {
      await product.pay(person);
      expect(await product.checkout(person)).toContain('/p/session/');
      expect(await product.plan(person)).toMatchObject({ plan_type: 'premium' });
      expect(sessionsOf(person)).toHaveLength(1);
    });

    test('creates a customer again that was deleted at Stripe', async () => {
      await product.checkout(person);
      for (const { id } of customerOf(person)) account().customers.delete(id);
      expect(await product.checkout(person)).toContain('/c/pay/');
      expect(customerOf(person)).toHaveLength(1);
    });

    test('creates a customer without the email address when Stripe rejects it', async () => {
      const local = await product.signUp('shopper@localhost');
      expect(await product.checkout(local)).toContain('/c/pay/');
      expect(customerOf(local)).toMatchObject([{ email: null }]);
    });

    test('works again after a failure at Stripe, which repeats a failure for the same key', async () => {
      product.stripe.answerAll(broken);
      expect(await errorOf(await product.call(person, 'create-subscription'))).toMatchObject({
        status: 502,
        code: 'PAYMENT_UNAVAILABLE',
        error: expect.stringContaining('Nothing was charged'),
      });
      product.stripe.answerAll(null);
      expect(await product.checkout(person)).toContain('/c/pay/');
    });

    test.each([
      [
        'a key that Stripe refuses',
        { status: 401, body: { error: { message: 'Invalid API Key provided' } } },
        /API key/,
      ],
      ['a key without the rights', { status: 403, body: { error: { message: 'Not permitted' } } }, /API key/],
      [
        'a price that Stripe does not know',
        {
          status: 400,
          body: { error: { code: 'resource_missing', param: 'line_items[0][price]', message: 'No such price' } },
        },
        /not configured/,
      ],
    ])('answers %s by saying that payments are not configured', async (_what, answer, message) => {
      product.stripe.answerAll({ ...answer, body: { error: { type: 'invalid_request_error', ...answer.body.error } } });
      const error = await errorOf(await product.call(person, 'create-subscription'));
      expect(error).toMatchObject({ status: 503, code: 'NOT_CONFIGURED' });
      expect(error.error).toMatch(message);
    });

    test('and customer-portal are refused without a signed-in person', async () => {
      for (const name of ['create-subscription', 'customer-portal', 'check-subscription']) {
        const answer = await product.send(`/functions/v1/${name}`, { method: 'POST' });
        expect(await errorOf(answer)).toMatchObject({ status: 401, code: 'NOT_AUTHENTICATED' });
      }
    });
  });

  describe('customer-portal', () => {
    test('is NO_CUSTOMER before anything was bought, and for a customer who was deleted at Stripe', async () => {
      const expected = { status: 404, code: 'NO_CUSTOMER', error: 'No payment customer found' };
      expect(await errorOf(await product.call(person, 'customer-portal'))).toEqual(expected);
      await product.checkout(person);
      for (const { id } of customerOf(person)) account().customers.delete(id);
      expect(await errorOf(await product.call(person, 'customer-portal'))).toEqual(expected);
    });

    test('is not configured while Stripe’s portal has no configuration', async () => {
      await product.pay(person);
      const configurations = product.stripe.setup.portalConfigurations.splice(0);
      try {
        expect(await errorOf(await product.call(person, 'customer-portal'))).toMatchObject({
          code: 'NOT_CONFIGURED',
          error: expect.stringContaining('not configured'),
        });
      } finally {
        product.stripe.setup.portalConfigurations.push(...configurations);
      }
    });
  });

  describe('check-subscription', () => {
    test.each(['[]', '{"refresh": 1}', '{'])('refuses the payload %s', async (body) => {
      expect(await errorOf(await product.call(person, 'check-subscription', body))).toMatchObject({ status: 400 });
    });

    test('is free, with nothing pending, for people without stored data', async () => {
      expect(await product.plan(person, { refresh: true })).toEqual({
        plan_type: 'free',
        status: 'none',
        current_period_end: null,
        cancel_at_period_end: false,
        grace_until: null,
        trial_end: null,
      });
    });
  });

  describe('a plan that new accounts get', () => {
    const setDefault = (plan: string) =>
      asService(getDatabase(), {
        sql: `update system_settings set value = value || jsonb_build_object('plan', $1::text) where key = 'default_subscription'`,
        params: [plan],
      });

    test('survives a look at the checkout, and is replaced by one that is paid for', async () => {
      await setDefault('basic');
      try {
        person = await product.signUp('given@example.org');
      } finally {
        await setDefault('free');
      }
      await product.checkout(person);
      expect(await product.plan(person, { refresh: true })).toMatchObject({ plan_type: 'basic', status: 'granted' });
      await product.pay(person);
      await product.deliverAll();
      expect(await product.plan(person)).toMatchObject({ plan_type: 'premium', status: 'active' });
    });
  });

  describe('deleting the account', () => {
    const remove = () => product.call(person, 'delete-account', { confirmation: person.email });

    test('ends the subscription at Stripe and closes open checkouts first', async () => {
      const id = await product.pay(person);
      expect((await remove()).status).toBe(200);
      expect(account().requireSubscription(id).status).toBe('canceled');
      expect(customerOf(person)).toEqual([]);
    });

    test('closes a checkout that is still open', async () => {
      await product.checkout(person);
      expect((await remove()).status).toBe(200);
      expect(sessionsOf(person)).toMatchObject([{ status: 'expired' }]);
    });

    test('is refused while Stripe cannot be reached: nothing is deleted, and the person can go on', async () => {
      const id = await product.pay(person);
      product.stripe.answerAll(broken);
      expect(await errorOf(await remove())).toMatchObject({
        status: 502,
        code: 'PAYMENT_UNAVAILABLE',
        error: expect.stringContaining('nothing was deleted'),
      });
      product.stripe.answerAll(null);
      expect(account().requireSubscription(id).status).toBe('active');
      expect(await product.checkout(person)).toContain('/p/session/');
      expect((await remove()).status).toBe(200);
    });

    test('needs no Stripe for people who never bought anything', async () => {
      product.stripe.answerAll(broken);
      expect((await remove()).status).toBe(200);
    });

    test('by an administrator with the service key ends it too', async () => {
      const id = await product.pay(person);
      const answer = await product.send(`/auth/v1/admin/users/${person.id}`, {
        method: 'DELETE',
        token: product.services.keys.serviceKey,
      });
      expect(answer.status).toBe(200);
      expect(account().requireSubscription(id).status).toBe('canceled');
    });

    test('does not end the last administrator’s subscription, whoever asks', async () => {
      const id = await product.pay(person);
      await asService(getDatabase(), {
        sql: `insert into public.user_roles (user_id, role) values ($1::uuid, 'admin')`,
        params: [person.id],
      });
      const byService = await product.send(`/auth/v1/admin/users/${person.id}`, {
        method: 'DELETE',
        token: product.services.keys.serviceKey,
      });
      expect([byService.status, (await remove()).status]).toEqual([409, 409]);
      expect(account().requireSubscription(id).status).toBe('active');
    });

    test('allows no purchase while it is in progress', async () => {
      const answers = await Promise.all([
        remove(),
        ...Array.from({ length: 5 }, () => product.call(person, 'create-subscription')),
      ]);
      expect(answers[0]?.status).toBe(200);
      const open = sessionsOf(person).filter(
        ({ status, customer }) => status === 'open' && account().customers.has(customer),
      );
      expect(open).toEqual([]);
    });
  });
});
