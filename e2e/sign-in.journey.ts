import { describe, expect } from 'vitest';
import { test } from './journey.ts';
import { buildPerson, fields, fillLogin, fillRegistration, register } from './person.ts';
import { see, seeGone, seeScriptsStarted } from './see.ts';

describe('signing in', () => {
  test('a wrong password is refused with a message, and what was typed stays', async ({ newPage, page }) => {
    const person = await register(page);
    const other = await newPage();
    await other.goto('/login');
    await fillLogin(other, { ...person, password: 'not the password' });
    await see(other.getByText('Login failed'));
    // The form says it too, in other words, and keeps saying it.
    await see(other.getByRole('main').getByText(/do not go together/));
    await expect.poll(() => other.getByLabel('Email').inputValue()).toBe(person.email);
    await fillLogin(other, person);
    await see(other.getByRole('heading', { name: 'Your Resume Dashboard' }));
  });

  test('an email address with an account cannot register again, and a short password is refused', async ({
    newPage,
    page,
  }) => {
    const person = await register(page);
    const other = await newPage();
    await other.goto('/register');
    await fillRegistration(other, person);
    await see(other.getByText('Registration failed'));
    await fillRegistration(other, { ...buildPerson(), password: 'short' });
    await see(other.getByText('Registration failed'));
    expect(new URL(other.url()).pathname).toBe('/register');
  });

  test('a protected page asks for it, and opens afterwards', async ({ newPage, page }) => {
    const person = await register(page);
    const other = await newPage();
    await other.goto('/resume-analyzer');
    await see(other.getByRole('dialog', { name: 'Login to Your Account' }));
    await other.keyboard.press('Escape');
    await see(other.getByRole('heading', { name: 'Authentication Required' }));
    await other.getByRole('link', { name: 'Login Page' }).click();
    await fillLogin(other, person);
    await see(other.getByRole('heading', { name: 'Resume Analyzer' }));
  });

  test('signing out in one tab signs out the other', async ({ page }) => {
    await register(page);
    const second = await page.context().newPage();
    await second.goto('/dashboard');
    await see(second.getByText('No Saved Resumes'));
    await page.getByRole('button', { name: 'Logout' }).click();
    await see(page.getByText('Logged out'));
    expect(new URL(page.url()).pathname).toBe('/');
    await seeGone(second.getByText('No Saved Resumes'));
    await see(second.getByRole('dialog', { name: 'Login to Your Account' }));
  });

  test('an expired session refreshes by itself', async ({ page }) => {
    await register(page);
    const expired = await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('shortlist-auth') ?? '');
      const past = Math.floor(Date.now() / 1000) - 60;
      localStorage.setItem('shortlist-auth', JSON.stringify({ ...session, expires_at: past }));
      return session.refresh_token;
    });
    const refreshed = page.waitForResponse((answer) => answer.url().includes('grant_type=refresh_token'));
    await page.reload();
    expect((await refreshed).status()).toBe(200);
    await see(page.getByText('No Saved Resumes'));
    const current = await page.evaluate(() => JSON.parse(localStorage.getItem('shortlist-auth') ?? '').refresh_token);
    expect(current).not.toBe(expired);
  });

  test('a forged session is ended, and the person is asked to sign in', async ({ page, tolerated }) => {
    tolerated.push(/Refresh Token/);
    await register(page);
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('shortlist-auth') ?? '');
      const forged = { ...session, refresh_token: 'made-up', access_token: 'made.up.too', expires_at: 1 };
      localStorage.setItem('shortlist-auth', JSON.stringify(forged));
    });
    await page.reload();
    await see(page.getByRole('dialog', { name: 'Login to Your Account' }));
  });

  test('works by keyboard alone', async ({ newPage, page }) => {
    const person = await register(page);
    const other = await newPage();
    await other.goto('/');
    await seeScriptsStarted(other);
    await other.keyboard.press('Tab');
    expect(await other.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    await pressTabUntil(other, 'Login');
    await other.keyboard.press('Enter');
    const dialog = other.getByRole('dialog', { name: 'Login to Your Account' });
    await see(dialog);
    // The focus starts in the dialog's first field.
    await expect.poll(() => other.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
    await other.keyboard.type(person.email);
    await other.keyboard.press('Tab');
    await other.keyboard.type(person.password);
    await other.keyboard.press('Enter');
    await see(other.getByText('Login successful'));
    await seeGone(dialog);
    await pressTabUntil(other, 'Resume Analyzer');
    await other.keyboard.press('Enter');
    await see(other.getByRole('heading', { name: 'Resume Analyzer' }));
    await see(fields.jobDescription(other));
  });
});

/** Moves the focus on until it reaches the element with this label. */
async function pressTabUntil(page: Parameters<typeof register>[0], label: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(() => document.activeElement?.textContent)) === label) return;
  }
  throw new Error(`Forty presses of Tab did not reach “${label}”.`);
}
