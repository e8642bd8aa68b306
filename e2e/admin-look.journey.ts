import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type Account, createService, openPage, signUp, signUpAdmin } from './admins.ts';
import { inspect } from './inspect.ts';
import { test } from './journey.ts';
import { type Product, startProduct } from './product.ts';
import { see } from './see.ts';

/** Fits nowhere. */
const long = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3);

/** A product of its own with one entry of each kind, so that every page is checked in every state. */
let product: Product;
let admin: Account;
beforeAll(async () => {
  product = await startProduct();
  admin = await signUpAdmin(product);
  const person = await signUp(product, long);
  const rows = [long, null].map((title) => ({
    user_id: person.id,
    job_title: title,
    resume_text: 'Robin Example',
    job_description: 'The posting',
    match_score: 66,
    keyword_matches: [],
  }));
  const { error } = await createService(product).from('resumes').insert(rows);
  if (error) throw error;
  await admin.client.from('system_settings').insert({ key: 'greeting', value: long });
});
afterAll(() => product?.dispose());

const addresses = () => [
  '/admin',
  '/admin/users',
  `/admin/users/${admin.id}`,
  '/admin/resumes',
  '/admin/settings',
  '/admin/logs',
];

/** Opens the page and waits until it has loaded all it shows. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await see(page.getByRole('heading', { level: 1 }));
}

const dialogs = () =>
  [
    ['/admin/users', /(Make|Remove) Admin/],
    ['/admin/resumes', 'View'],
    ['/admin/resumes', 'Delete'],
    ['/admin/logs', 'Details'],
    [`/admin/users/${admin.id}`, 'Ban'],
    [`/admin/users/${admin.id}`, 'Delete user'],
  ] as const;

/** axe's findings at the width of a desk and of a phone. */
async function inspectWidths(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await inspect(page)).map((finding) => `${width} pixels, ${finding}`));
  }
  return found;
}

describe('axe finds nothing', () => {
  test('on the pages', async ({ newPage }) => {
    const page = await openPage(newPage, product, admin);
    for (const address of addresses()) {
      await open(page, address);
      expect(await inspectWidths(page)).toEqual([]);
    }
    await open(page, '/admin/settings');
    for (const tab of ['AI Configuration', 'Subscription Settings', 'Advanced']) {
      await page.getByRole('tab', { name: tab }).click();
      expect(await inspectWidths(page)).toEqual([]);
    }
  });

  test('in the dialogs', async ({ newPage }) => {
    const page = await openPage(newPage, product, admin);
    for (const [address, button] of dialogs()) {
      await open(page, address);
      await page.getByRole('main').getByRole('button', { name: button }).first().click();
      await see(page.getByRole('dialog').or(page.getByRole('alertdialog')));
      await page.waitForLoadState('networkidle');
      expect(await inspectWidths(page)).toEqual([]);
    }
  });
});

test.for(['en-US', 'de-DE', 'fr-FR', 'es-ES', 'nl-NL'])(
  'every choice of the settings is shown whole on a phone in %s',
  async (locale, { newPage }) => {
    const page = await openPage(newPage, product, admin, { locale, viewport: { width: 375, height: 667 } });
    await open(page, '/admin/settings');
    const tabs = page.getByRole('tab');
    for (let tab = 0; tab < (await tabs.count()); tab += 1) {
      await tabs.nth(tab).click();
      const cut = await page.locator('main select').evaluateAll((selects) =>
        selects.flatMap((select) => {
          const room = select.clientWidth;
          const options = [...select.querySelectorAll('option')].map((option) => option.label);
          return options.filter((option) => {
            // The browser makes a select as wide as its longest option, unless it is told otherwise.
            const alone = select.ownerDocument.createElement('select');
            alone.className = select.className;
            alone.style.cssText = 'width: auto !important; max-width: none; position: absolute';
            alone.append(new Option(option));
            select.after(alone);
            const { clientWidth } = alone;
            alone.remove();
            return clientWidth > room;
          });
        }),
      );
      expect(cut).toEqual([]);
    }
  },
);

test('from 320 to 1440 pixels nothing scrolls sideways', async ({ newPage }) => {
  const page = await openPage(newPage, product, admin);
  for (const address of addresses()) {
    await open(page, address);
    for (const width of [320, 375, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const place = `${address} at ${width} pixels`;
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), place).toBeLessThanOrEqual(
        0,
      );
      // Tables fit too, without scrolling.
      const tables = page.locator('main div:has(> table:not(.sr-only))');
      const overflow = await tables.evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth));
      expect(
        overflow.filter((pixels) => pixels > 0),
        place,
      ).toEqual([]);
    }
  }
});
