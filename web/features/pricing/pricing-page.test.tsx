// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ScanLimit } from '#contract/scan.ts';
import type { Subscription } from '#contract/subscription.ts';
import { renderPage } from '#web/lib/testing/render-page.tsx';
import { jsonAnswer, type SeenRequest } from '#web/lib/testing/stub-backend.ts';
import { CancelPage } from './cancel-page.tsx';
import { PricingPage } from './pricing-page.tsx';

const inTenDays = new Date(Date.now() + 10.2 * 86_400_000).toISOString();

function buildSubscription(overrides: Partial<Subscription> = {}): Subscription {
  return {
    plan_type: 'premium',
    status: 'active',
    current_period_end: inTenDays,
    cancel_at_period_end: false,
    grace_until: null,
    trial_end: null,
    ...overrides,
  };
}

const none = buildSubscription({ plan_type: 'free', status: 'none', current_period_end: null });
const unusedDay: ScanLimit = { canScan: true, scanLimit: 2, scansRemaining: 2, renewsAt: '2026-11-22T00:00:00.000Z' };

afterEach(() => vi.restoreAllMocks());

/** Answers like the functions; requests for payment pages are never answered. */
function serve(subscription: Subscription, usage = unusedDay) {
  return ({ path }: SeenRequest): Response | Promise<Response> => {
    if (path.endsWith('check-subscription')) return jsonAnswer({ subscription });
    if (path.endsWith('check-scan-limit')) return jsonAnswer(usage);
    if (path.endsWith('plans')) return jsonAnswer({ scansPerDay: { free: 1, basic: 5, premium: 1250 } });
    return new Promise(() => {});
  };
}

async function openPricing(subscription: Subscription, usage?: ScanLimit) {
  const page = renderPage(<PricingPage />, serve(subscription, usage));
  await page.findByText('Your Usage');
  const card = (name: string) => within(page.getByRole('region', { name }));
  const button = (name: string) => page.getByRole('button', { name });
  return { ...page, card, button };
}

