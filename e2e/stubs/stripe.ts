import { createServer, type IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import Stripe from 'stripe';
import { listen } from './listen.ts';
import { createStripeAccount, type StripeAccount, type StripeEvent } from './stripe-account.ts';
import { createStripeApi, refusal, type StripeAnswer, type StripeCall, type StripeSetup } from './stripe-api.ts';
import { decodeForm } from './stripe-form.ts';

/** Stripe at the edge of the network: its API over HTTP, its webhooks signed as it signs them. */
export interface StripeStub {
  /** For STRIPE_API_URL. */
  readonly url: string;
  /** The environment variables of a product that uses it. */
  readonly variables: Readonly<Record<string, string>>;
  readonly account: StripeAccount;
  readonly setup: StripeSetup;
  /** Calls so far, with their idempotency keys. */
  readonly calls: (StripeCall & { key: string | null })[];
  /** From now on every call, or every call that matches one like `POST /customers`, gets this answer; null ends that. */
  answerAll(answer: StripeAnswer | 'nothing' | null, which?: RegExp): void;
  /** From now on each answer is made at once but arrives this many milliseconds later. */
  lagBy(milliseconds: () => number): void;
  /** Sends an event, or any text, as Stripe would; `at` is the signature's time in seconds. */
  sign(event: StripeEvent | string, options?: { secret?: string; at?: number }): { body: string; signature: string };
  close(): Promise<void>;
}

const secretKey = 'sk_test_stub';
const webhookSecret = 'whsec_stub';
const priceId = 'price_premium';

export async function startStripeStub(): Promise<StripeStub> {
  const account = createStripeAccount();
  const setup: StripeSetup = {
    price: {
      id: priceId,
      object: 'price',
      active: true,
      currency: 'usd',
      unit_amount: 2000,
      type: 'recurring',
      recurring: { interval: 'month', interval_count: 1 },
    },
    webhookEndpoints: [],
    portalConfigurations: [
      {
        id: 'bpc_stub',
        object: 'billing_portal.configuration',
        active: true,
        is_default: true,
        features: { subscription_cancel: { enabled: true }, payment_method_update: { enabled: true } },
      },
    ],
  };
  const calls: StripeStub['calls'] = [];
  const kept = new Map<string, { request: string; answer: StripeAnswer }>();
  let forAll: StripeAnswer | 'nothing' | null = null;
  let meant = /^/;
  const isMeant = ({ method, path }: StripeCall) => meant.test(`${method} ${path}`);
  let lag = () => 0;
  let url = '';
  const answerCall = createStripeApi(account, setup, () => url);

  /** As Stripe does: a key's first answer is repeated, errors included, and a key is valid for one request only. */
  function answerOnce(call: StripeCall, key: string | null, request: string): StripeAnswer {
    const before = key === null ? undefined : kept.get(key);
    if (before && before.request !== request) {
      return refusal(400, { type: 'idempotency_error', message: 'Keys can only be used with the same parameters.' });
    }
    const instead = isMeant(call) && typeof forAll === 'object' ? forAll : null;
    const answer = before?.answer ?? instead ?? answerCall(call);
    if (key !== null) kept.set(key, { request, answer: structuredClone(answer) });
    return answer;
  }

  const server = createServer(async (request, response) => {
    const { call, key, text } = await readCall(request);
    calls.push({ ...call, key });
    if (forAll === 'nothing' && isMeant(call)) return;
    const { status, body } =
      request.headers.authorization === `Bearer ${secretKey}`
        ? answerOnce(call, key, `${call.method} ${call.path} ${text}`)
        : refusal(401, { message: 'Invalid API Key provided.' });
    const late = lag();
    if (late > 0) await delay(late);
    response.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': `req_${calls.length}` });
    response.end(JSON.stringify(body));
  });
  url = `http://127.0.0.1:${await listen(server)}`;

  return {
    url,
    variables: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_ID: priceId,
      STRIPE_API_URL: url,
    },
    account,
    setup,
    calls,
    answerAll(answer, which = /^/) {
      forAll = answer;
      meant = which;
    },
    lagBy(milliseconds) {
      lag = milliseconds;
    },
    sign(event, { secret = webhookSecret, at } = {}) {
      const body = typeof event === 'string' ? event : JSON.stringify(event);
      const header = { payload: body, secret, ...(at === undefined ? {} : { timestamp: at }) };
      return { body, signature: Stripe.webhooks.generateTestHeaderString(header) };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** GET and DELETE have their parameters in the query, POST in the body. */
async function readCall(request: IncomingMessage): Promise<{ call: StripeCall; key: string | null; text: string }> {
  let body = '';
  for await (const chunk of request) body += chunk;
  const { pathname, search } = new URL(request.url ?? '/', 'http://stub');
  const text = request.method === 'POST' ? body : search;
  const key = request.headers['idempotency-key'];
  return {
    call: { method: request.method ?? '', path: pathname.replace(/^\/v1/, ''), form: decodeForm(text) },
    key: typeof key === 'string' ? key : null,
    text,
  };
}
