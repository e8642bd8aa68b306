import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { nurse } from './data/trades.ts';
import { inspect } from './inspect.ts';
import { test } from './journey.ts';
import { analyze, createAccount, fields, fillAnalyzer, register } from './person.ts';
import { openPricing, plan } from './pricing.ts';
import { see, seeGone } from './see.ts';

/** The tab that a click opens. */
async function openTab(page: Page, press: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([page.waitForEvent('popup'), press()]);
  return tab;
}

/** The event that a page gets when a person comes back to it from another tab. */
async function comeBack(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

describe('the plans', () => {
  test('lead from the free limit to premium and back', async ({ page }) => {
    await createAccount(page);
    await analyze(page, nurse);
    await analyze(page, { ...nurse, jobTitle: 'Second Application' });
    await page.goto('/resume-analyzer');
    await fillAnalyzer(page, { ...nurse, jobTitle: 'Third Application' });
    await page.getByRole('button', { name: 'Analyze Resume & Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'Daily Scan Limit Reached' });
    await see(dialog);
    expect(await inspect(page)).toEqual([]);
    const checkout = await openTab(page, () => dialog.getByRole('button', { name: 'Upgrade to Premium' }).click());
    await see(checkout.getByText('This is a pretended payment page.'));
    await seeGone(dialog);

    await checkout.getByRole('button', { name: 'Pretend to pay $20' }).click();
    await see(checkout.getByRole('heading', { name: 'Subscription Successful!' }));
    await see(checkout.getByText('Your premium plan is active with 20 scans per day.'));
    expect(await inspect(checkout)).toEqual([]);
    await checkout.getByRole('link', { name: 'View Subscription' }).click();
    await see(checkout.getByText('2 of 20 scans used'));
    await see(checkout.getByText('18 remaining today'));
    await see(plan(checkout, 'Premium Plan').getByText('Current Plan'));
    await see(plan(checkout, 'Premium Plan').getByText(/^Current period ends in (1 month|\d+ days)$/));
    await see(plan(checkout, 'Free Plan').getByRole('button', { name: 'Downgrade' }));

    await expect.poll(() => fields.jobTitle(page).inputValue()).toBe('Third Application');
    await page.getByRole('button', { name: 'Analyze Resume & Save' }).click();
    await see(page.getByText('Saved to your dashboard'));

    const portal = await openTab(checkout, () =>
      checkout.getByRole('button', { name: 'Manage Your Subscription' }).click(),
    );
    await portal.getByRole('button', { name: 'Cancel at the end of the period' }).click();
    await see(portal.getByText(/It ends on/));
    await comeBack(checkout);
    await see(checkout.getByText(/^You cancelled it: premium ends on/));
    await portal.getByRole('button', { name: 'Let the period end now' }).click();
    await see(portal.getByText('There is no subscription at the moment.'));
    await comeBack(checkout);
    await see(plan(checkout, 'Free Plan').getByText('Current Plan'));
    await see(checkout.getByText('2 of 2 scans used'));
    await see(plan(checkout, 'Premium Plan').getByRole('button', { name: 'Upgrade Now' }));
  });

  test('are shown word for word, with what they cost and give', async ({ page }) => {
    await openPricing(page);
    await see(page.getByText('View pricing and manage your plan'));
    await see(page.getByText('Your Usage'));
    await see(page.getByText('0 of 2 scans used'));
    await see(page.getByText('2 remaining today'));
    const free = plan(page, 'Free Plan');
    for (const text of [
      'Free Forever',
      '2 scans per day',
      'Basic resume analysis',
      'Job description matching',
      'Access to core features',
      'Current Plan',
    ]) {
      await see(free.getByText(text));
    }
    await expect.poll(() => free.getByRole('button', { name: 'Free Plan' }).isDisabled()).toBe(true);
    const premium = plan(page, 'Premium Plan');
    for (const text of [
      '$20 per month',
      '20 scans per day',
      'Enhanced resume analysis',
      'Priority support',
      'Advanced keyword matching',
      'Full access to all features',
    ]) {
      await see(premium.getByText(text));
    }
    expect(await inspect(page)).toEqual([]);
  });

  test('need a signed-in person, and the login leads back to them', async ({ page }) => {
    const person = await register(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    await see(page.getByRole('button', { name: 'Login' }));
    await page.goto('/subscription');
    await see(page.getByRole('heading', { name: 'Login' }));
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password').fill(person.password);
    await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
    await see(page.getByRole('heading', { name: 'Pricing' }));
  });

  test('stay as they are when the checkout is left', async ({ page }) => {
    await openPricing(page);
    const checkout = await openTab(page, () => page.getByRole('button', { name: 'Upgrade Now' }).click());
    await checkout.getByRole('button', { name: 'Cancel and go back' }).click();
    await see(checkout.getByRole('heading', { name: 'Subscription Cancelled' }));
    await see(checkout.getByText('You keep the free plan with 2 scans per day.'));
    expect(await inspect(checkout)).toEqual([]);
    await checkout.getByRole('link', { name: 'View Plans' }).click();
    await see(plan(checkout, 'Free Plan').getByText('Current Plan'));
  });

  test('are not sold twice: a page that does not know about the payment leads to the portal', async ({ page }) => {
    await openPricing(page);
    const other = await page.context().newPage();
    await other.goto('/subscription');
    await see(plan(other, 'Free Plan').getByText('Current Plan'));
    const checkout = await openTab(page, () => page.getByRole('button', { name: 'Upgrade Now' }).click());
    await checkout.getByRole('button', { name: 'Pretend to pay $20' }).click();
    await see(checkout.getByRole('heading', { name: 'Subscription Successful!' }));
    // It is told, and shows the new plan only when the person asks for it.
    await see(other.getByText('Your plan was changed in another tab.'));
    const portal = await openTab(other, () => other.getByRole('button', { name: 'Upgrade Now' }).click());
    await see(portal.getByText(/^Premium, \$20 per month\. It renews on/));
    await comeBack(other);
    await see(plan(other, 'Premium Plan').getByText('Current Plan'));
  });

  test('say how long a plan is kept after a failed payment, and where to pay', async ({ page }) => {
    await openPricing(page);
    const checkout = await openTab(page, () => page.getByRole('button', { name: 'Upgrade Now' }).click());
    await checkout.getByRole('button', { name: 'Pretend to pay $20' }).click();
    await see(checkout.getByRole('heading', { name: 'Subscription Successful!' }));
    await comeBack(page);
    const portal = await openTab(page, () => page.getByRole('button', { name: 'Manage Subscription' }).click());
    await portal.getByRole('button', { name: 'Let the next payment fail' }).click();
    await see(portal.getByText(/The last payment failed/));
    await comeBack(page);
    await see(page.getByText('Your last payment did not succeed'));
    await see(page.getByText(/^Premium stays on until .+ Update your card before that/));
    expect(await inspect(page)).toEqual([]);
    const card = await openTab(page, () => page.getByRole('button', { name: 'Update your card' }).click());
    await card.getByRole('button', { name: 'Let the payment succeed after all' }).click();
    await see(card.getByText(/It renews on/));
    await comeBack(page);
    await seeGone(page.getByText('Your last payment did not succeed'));
  });

  test('do not claim a payment when the success page is opened without one', async ({ page }) => {
    await createAccount(page);
    await page.goto('/subscription-success');
    await see(page.getByRole('heading', { name: 'Premium is not active yet' }));
    await expect.poll(() => page.getByText('Subscription Successful!').count()).toBe(0);
  });

  test('say when the browser did not open a tab, and link to the page', async ({ page }) => {
    await openPricing(page);
    await page.evaluate(() => {
      window.open = () => null;
    });
    await page.getByRole('button', { name: 'Upgrade Now' }).click();
    await see(page.getByText('Please allow popups for this website and try again.'));
    await see(page.getByRole('link', { name: 'Open the payment page' }));
  });
});
