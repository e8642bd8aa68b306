import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test as journey } from './journey.ts';
import { createAccount } from './person.ts';
import { openPricing, plan } from './pricing.ts';
import { see } from './see.ts';

/** Failures of the payment functions, caused by these journeys at the edge of the network. */
const test = journey.extend({
  tolerated: [/^50\d .*\/functions\/v1\//, /^logged: The scans of today could not be loaded/],
});

/** From now on answers calls of a function as given. */
async function answer(page: Page, name: string, status: number, body: unknown): Promise<void> {
  await page.route(`**/functions/v1/${name}`, (route) => route.fulfill({ status, json: body }));
}

interface Failure {
  what: string;
  name: string;
  status: number;
  body: unknown;
  /** Shown on the page and in the toast. */
  told: readonly string[];
}

const checkoutFailures: Failure[] = [
  {
    what: 'a checkout that fails',
    name: 'create-subscription',
    status: 502,
    body: { error: 'The payment provider could not be asked.' },
    told: [
      'Failed to start the subscription process. Please try again later.',
      'Subscription Error',
      'Could not create subscription. Please try again later.',
    ],
  },
  {
    what: 'payments that are not configured',
    name: 'create-subscription',
    status: 503,
    body: { error: 'Payments are not configured on this installation.' },
    told: [
      'Failed to start the subscription process. Please try again later.',
      'Configuration Error',
      'Payments are not configured on this installation.',
    ],
  },
  {
    what: 'a checkout without an address',
    name: 'create-subscription',
    status: 200,
    body: {},
    told: ['Subscription Error'],
  },
];

describe('a payment failure', () => {
  test.for(checkoutFailures)('is reported: $what', async ({ name, status, body, told }, { page }) => {
    await openPricing(page);
    await answer(page, name, status, body);
    await page.getByRole('button', { name: 'Upgrade Now' }).click();
    for (const text of told) await see(page.getByText(text, { exact: true }));
    await see(page.getByRole('button', { name: 'Upgrade Now' }));
  });

  test('is reported: a plan that cannot be loaded, with a way to try again', async ({ page }) => {
    await createAccount(page);
    await answer(page, 'check-subscription', 500, { error: 'Something went wrong.' });
    await answer(page, 'check-scan-limit', 500, { error: 'Something went wrong.' });
    await page.goto('/subscription');
    await see(page.getByText('Failed to load subscription data. Please try again later.'));
    await see(page.getByText('Failed to load subscription data', { exact: true }));
    await expect.poll(() => page.getByText('Your Usage').count()).toBe(0);
    await page.unroute('**/functions/v1/check-subscription');
    await page.getByRole('button', { name: 'Try again' }).click();
    await see(plan(page, 'Free Plan').getByText('Current Plan'));
  });

  test.for<[string, number, unknown, readonly string[]]>([
    [
      'a portal that fails',
      502,
      { error: 'The payment provider could not be asked.' },
      [
        'Failed to open subscription management. Please try again later.',
        'Portal Access Error',
        'Could not open subscription management. Please try again later.',
      ],
    ],
    [
      'a portal without a customer',
      404,
      { error: 'No payment customer found', code: 'NO_CUSTOMER' },
      ['No subscription found'],
    ],
  ])('is told: %s', async ([, status, body, told], { page }) => {
    await createAccount(page);
    const subscription = {
      plan_type: 'premium',
      status: 'active',
      current_period_end: new Date(Date.now() + 86_400_000 * 4.2).toISOString(),
      cancel_at_period_end: false,
      grace_until: null,
      trial_end: null,
    };
    await answer(page, 'check-subscription', 200, { subscription });
    await answer(page, 'customer-portal', status, body);
    await page.goto('/subscription');
    await see(page.getByText('Current period ends in 4 days'));
    await page.getByRole('button', { name: 'Manage Subscription' }).click();
    for (const text of told) await see(page.getByText(text, { exact: true }));
  });
});
