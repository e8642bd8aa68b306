// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderPage } from '#web/lib/testing/render-page.tsx';
import { jsonAnswer } from '#web/lib/testing/stub-backend.ts';
import { SuccessPage } from './success-page.tsx';

function answerPlan(plan: 'free' | 'premium'): Response {
  return jsonAnswer({
    subscription: {
      plan_type: plan,
      status: plan === 'premium' ? 'active' : 'none',
      current_period_end: null,
      cancel_at_period_end: false,
      grace_until: null,
      trial_end: null,
    },
  });
}

afterEach(() => vi.useRealTimers());

describe('the page after a payment', () => {
  test('asks the payment provider, and claims premium when it says so', async () => {
    const page = renderPage(<SuccessPage />, () => answerPlan('premium'));
    expect(page.queryByText('Subscription Successful!')).toBeNull();
    expect(await page.findByRole('heading', { name: 'Subscription Successful!' })).toBeTruthy();
    expect(page.getByText('Your premium plan is active with 20 scans per day.')).toBeTruthy();
    expect(page.seen.flatMap(({ body }) => body ?? [])).toEqual([{ refresh: true }]);
    expect(page.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/dashboard');
    expect(page.getByRole('link', { name: 'View Subscription' }).getAttribute('href')).toBe('/subscription');
  });

  test('says that premium is not active until it is', async () => {
    let plan: 'free' | 'premium' = 'free';
    const page = renderPage(<SuccessPage />, () => answerPlan(plan));
    expect(await page.findByRole('heading', { name: 'Premium is not active yet' })).toBeTruthy();
    plan = 'premium';
    await page.person.click(page.getByRole('button', { name: 'Check again' }));
    expect(await page.findByRole('heading', { name: 'Subscription Successful!' })).toBeTruthy();
  });

  test('claims nothing when the plan cannot be loaded, and checks again', async () => {
    let isDown = true;
    const page = renderPage(<SuccessPage />, () =>
      isDown ? jsonAnswer({ error: 'Something went wrong.' }, 500) : answerPlan('premium'),
    );
    expect(await page.findByText('Failed to load subscription data. Please try again later.')).toBeTruthy();
    expect(page.queryByText('Subscription Successful!')).toBeNull();
    isDown = false;
    await page.person.click(page.getByRole('button', { name: 'Check again' }));
    expect(await page.findByRole('heading', { name: 'Subscription Successful!' })).toBeTruthy();
  });

  test.each([
    ['is not active', () => answerPlan('free')],
    ['cannot be loaded', () => jsonAnswer({ error: 'Something went wrong.' }, 500)],
  ])('checks five times automatically for a plan that %s, then leaves it to the person', async (_, answer) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const page = renderPage(<SuccessPage />, answer);
    await page.findByRole('button', { name: 'Check again' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.seen.filter(({ path }) => path.endsWith('check-subscription'))).toHaveLength(5);
  });
});
