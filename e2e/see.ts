import type { Locator } from 'playwright-core';

/** Waits until the person sees it. */
export async function see(locator: Locator): Promise<void> {
  await locator.first().waitFor({ state: 'visible' });
}

/** Waits until the person no longer sees it. */
export async function seeGone(locator: Locator): Promise<void> {
  await locator.first().waitFor({ state: 'hidden' });
}
