import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test as base } from './journey.ts';
import { readLetter } from './letters.ts';
import { buildPerson, fillLogin, fillRegistration } from './person.ts';
import { type Product, startProduct } from './product.ts';
import { see } from './see.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ AUTH_EMAIL_AUTOCONFIRM: 'false', AUTH_MIN_SEND_INTERVAL: '0' });
});
afterAll(() => product.dispose());

/** Pages of a product where a new address has to be confirmed. */
const test = base.extend('page', ({ newPage }) => newPage({ baseURL: product.url }));

describe('where addresses are confirmed', () => {
  test('a new person opens the link of the letter and is in', async ({ page }) => {
    const person = buildPerson();
    await page.goto('/register');
    await fillRegistration(page, person);
    await see(page.getByRole('heading', { name: 'Check your email' }));
    const { link } = await readLetter(product, person.email, /Confirm/);
    await page.goto(link);
    await see(page.getByRole('heading', { name: 'Your Resume Dashboard' }));
  });

  test('or types its code; without either the password does not open the account', async ({ newPage, page }) => {
    const person = buildPerson();
    await page.goto('/register');
    await fillRegistration(page, person);
    await see(page.getByRole('heading', { name: 'Check your email' }));
    const other = await newPage({ baseURL: product.url });
    await other.goto('/login');
    await fillLogin(other, person);
    await see(other.getByText('Email not confirmed'));

    const { code } = await readLetter(product, person.email, /Confirm/);
    await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await see(page.getByText(/expired or is invalid/));
    await page.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await see(page.getByRole('heading', { name: 'Your Resume Dashboard' }));
  });

  test('who forgot the password sets a new one by the letter; the old one is refused', async ({ newPage, page }) => {
    const person = await registerByLetter(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    await see(page.getByText('Logged out'));
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send letter' }).click();
    await see(page.getByText(`If ${person.email} has an account`));
    const { link } = await readLetter(product, person.email, /Reset/);
    await page.goto(link);
    await see(page.getByRole('heading', { name: 'Set a new password' }));
    await page.getByLabel('Password').fill('quite another password');
    await page.getByRole('button', { name: 'Save password' }).click();
    await see(page.getByText('Password changed'));
    await see(page.getByRole('heading', { name: 'Your Resume Dashboard' }));

    const other = await newPage({ baseURL: product.url });
    await other.goto('/login');
    await fillLogin(other, person);
    await see(other.getByText('Invalid login credentials'));
    await fillLogin(other, { ...person, password: 'quite another password' });
    await see(other.getByRole('heading', { name: 'Your Resume Dashboard' }));

    // The link is spent, and says so instead of failing silently.
    const third = await newPage({ baseURL: product.url });
    await third.goto(link);
    await see(third.getByText('This link did not work'));
    await see(third.getByText('This link has been used, or its time is over.'));
  });

  test('an address without an account is answered alike, and gets no letter', async ({ page }) => {
    const nobody = buildPerson();
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill(nobody.email);
    await page.getByRole('button', { name: 'Send letter' }).click();
    await see(page.getByText(`If ${nobody.email} has an account`));
  });

  test('a code from a letter signs in without a password', async ({ newPage, page }) => {
    const person = await registerByLetter(page);
    const other = await newPage({ baseURL: product.url });
    await other.goto('/login');
    await other.getByRole('button', { name: 'Email me a code instead' }).click();
    await other.getByLabel('Email').fill(person.email);
    await other.getByRole('button', { name: 'Send code' }).click();
    await see(other.getByText(`We sent a letter to ${person.email}`));
    const { code } = await readLetter(product, person.email, /sign-in/);
    await other.getByLabel('Code').fill(code);
    await other.getByRole('button', { name: 'Confirm' }).click();
    await see(other.getByRole('heading', { name: 'Your Resume Dashboard' }));
  });

  test('a change of address waits for both letters, wherever they are opened', async ({ newPage, page }) => {
    const person = await registerByLetter(page);
    const { email } = buildPerson();
    await page.goto('/account');
    await page.getByLabel('New email address').fill(email);
    await page.getByRole('button', { name: 'Change address' }).click();
    await see(page.getByText(`The change to ${email} waits for its confirmation.`));
    const [toNew, toOld] = [
      await readLetter(product, email, /change/),
      await readLetter(product, person.email, /change/),
    ];
    await page.goto(toNew.link);
    await see(page.getByText('Link accepted'));
    const other = await newPage({ baseURL: product.url });
    await other.goto(toOld.link);
    await see(other.getByText(`Your address is ${email}.`));
    await page.goto('/account');
    await see(page.getByText(`Your address is ${email}.`));
    await expect.poll(() => page.getByText('waits for its confirmation').count()).toBe(0);
  });
});

async function registerByLetter(page: Parameters<typeof fillLogin>[0]) {
  const person = buildPerson();
  await page.goto('/register');
  await fillRegistration(page, person);
  await see(page.getByRole('heading', { name: 'Check your email' }));
  const { code } = await readLetter(product, person.email, /Confirm/);
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await see(page.getByRole('heading', { name: 'Your Resume Dashboard' }));
  return person;
}
