import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type Account, openPage, signUp } from './admins.ts';
import { nurse } from './data/trades.ts';
import { test } from './journey.ts';
import { analyze, buildPerson, fillAnalyzer } from './person.ts';
import { plan } from './pricing.ts';
import { type Product, startProduct } from './product.ts';
import { see } from './see.ts';

/** A product of its own: the test changes what the plans give. */
let product: Product;
let admin: Account;
beforeAll(async () => {
  const first = buildPerson();
  product = await startProduct({ ADMIN_EMAIL: first.email });
  admin = await signUp(product, 'Robin Admin', first);
});
afterAll(() => product?.dispose());

/** Records every number of scans a day that the page shows, however briefly. */
async function noteScans(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { scansSeen: seen });
    const look = () => {
      for (const [found] of document.body?.innerText.matchAll(/\d+ (scans per day|Analysen am Tag)/g) ?? [])
        seen.add(found);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => [...Reflect.get(globalThis, 'scansSeen')]);
}

/** The administrator's page, where from now on the free plan gives one scan a day and premium fifty. */
async function setLimits(page: Page): Promise<void> {
  await page.goto('/admin/settings');
  await page.getByRole('tab', { name: 'Subscription Settings' }).click();
  const daily = page.getByRole('form', { name: 'Scans per day' });
  await daily.getByLabel('Free plan').fill('1');
  await daily.getByLabel('Premium plan').fill('50');
  await daily.getByRole('button', { name: 'Save' }).click();
  await see(page.getByText('Setting updated successfully'));
}

describe('the scans a day that an administrator sets', () => {
  test('are on every page, without a reload where they were set, and no page shows another number', async ({
    newPage,
  }) => {
    const settings = await openPage(newPage, product, admin);
    await settings.goto('/subscription');
    await see(plan(settings, 'Premium Plan').getByText('20 scans per day'));
    await setLimits(settings);
    await settings.getByRole('link', { name: 'Shortlist' }).first().click();
    await settings.getByRole('navigation').getByRole('link', { name: 'Pricing' }).first().click();
    await see(plan(settings, 'Premium Plan').getByText('50 scans per day'));
    await see(plan(settings, 'Free Plan').getByText('1 scan per day'));

    const page = await openPage(newPage, product, await signUp(product, 'Ada Example'));
    const scansSeen = await noteScans(page);
    await page.goto('/subscription');
    await see(plan(page, 'Premium Plan').getByText('50 scans per day'));
    await see(page.getByText('0 of 1 scans used'));
    expect(await scansSeen()).toEqual(['50 scans per day']);
    await analyze(page, nurse);
    await page.goto('/resume-analyzer');
    await fillAnalyzer(page, { ...nurse, jobTitle: 'Second Application' });
    await page.getByRole('button', { name: 'Analyze Resume & Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'Daily Scan Limit Reached' });
    await see(dialog.getByText("You've used all 1 of your daily resume scans."));
    await see(dialog.getByText('50 resume scans per day'));
  });

  test('are shown in German too, at once, even when the server cannot be reached', async ({ newPage }) => {
    const settings = await openPage(newPage, product, admin);
    await setLimits(settings);
    const page = await openPage(newPage, product, await signUp(product, 'Ada Beispiel'), { locale: 'de-DE' });
    await page.route('**/functions/v1/plans', (route) => route.abort());
    const scansSeen = await noteScans(page);
    await page.goto('/subscription');
    await see(page.getByRole('region', { name: 'Premium' }).getByText('50 Analysen am Tag'));
    await see(page.getByRole('region', { name: 'Kostenlos' }).getByText('1 Analyse am Tag'));
    await see(page.getByText('0 von 1 verbraucht'));
    expect(await scansSeen()).toEqual(['50 Analysen am Tag']);
    await page.goto('/subscription-cancel');
    await see(page.getByText('Sie behalten den kostenlosen Tarif mit 1 Analyse am Tag.'));
  });
});
