import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until it is visible. */
export async function see(locator: Locator): Promise<void> {
  await locator.first().waitFor({ state: 'visible' });
}

/** Waits until it is no longer visible. */
export async function seeGone(locator: Locator): Promise<void> {
  await locator.first().waitFor({ state: 'hidden' });
}

/** Waits until the scripts have taken over from what the page was served with: before, a key pressed is lost with the element it reached. */
export async function seeScriptsStarted(page: Page): Promise<void> {
  await see(page.getByRole('banner'));
  await expect.poll(() => page.locator('[data-shell]').count()).toBe(0);
}