describe('the pricing page', () => {
  test('shows how many of today’s scans are used, and when they renew in the person’s time zone', async () => {
    const page = await openPricing(none, { ...unusedDay, canScan: false, scansRemaining: 0 });
    expect(page.getByText('2 of 2 scans used')).toBeTruthy();
    expect(page.getByRole('progressbar', { name: 'Scans used today' }).getAttribute('aria-valuenow')).toBe('100');
    expect(page.getByText('0 remaining today').className).toContain('danger');
    const hour = new Date(unusedDay.renewsAt).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
    expect(page.getByText(`All scans renew at ${hour} your time.`)).toBeTruthy();
  });

  test('shows what the plans include here', async () => {
    const page = await openPricing(none);
    expect(await page.card('Free Plan').findByText('1 scan per day')).toBeTruthy();
    expect(page.card('Premium Plan').getByText('1,250 scans per day')).toBeTruthy();
  });

  test('marks the free plan, whose button does nothing, and offers premium', async () => {
    const page = await openPricing(none);
    expect(await page.card('Free Plan').findByText('Current Plan')).toBeTruthy();
    expect(page.button('Free Plan').hasAttribute('disabled')).toBe(true);
    expect(page.button('Upgrade Now').hasAttribute('disabled')).toBe(false);
    expect(page.getByText('2 remaining today').className).not.toContain('danger');
    expect(page.queryByRole('button', { name: 'Manage Your Subscription' })).toBeNull();
  });

  test('tells premium users when their plan renews, and leads to the portal', async () => {
    const page = await openPricing(buildSubscription());
    const premium = page.card('Premium Plan');
    expect(await premium.findByText('Current Plan')).toBeTruthy();
    expect(premium.getByText('Current period ends in 10 days')).toBeTruthy();
    expect(premium.getByText(/^It renews on /)).toBeTruthy();
    expect(page.button('Downgrade').hasAttribute('disabled')).toBe(true);
    expect(page.button('Manage Subscription')).toBeTruthy();
    expect(page.button('Manage Your Subscription')).toBeTruthy();
  });

  test.each<[what: string, Partial<Subscription>, told: RegExp]>([
    ['is cancelled', { cancel_at_period_end: true }, /^You cancelled it: premium ends on/],
    ['is on trial', { status: 'trialing', trial_end: inTenDays }, /^Your trial ends on/],
    ['renews in these minutes', { current_period_end: '2026-01-01T00:00:00Z' }, /has not confirmed the renewal yet/],
    ['waits for a payment', { status: 'past_due', grace_until: inTenDays }, /^Premium stays on until/],
    ['is off for a payment', { plan_type: 'free', status: 'past_due' }, /^Premium is off until it does/],
    ['was never paid', { plan_type: 'free', status: 'incomplete' }, /^Premium is off until it does/],
    ['is the basic one', { plan_type: 'basic', status: 'granted', current_period_end: null }, /^You have the basic/],
  ])('says so of a plan that %s', async (_, overrides, told) => {
    const page = await openPricing(buildSubscription(overrides));
    expect(await page.findByText(told)).toBeTruthy();
    expect(page.queryByText(/^It renews on/)).toBeNull();
  });

  test('lets nothing be pressed twice while a payment page is loading', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const page = await openPricing(buildSubscription({ status: 'past_due', grace_until: inTenDays }));
    await page.findByText('Current Plan');
    await page.person.click(page.button('Manage Your Subscription'));
    for (const name of ['Manage Your Subscription', 'Manage Subscription', 'Update your card']) {
      expect(page.button(name).hasAttribute('disabled')).toBe(true);
      expect(page.button(name).getAttribute('aria-busy')).toBe('true');
      await page.person.click(page.button(name));
    }
    expect(page.seen.filter(({ path }) => path.endsWith('customer-portal'))).toHaveLength(1);
  });

  test('buys nothing while the plan is unknown', async () => {
    const page = renderPage(<PricingPage />, () => new Promise<Response>(() => {}));
    expect(await page.findByText('Loading your plan...')).toBeTruthy();
    expect(page.getByRole('button', { name: 'Upgrade Now' }).hasAttribute('disabled')).toBe(true);
    expect(page.queryByText('Current Plan')).toBeNull();
  });

  test('asks the payment provider again when the person returns from its page, and only then', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    let subscription = none;
    const page = renderPage(<PricingPage />, ({ path }) => {
      if (path.endsWith('create-subscription')) return jsonAnswer({ url: 'https://pay.example/checkout' });
      return path.endsWith('check-scan-limit') ? jsonAnswer(unusedDay) : jsonAnswer({ subscription });
    });
    await page.findByText('Current Plan');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(page.seen.filter(({ body }) => body !== undefined)).toEqual([]);

    await page.person.click(page.getByRole('button', { name: 'Upgrade Now' }));
    const link = await page.findByRole('link', { name: 'Open the payment page' });
    expect(link.getAttribute('href')).toBe('https://pay.example/checkout');
    subscription = buildSubscription();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await page.findByRole('button', { name: 'Manage Your Subscription' })).toBeTruthy();
    expect(page.seen.some(({ body }) => JSON.stringify(body) === '{"refresh":true}')).toBe(true);
    expect(page.queryByRole('link', { name: 'Open the payment page' })).toBeNull();
  });
});

describe('the page after an abandoned checkout', () => {
  test.each([
    [none, /^Nothing was charged. You keep the free plan with 1 scan per day/],
    [buildSubscription(), /^Nothing was changed. Your premium plan stays/],
  ])('says which plan remains', async (subscription, told) => {
    const page = renderPage(<CancelPage />, serve(subscription));
    expect(page.getByRole('heading', { name: 'Subscription Cancelled' })).toBeTruthy();
    expect(await page.findByText(told)).toBeTruthy();
    expect(page.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/dashboard');
    expect(page.getByRole('link', { name: 'View Plans' }).getAttribute('href')).toBe('/subscription');
  });
});
