import type { Locator, Page } from 'playwright-core';
import { createAccount } from './person.ts';
import { see } from './see.ts';

/** Opens the pricing page as a new person. */
export async function openPricing(page: Page): Promise<void> {
  await createAccount(page);
  await page.goto('/subscription');
  await see(page.getByRole('heading', { name: 'Pricing' }));
}

/** A plan's card on the pricing page. */
export function plan(page: Page, name: 'Free Plan' | 'Premium Plan'): Locator {
  return page.getByRole('region', { name });
}
