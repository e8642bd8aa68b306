import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { readEmail } from './emails.ts';
import { test as base } from './journey.ts';
import { createAccount } from './person.ts';
import { type Product, startProduct } from './product.ts';
import { see, seeGone } from './see.ts';
import { type OpenIdStub, startOpenIdStub } from './stubs/openid-provider.ts';

/** How many seconds signing in counts as recent here. */
const RECENT = 8;

let stub: OpenIdStub;
let product: Product;
beforeAll(async () => {
  stub = await startOpenIdStub();
  product = await startProduct({
    AUTH_RECENT_SIGN_IN: String(RECENT),
    AUTH_MIN_SEND_INTERVAL: '0',
    AUTH_OIDC_ISSUER: stub.url,
    AUTH_OIDC_CLIENT_ID: stub.clientId,
    AUTH_OIDC_CLIENT_SECRET: stub.clientSecret,
    AUTH_OIDC_LABEL: 'Sample Works',
  });
});
afterAll(async () => {
  await product.dispose();
  await stub.close();
});

/** Pages of a product where signing in soon no longer counts as recent. */
const test = base.extend('page', ({ newPage }) => newPage({ baseURL: product.url }));

/** Waits until the newest proof of the page's session is too old. */
function grown(page: Page): Promise<void> {
  const age = () =>
    page.evaluate(() => {
      const { access_token: token } = JSON.parse(localStorage.getItem('shortlist-auth') ?? '');
      const { amr } = JSON.parse(atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')));
      return Date.now() / 1000 - amr[0].timestamp;
    });
  return expect.poll(age, { timeout: 4 * RECENT * 1000, interval: 500 }).toBeGreaterThan(RECENT);
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' });

describe('a person who signed in a while ago proves again who they are', () => {
  test('by the password; then adding the second step continues, and removing it asks for its code', async ({
    page,
  }) => {
    const { password } = await createAccount(page);
    await page.goto('/account');
    await grown(page);
    await page.getByRole('button', { name: 'Add an authenticator app' }).click();
    await question(page).getByLabel('Password').fill('not the password');
    await question(page).getByRole('button', { name: 'Confirm' }).click();
    await see(question(page).getByText('Invalid login credentials'));
    await question(page).getByLabel('Password').fill(password);
    await question(page).getByRole('button', { name: 'Confirm' }).click();
    await see(page.getByRole('img', { name: 'QR code for the authenticator app' }));
    const app = new TOTP({ secret: Secret.fromBase32((await page.locator('code').textContent()) ?? '') });
    await page.getByLabel('Code from the app').fill(app.generate());
    await page.getByRole('button', { name: 'Turn on' }).click();
    await see(page.getByText('Second step turned on'));

    await grown(page);
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await question(page)
      .getByLabel('Code from the app')
      .fill(app.generate({ timestamp: Date.now() + 30_000 }));
    await question(page).getByRole('button', { name: 'Continue' }).click();
    await see(page.getByText('Second step removed'));
  });

  test('by a code from an email; without it nothing changes', async ({ page }) => {
    const { email } = await createAccount(page);
    await page.goto('/account');
    await grown(page);
    await page.getByRole('button', { name: 'Add an authenticator app' }).click();
    await see(question(page));
    await page.keyboard.press('Escape');
    await see(page.getByText('You need to sign in again for this. Nothing was changed.'));

    await page.reload();
    await page.getByRole('button', { name: 'Add an authenticator app' }).click();
    await question(page).getByRole('button', { name: 'Email me a code instead' }).click();
    await see(question(page).getByLabel('Code'));
    const { code } = await readEmail(product, email, /sign-in/);
    await question(page).getByLabel('Code').fill(code);
    await question(page).getByRole('button', { name: 'Confirm' }).click();
    await see(page.getByRole('img', { name: 'QR code for the authenticator app' }));
  });

  test('by the provider, whose page leads back to where the person left off', async ({ page }) => {
    const sub = randomUUID();
    stub.signInAs({ sub, email: `person-${sub}@mail.example`, email_verified: true, name: 'Ada Sample' });
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue with Sample Works' }).click();
    await see(page.getByRole('heading', { name: 'Your Resume Dashboard' }));
    await page.goto('/account');
    await grown(page);
    await page.getByRole('button', { name: 'Add an authenticator app' }).click();
    await question(page).getByRole('button', { name: 'Continue with Sample Works' }).click();
    await see(page.getByRole('img', { name: 'QR code for the authenticator app' }));
    await seeGone(question(page));
  });
});
