import type { Locator, Page } from 'playwright-core';
import { register } from './person.ts';
import { see } from './see.ts';

/** Registers a new person and opens the pricing page. */
export async function openPricing(page: Page): Promise<void> {
  await register(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Pricing' }).click();
  await see(page.getByRole('heading', { name: 'Pricing' }));
}

/** A plan's card on the pricing page. */
export function plan(page: Page, name: 'Free Plan' | 'Premium Plan'): Locator {
  return page.getByRole('region', { name });
}
