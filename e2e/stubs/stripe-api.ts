import type { StripeAccount, StripeSession } from './stripe-account.ts';
import { type Form, recordAt, textAt } from './stripe-form.ts';

export interface StripeCall {
  method: string;
  /** Without `/v1` and the query. */
  path: string;
  form: Form;
}

export interface StripeAnswer {
  status: number;
  body: object;
}

/** How the account is set up, for the configuration check. */
export interface StripeSetup {
  price: object | null;
  webhookEndpoints: object[];
  portalConfigurations: object[];
}

type Handler = (call: StripeCall, id: string) => StripeAnswer;

const ok = (body: object): StripeAnswer => ({ status: 200, body });
const list = (data: readonly object[], { form }: StripeCall): StripeAnswer =>
  ok({ object: 'list', has_more: false, data: data.slice(0, Number(textAt(form, 'limit') || '10')) });

export function refusal(status: number, error: { message: string; type?: string; code?: string; param?: string }) {
  return { status, body: { error: { type: 'invalid_request_error', ...error } } };
}

const missing = (what: string, id: string) =>
  refusal(404, { code: 'resource_missing', param: what, message: `No such ${what}: '${id}'` });

/** The operations of Stripe's API that the product uses, on the account. */
export function createStripeApi(account: StripeAccount, setup: StripeSetup, url: () => string) {
  const { customers, sessions, subscriptions, invoices } = account;

  const withCustomer = (call: StripeCall, answer: () => StripeAnswer): StripeAnswer => {
    const id = textAt(call.form, 'customer');
    return customers.has(id) ? answer() : missing('customer', id);
  };
  const newestFirst = (all: Iterable<StripeSession>) => [...all].reverse();

  function createSession({ form }: StripeCall): StripeAnswer {
    const price = textAt(form, 'line_items', '0', 'price');
    if (price !== Object(setup.price).id) return missing('price', price);
    const id = account.newId('cs_test');
    const session: StripeSession = {
      id,
      object: 'checkout.session',
      created: account.now(),
      customer: textAt(form, 'customer'),
      client_reference_id: textAt(form, 'client_reference_id'),
      mode: textAt(form, 'mode'),
      status: 'open',
      url: `${url()}/c/pay/${id}`,
      success_url: textAt(form, 'success_url'),
      cancel_url: textAt(form, 'cancel_url'),
      metadata: recordAt(form, 'metadata'),
      subscription: null,
    };
    sessions.set(id, session);
    return ok(session);
  }

  const routes: readonly [pattern: RegExp, handle: Handler][] = [
    [
      /^POST \/customers$/,
      ({ form }) => {
        const id = account.newId('cus');
        const metadata = recordAt(form, 'metadata');
        const email = textAt(form, 'email') || null;
        if (email?.endsWith('@localhost'))
          return refusal(400, { code: 'email_invalid', message: `Invalid email: ${email}` });
        customers.set(id, { id, object: 'customer', email, metadata });
        return ok(customers.get(id) ?? {});
      },
    ],
    [
      /^DELETE \/customers\/(\w+)$/,
      (_call, id) => {
        if (!customers.delete(id)) return missing('customer', id);
        for (const subscription of subscriptions.values()) {
          if (subscription.customer === id && subscription.status !== 'canceled') account.end(subscription);
        }
        return ok({ id, object: 'customer', deleted: true });
      },
    ],
    [
      /^GET \/checkout\/sessions$/,
      (call) =>
        withCustomer(call, () => {
          const [customer, status] = [textAt(call.form, 'customer'), textAt(call.form, 'status')];
          const found = newestFirst(sessions.values()).filter(
            (session) => session.customer === customer && (!status || session.status === status),
          );
          return list(found, call);
        }),
    ],
    [/^POST \/checkout\/sessions$/, (call) => withCustomer(call, () => createSession(call))],
    [
      /^POST \/checkout\/sessions\/(\w+)\/expire$/,
      (_call, id) => {
        const session = sessions.get(id);
        if (session?.status !== 'open') return refusal(400, { message: 'This Session is not open.' });
        return ok(Object.assign(session, { status: 'expired', url: null }));
      },
    ],
    [
      /^POST \/billing_portal\/sessions$/,
      (call) =>
        withCustomer(call, () => {
          if (setup.portalConfigurations.length === 0) {
            return refusal(400, {
              message: 'No configuration provided and your default configuration has not been created.',
            });
          }
          return ok({ id: account.newId('bps'), object: 'billing_portal.session', url: `${url()}/p/session/test` });
        }),
    ],
    [
      /^GET \/subscriptions$/,
      (call) =>
        withCustomer(call, () => {
          const customer = textAt(call.form, 'customer');
          const found = [...subscriptions.values()].reverse().filter((each) => each.customer === customer);
          return list(found, call);
        }),
    ],
    [/^GET \/subscriptions\/(\w+)$/, (_call, id) => ok(account.requireSubscription(id))],
    [
      /^POST \/subscriptions\/(\w+)$/,
      ({ form }, id) => {
        const subscription = account.requireSubscription(id);
        Object.assign(subscription.metadata, recordAt(form, 'metadata'));
        return ok(subscription);
      },
    ],
    [
      /^DELETE \/subscriptions\/(\w+)$/,
      (_call, id) => {
        const subscription = account.requireSubscription(id);
        account.end(subscription);
        return ok(subscription);
      },
    ],
    [
      /^GET \/invoice_payments$/,
      (call) => {
        const payment = textAt(call.form, 'payment', 'payment_intent');
        const found = [...invoices.values()].filter((invoice) => invoice.payment_intent === payment);
        return list(
          found.map((invoice) => ({ id: account.newId('inpay'), object: 'invoice_payment', invoice })),
          call,
        );
      },
    ],
    [/^GET \/prices$/, (call) => list(setup.price ? [setup.price] : [], call)],
    [
      /^GET \/prices\/(\w+)$/,
      (_call, id) => (Object(setup.price).id === id ? ok(setup.price ?? {}) : missing('price', id)),
    ],
    [/^GET \/webhook_endpoints$/, (call) => list(setup.webhookEndpoints, call)],
    [/^GET \/billing_portal\/configurations$/, (call) => list(setup.portalConfigurations, call)],
  ];

  return function answer(call: StripeCall): StripeAnswer {
    for (const [pattern, handle] of routes) {
      const match = pattern.exec(`${call.method} ${call.path}`);
      if (match) return handle(call, match[1] ?? '');
    }
    return refusal(404, { message: `Unrecognized request URL (${call.method}: /v1${call.path}).` });
  };
}
