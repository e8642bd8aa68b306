import type { Locator } from 'playwright-core';

/** Waits until it is visible. */
export async function see(locator: Locator): Promise<void> {
  await locator.first().waitFor({ state: 'visible' });
}

/** Waits until it is no longer visible. */
export async function seeGone(locator: Locator): Promise<void> {
  await locator.first().waitFor({ state: 'hidden' });
}
