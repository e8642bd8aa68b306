import { afterAll, beforeAll, describe, expect } from 'vitest';
import { nurse } from './data/trades.ts';
import { readEmail } from './emails.ts';
import { test as base } from './journey.ts';
import { buildPerson, fields, fillLogin, fillRegistration } from './person.ts';
import { type Product, startProduct } from './product.ts';
import { see } from './see.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ AUTH_EMAIL_AUTOCONFIRM: 'false', AUTH_MIN_SEND_INTERVAL: '0' });
});
afterAll(() => product.dispose());

/** Pages of a product where a new email address has to be confirmed. */
const test = base.extend('page', ({ newPage }) => newPage({ baseURL: product.url }));

describe('where email addresses are confirmed', () => {
  test('a new person opens the link in the email, presses its button and is signed in', async ({ newPage, page }) => {
    const person = buildPerson();
    await page.goto('/register');
    await fillRegistration(page, person);
    await see(page.getByRole('heading', { name: 'Check your email' }));
    const { link } = await readEmail(product, person.email, /Confirm/);
    // A scanner that follows every link in a mailbox uses nothing up.
    const scanner = await newPage({ baseURL: product.url });
    await scanner.goto(link);
    await see(scanner.getByRole('button', { name: 'Confirm address' }));
    await openLink(page, link, 'Confirm address');
    await see(page.getByRole('heading', { name: 'Your Resume Dashboard' }));
    const other = await newPage({ baseURL: product.url });
    await other.goto('/login');
    await fillLogin(other, person);
    await see(other.getByRole('heading', { name: 'Your Resume Dashboard' }));
  });

  test('a visitor who tried two texts stands in their results after the link, and they are saved once', async ({
    page,
  }) => {
    const person = buildPerson();
    await page.goto('/');
    await fields.jobDescription(page).fill(nurse.jobDescription);
    await fields.resumeText(page).fill(nurse.resumeText);
    await page.getByRole('button', { name: 'See my score' }).click();
    await page.getByRole('button', { name: 'Login / Register' }).click();
    await fillRegistration(page, person);
    await see(page.getByRole('heading', { name: 'Check your email' }));
    const { link } = await readEmail(product, person.email, /Confirm/);
    // The email's link opens a second tab; the first one waits for the code.
    const tab = await page.context().newPage();
    await openLink(tab, link, 'Confirm address');
    for (const one of [tab, page]) {
      await see(one.getByRole('heading', { name: 'Analysis Results' }));
      await see(one.getByText('Saved to your dashboard'));
    }
    await tab.getByRole('link', { name: 'Dashboard' }).first().click();
    await see(tab.getByRole('link', { name: 'Registered Nurse (RN)' }));
    expect(await tab.getByRole('link', { name: 'Registered Nurse (RN)' }).count()).toBe(1);
  });

  test('opened in another browser, the link asks for a new password; the one from the sign-up is refused', async ({
    newPage,
    page,
  }) => {
    const stranger = buildPerson();
    await page.goto('/register');
    await fillRegistration(page, stranger);
    await see(page.getByRole('heading', { name: 'Check your email' }));
    const { link } = await readEmail(product, stranger.email, /Confirm/);
    const owner = await newPage({ baseURL: product.url });
    await openLink(owner, link, 'Confirm address');
    await see(owner.getByText('The sign-up did not begin in this browser'));
    await owner.getByLabel('Password').fill('a password of the owner');
    await owner.getByRole('button', { name: 'Save password' }).click();
    await see(owner.getByText('Password saved'));
    await see(owner.getByRole('heading', { name: 'Your Resume Dashboard' }));

    await page.goto('/login');
    await fillLogin(page, stranger);
    await see(page.getByText('Invalid login credentials'));
    await fillLogin(page, { ...stranger, password: 'a password of the owner' });
    await see(page.getByRole('heading', { name: 'Your Resume Dashboard' }));
  });

  test('tokens and codes in a URL that nobody requested here sign nobody in, and replace no session', async ({
    newPage,
    page,
  }) => {
    await registerByEmail(page);
    const tokens = await page.evaluate(() => JSON.parse(localStorage.getItem('shortlist-auth') ?? ''));
    const fragment = new URLSearchParams({
      access_token: tokens.access_token,
      refresh_token: tokens.refresh_token,
      expires_in: '3600',
      token_type: 'bearer',
    });
    const victim = await newPage({ baseURL: product.url });
    const person = await registerByEmail(victim);
    for (const attack of [`#${fragment}`, '?code=7d2c8f9e-5b1a-4c63-9a6e-0a1b2c3d4e5f']) {
      await victim.goto('about:blank');
      await victim.goto(`/account${attack}`);
      await see(victim.getByText('This link was not used'));
      await see(victim.getByText(`Your address is ${person.email}.`));
      expect(victim.url()).toBe(`${product.url}/account`);
    }
    const visitor = await newPage({ baseURL: product.url });
    await visitor.goto(`/dashboard#${fragment}`);
    await see(visitor.getByText('This link was not used'));
    expect(await visitor.evaluate(() => localStorage.getItem('shortlist-auth'))).toBeNull();
  });

  test('typing the code works too; without either the password does not open the account', async ({
    newPage,
    page,
  }) => {
    const person = buildPerson();
    await page.goto('/register');
    await fillRegistration(page, person);
    await see(page.getByRole('heading', { name: 'Check your email' }));
    const other = await newPage({ baseURL: product.url });
    await other.goto('/login');
    await fillLogin(other, person);
    await see(other.getByText('Email not confirmed'));

    const { code } = await readEmail(product, person.email, /Confirm/);
    await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await see(page.getByText(/expired or is invalid/));
    await page.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await see(page.getByRole('heading', { name: 'Your Resume Dashboard' }));
  });

  test('a forgotten password is replaced by way of an email; the old one is refused', async ({ newPage, page }) => {
    const person = await registerByEmail(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    await see(page.getByText('Logged out'));
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send email' }).click();
    await see(page.getByText(`If ${person.email} has an account`));
    const { link } = await readEmail(product, person.email, /Reset/);
    await openLink(page, link, 'Set a new password');
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

    // The link is used up, and says so instead of failing silently.
    const third = await newPage({ baseURL: product.url });
    await openLink(third, link, 'Set a new password');
    await see(third.getByText('This link has been used or has expired.'));
    await third.getByRole('link', { name: 'Send another email' }).click();
    await see(third.getByRole('heading', { name: 'Forgot your password?' }));
  });

  test('an email address without an account gets the same answer, but no email', async ({ page }) => {
    const nobody = buildPerson();
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill(nobody.email);
    await page.getByRole('button', { name: 'Send email' }).click();
    await see(page.getByText(`If ${nobody.email} has an account`));
  });

  test('a code from an email signs in without a password', async ({ newPage, page }) => {
    const person = await registerByEmail(page);
    const other = await newPage({ baseURL: product.url });
    await other.goto('/login');
    await other.getByRole('button', { name: 'Email me a code instead' }).click();
    await other.getByLabel('Email').fill(person.email);
    await other.getByRole('button', { name: 'Send code' }).click();
    await see(other.getByText(`We sent an email to ${person.email}`));
    const { code } = await readEmail(product, person.email, /sign-in/);
    await other.getByLabel('Code').fill(code);
    await other.getByRole('button', { name: 'Confirm' }).click();
    await see(other.getByRole('heading', { name: 'Your Resume Dashboard' }));
  });

  test('a change of email address waits for both emails, wherever they are opened', async ({ newPage, page }) => {
    const person = await registerByEmail(page);
    const { email } = buildPerson();
    await page.goto('/account');
    await page.getByLabel('New email address').fill(email);
    await page.getByRole('button', { name: 'Change address' }).click();
    await see(page.getByText(`The change to ${email} is waiting to be confirmed.`));
    const [toNew, toOld] = [
      await readEmail(product, email, /change/),
      await readEmail(product, person.email, /change/),
    ];
    await openLink(page, toNew.link, 'Confirm the change');
    await see(page.getByText('Link accepted'));
    const other = await newPage({ baseURL: product.url });
    await openLink(other, toOld.link, 'Confirm the change');
    await see(other.getByText(`Your address is ${email}.`));
    await page.goto('/account');
    await see(page.getByText(`Your address is ${email}.`));
    await expect.poll(() => page.getByText('is waiting to be confirmed').count()).toBe(0);
  });
});

/** Opens the link in an email and presses the only button on its page. */
async function openLink(page: Parameters<typeof fillLogin>[0], link: string, button: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('main').getByRole('button', { name: button }).click();
}

async function registerByEmail(page: Parameters<typeof fillLogin>[0]) {
  const person = buildPerson();
  await page.goto('/register');
  await fillRegistration(page, person);
  await see(page.getByRole('heading', { name: 'Check your email' }));
  const { code } = await readEmail(product, person.email, /Confirm/);
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await see(page.getByRole('heading', { name: 'Your Resume Dashboard' }));
  return person;
}
