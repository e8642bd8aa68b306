import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type StripeStub, startStripeStub } from '#e2e/stubs/stripe.ts';
import { readEnv } from '../env.ts';
import { startScript } from '../testing/server-process.ts';
import { checkConfiguration } from './check-configuration.ts';
import { tellingEvents } from './stripe-event.ts';

const SITE = 'https://shortlist.example';
const ADDRESS = `${SITE}/functions/v1/stripe-webhook`;

let stripe: StripeStub;
beforeEach(async () => {
  stripe = await startStripeStub();
  stripe.setup.webhookEndpoints.push({ url: ADDRESS, status: 'enabled', enabled_events: [...tellingEvents] });
});
afterEach(() => stripe.close());

async function wrong(overrides: Record<string, string> = {}): Promise<string[]> {
  const findings = await checkConfiguration(readEnv({ SITE_URL: SITE, ...stripe.variables, ...overrides }));
  return findings.filter(({ isGood }) => !isGood).map(({ text }) => text);
}

test('finds nothing wrong in an account that is set up', async () => {
  expect(await wrong()).toEqual([]);
});

test('names the variables that are missing, and asks nobody without a key', async () => {
  expect(await wrong({ STRIPE_PRICE_ID: '', STRIPE_WEBHOOK_SECRET: '' })).toEqual([
    'STRIPE_WEBHOOK_SECRET is not set.',
    'STRIPE_PRICE_ID is not set.',
  ]);
  stripe.calls.length = 0;
  expect(await wrong({ STRIPE_SECRET_KEY: '' })).toEqual(['STRIPE_SECRET_KEY is not set.']);
  expect(stripe.calls).toEqual([]);
});

test('repeats what Stripe says about a wrong key, but never the key', async () => {
  const said = await wrong({ STRIPE_SECRET_KEY: 'sk_test_of_somebody_else' });
  expect(said[0]).toContain('Stripe does not tell about the key: Invalid API Key provided.');
  expect(said.join()).not.toContain('sk_test_of_somebody_else');
});

test.each([
  ['is unknown', { id: 'price_other' }, 'No such price'],
  ['is not active', { active: false }, 'it is not active'],
  ['costs something else', { unit_amount: 1500 }, 'it is 1500 usd in the smallest unit, not 2000 usd'],
  ['is in another currency', { currency: 'eur' }, 'it is 2000 eur in the smallest unit'],
  ['is paid once', { type: 'one_time', recurring: null }, 'it does not recur every month'],
  ['is paid every year', { recurring: { interval: 'year', interval_count: 1 } }, 'it does not recur every month'],
])('reports when the price %s', async (_what, change, message) => {
  Object.assign(stripe.setup.price ?? {}, change);
  expect((await wrong()).join()).toContain(message);
});

test.each([
  ['is none', [], `No webhook endpoint leads to ${ADDRESS}`],
  ['is disabled', [{ url: ADDRESS, status: 'disabled', enabled_events: ['*'] }], 'is disabled'],
  [
    'lacks an event',
    [{ url: ADDRESS, status: 'enabled', enabled_events: tellingEvents.filter((type) => type !== 'charge.refunded') }],
    'does not get charge.refunded',
  ],
])('reports when there %s webhook endpoint', async (_what, endpoints, message) => {
  stripe.setup.webhookEndpoints.splice(0, 1, ...endpoints);
  expect((await wrong()).join()).toContain(message);
});

test('reports when the portal has no configuration, or lets nobody cancel', async () => {
  const [configuration] = stripe.setup.portalConfigurations;
  Object.assign(configuration ?? {}, {
    features: { subscription_cancel: { enabled: false }, payment_method_update: { enabled: true } },
  });
  expect((await wrong()).join()).toContain('does not let people cancel');
  stripe.setup.portalConfigurations.length = 0;
  expect((await wrong()).join()).toContain('The customer portal has no configuration');
});

test('as a command prints its findings, and ends with 0 or 1', async () => {
  const run = (variables: Record<string, string>) =>
    promisify(execFile)(process.execPath, [startScript, '--check-payments'], { env: { SITE_URL: SITE, ...variables } });
  expect((await run({ ...stripe.variables })).stdout).toContain('Payments are ready.');
  await expect(run({})).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('STRIPE_SECRET_KEY is not set.'),
  });
  await expect(run({ STRIPE_SECRET_KEY: 'pk_test_public' })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('STRIPE_SECRET_KEY must be a secret key of Stripe'),
  });
});
