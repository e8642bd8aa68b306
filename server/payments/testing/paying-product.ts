import { FunctionError } from '#contract/function-error.ts';
import { PaymentPage, type Subscription, SubscriptionAnswer } from '#contract/subscription.ts';
import type { Database } from '#database/database.ts';
import { type StripeStub, startStripeStub } from '#e2e/stubs/stripe.ts';
import type { StripeEvent } from '#e2e/stubs/stripe-account.ts';
import { readEnv } from '#server/env.ts';
import { createTestApp, type TestApp, type TestPerson } from '#server/testing/test-app.ts';
import { asService } from '../as-service.ts';
import { openPayments } from '../open-payments.ts';

/** The product with a stub of Stripe at the edge of the network. */
export interface PayingProduct extends TestApp {
  stripe: StripeStub;
  call(person: TestPerson, name: string, body?: unknown): Promise<Response>;
  /** Where create-subscription leads. */
  checkout(person: TestPerson): Promise<string>;
  /** The person's checkout is opened and paid; no webhook is sent yet. @returns the id of the subscription */
  pay(person: TestPerson, options?: { trialSeconds?: number }): Promise<string>;
  deliver(event: StripeEvent | string, options?: { secret?: string; at?: number }): Promise<Response>;
  /** Sends every event that has not been sent yet. */
  deliverAll(): Promise<void>;
  /** check-subscription, without asking Stripe unless told to. */
  plan(person: TestPerson, options?: { refresh?: boolean }): Promise<Subscription>;
  /** The plan in the database at an instant of the stub's clock, in seconds. */
  planAt(person: TestPerson, at: number): Promise<string>;
}

export async function openPayingProduct(database: Database): Promise<PayingProduct> {
  const stripe = await startStripeStub();
  const base = await createTestApp(database);
  const { keys } = base.services;
  const variables = { ...stripe.variables, SITE_URL: 'https://shortlist.example', AUTH_EMAIL_AUTOCONFIRM: 'true' };
  const env = { ...base.services.env, ...readEnv(variables) };
  await base.close();
  const product = await createTestApp(database, { keys, env, payments: openPayments(database, env, keys) });
  let sent = 0;

  const call: PayingProduct['call'] = (person, name, body) =>
    product.send(`/functions/v1/${name}`, { method: 'POST', token: person.accessToken, body });

  async function checkout(person: TestPerson): Promise<string> {
    return PaymentPage.parse(await (await call(person, 'create-subscription')).json()).url;
  }

  async function deliver(
    event: StripeEvent | string,
    options: { secret?: string; at?: number } = {},
  ): Promise<Response> {
    const { body, signature } = stripe.sign(event, options);
    const headers = { 'Stripe-Signature': signature, 'Content-Type': 'application/json' };
    return product.app.request('/functions/v1/stripe-webhook', { method: 'POST', headers, body });
  }

  return {
    ...product,
    stripe,
    call,
    checkout,
    async pay(person, options) {
      const id = new URL(await checkout(person)).pathname.split('/').at(-1) ?? '';
      return stripe.account.pay(id, options).id;
    },
    deliver,
    async deliverAll() {
      for (const event of stripe.account.events.slice(sent)) {
        const answer = await deliver(event);
        if (!answer.ok) throw new Error(`A webhook was refused: ${await answer.text()}`);
      }
      sent = stripe.account.events.length;
    },
    async plan(person, { refresh } = {}) {
      const answer = await call(person, 'check-subscription', refresh === undefined ? undefined : { refresh });
      return SubscriptionAnswer.parse(await answer.json()).subscription;
    },
    async planAt(person, at) {
      const sql = 'select private.plan_of($1, to_timestamp($2::double precision)) as plan';
      const [rows] = await asService(database, { sql, params: [person.id, at] });
      return String(rows?.[0]?.plan);
    },
    async close() {
      await Promise.all([product.close(), stripe.close()]);
    },
  };
}

export async function errorOf(answer: Response): Promise<FunctionError & { status: number }> {
  return { status: answer.status, ...FunctionError.parse(await answer.json()) };
}
