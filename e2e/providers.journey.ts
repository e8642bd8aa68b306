import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test as base } from './journey.ts';
import { createAccount } from './person.ts';
import { type Product, startProduct } from './product.ts';
import { see, seeGone } from './see.ts';
import { type OpenIdStub, startOpenIdStub } from './stubs/openid-provider.ts';

let stub: OpenIdStub;
let product: Product;
beforeAll(async () => {
  stub = await startOpenIdStub();
  product = await startProduct({
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

/** Pages of a product with another place to sign in. */
const test = base.extend('page', ({ newPage }) => newPage({ baseURL: product.url }));

const newPerson = () => {
  const sub = randomUUID();
  return { sub, email: `person-${sub}@mail.example`, email_verified: true, name: 'Ada Sample' };
};

describe('signing in through another provider', () => {
  test('the button named after it leads there and back, signed in', async ({ page }) => {
    stub.failWith(null);
    stub.signInAs(newPerson());
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue with Sample Works' }).click();
    await see(page.getByRole('heading', { name: 'Your Resume Dashboard' }));
    expect(new URL(page.url()).search).toBe('');
    expect(new URL(page.url()).hash).toBe('');
  });

  test('a refusal there is reported here, and nobody is signed in', async ({ page }) => {
    stub.failWith('denied');
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue with Sample Works' }).click();
    await see(page.getByText('The user said no'));
    stub.failWith(null);
  });

  test('it can be connected to an account, and disconnected again', async ({ page }) => {
    stub.failWith(null);
    const person = newPerson();
    stub.signInAs(person);
    await createAccount(page);
    await page.goto('/account');
    await page.getByRole('button', { name: 'Connect Sample Works' }).click();
    await see(page.getByText(person.email));
    const row = page.getByRole('listitem').filter({ hasText: 'Sample Works' });
    await row.getByRole('button', { name: 'Disconnect' }).click();
    await seeGone(page.getByText(person.email));
  });
});
