import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { nurse } from './data/trades.ts';
import { inspect } from './inspect.ts';
import { test } from './journey.ts';
import { analyze, createAccount, fillLogin, readDownload, register } from './person.ts';
import { see, seeGone } from './see.ts';

describe('the account page', () => {
  test('changes the name and the password, and ends the other sessions', async ({ newPage, page }) => {
    const person = await register(page);
    const other = await newPage();
    await other.goto('/login');
    await fillLogin(other, person);
    await see(other.getByRole('heading', { name: 'Your Resume Dashboard' }));

    await page.getByRole('link', { name: 'Account' }).click();
    await page.getByLabel('Name').fill('Tessa Hollowbrook');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await see(page.getByText('Profile updated'));
    await page.reload();
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Tessa Hollowbrook');

    const sessions = page.getByRole('region', { name: 'Other devices' }).getByRole('listitem');
    await see(sessions.filter({ hasText: 'This browser' }));
    await see(sessions.filter({ hasText: /Chrome on .*used in the last hour/ }));
    expect(await inspect(page)).toEqual([]);

    await page.getByLabel('New password').fill('iloveyou');
    await see(page.getByText('This is one of the most common passwords'));
    await page.getByRole('button', { name: 'Change password' }).click();
    await see(page.getByText('Enter your current password.'));
    await page.getByLabel('Current password').fill('not the one');
    await page.getByRole('button', { name: 'Change password' }).click();
    await see(page.getByText('Current password is wrong.'));
    await page.getByLabel('Current password').fill(person.password);
    await page.getByLabel('New password').fill('short');
    await page.getByRole('button', { name: 'Change password' }).click();
    await see(page.getByText('Password should be at least 6 characters.'));
    await page.getByLabel('New password').fill('quite another password');
    await page.getByRole('button', { name: 'Change password' }).click();
    await see(page.getByText('Your other devices were signed out.'));

    // The session ended with the password change: its token, otherwise valid for an hour, no longer opens anything.
    await expectSignedOut(other);
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await see(page.getByText('Only this browser is still signed in.'));
    await expect.poll(() => sessions.count()).toBe(1);
  });

  test('signs one device out from another, and leaves a third signed in', async ({ newPage, page }) => {
    const person = await register(page);
    const elsewhere = async (userAgent: string) => {
      const other = await newPage({ userAgent });
      await other.goto('/login');
      await fillLogin(other, person);
      await see(other.getByRole('heading', { name: 'Your Resume Dashboard' }));
      return other;
    };
    const lost = await elsewhere('Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0');
    const kept = await elsewhere('Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36');

    await page.goto('/account');
    const region = page.getByRole('region', { name: 'Other devices' });
    await region.getByRole('button', { name: 'Sign out Firefox on Windows' }).click();
    await see(page.getByText('Firefox on Windows has to sign in again to open your account.'));
    await expect.poll(() => region.getByRole('listitem').count()).toBe(2);
    await see(region.getByText('Chrome on Android'));

    await expectSignedOut(lost);
    await kept.reload();
    await see(kept.getByRole('heading', { name: 'Your Resume Dashboard' }));
    await region.getByRole('button', { name: 'Sign out Chrome on Android' }).click();
    await see(region.getByText('You are not signed in anywhere else.'));
  });

  test('turns the second step on, and from then on the pages need its code', async ({ newPage, page }) => {
    const person = await createAccount(page);
    await page.goto('/account');
    await page.getByRole('button', { name: 'Add an authenticator app' }).click();
    await see(page.getByRole('img', { name: 'QR code for the authenticator app' }));
    const secret = (await page.locator('code').textContent()) ?? '';
    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    await page.getByLabel('Code from the app').fill('12');
    await page.getByRole('button', { name: 'Turn on' }).click();
    await see(page.getByText('Enter the 6 digits that the app shows.'));
    await page.getByLabel('Code from the app').fill(app.generate());
    await page.getByRole('button', { name: 'Turn on' }).click();
    await see(page.getByText('Second step turned on'));
    await see(page.getByText(/^Authenticator app/));

    const other = await newPage();
    await other.goto('/login');
    await fillLogin(other, person);
    await see(other.getByRole('heading', { name: 'Second step' }));
    await expect.poll(() => other.getByRole('heading', { name: 'Your Resume Dashboard' }).count()).toBe(0);
    // A code works once, so the one that turned it on is used up: the next one is within the tolerance.
    await other.getByLabel('Code from the app').fill(app.generate({ timestamp: Date.now() + 30_000 }));
    await other.getByRole('button', { name: 'Continue' }).click();
    await see(other.getByRole('heading', { name: 'Your Resume Dashboard' }));

    await other.goto('/account');
    await other.getByRole('button', { name: 'Remove' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await see(other.getByText('Second step removed'));
    await seeGone(other.getByText(/^Authenticator app .*since/));
  });

  test('exports the stored data, and deletes it with the account', async ({ page }) => {
    const person = await createAccount(page);
    await page.goto('/resume-analyzer');
    await analyze(page, nurse);
    await see(page.getByText('Analysis Saved'));
    await page.goto('/account');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export my data' }).click();
    const data: unknown = JSON.parse(await readDownload(await downloading));
    expect(data).toMatchObject({
      user: { email: person.email },
      profiles: [{ email: person.email }],
      resumes: [{ job_title: nurse.jobTitle, resume_text: nurse.resumeText }],
    });

    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect.poll(() => dialog.getByRole('button', { name: 'Delete for good' }).isDisabled()).toBe(true);
    await dialog.getByLabel(`Type ${person.email} to confirm`).fill(person.email);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await see(page.getByText('Account deleted'));
    expect(new URL(page.url()).pathname).toBe('/');
    await page.goto('/login');
    await fillLogin(page, person);
    await see(page.getByText('Invalid login credentials'));
  });
});

/** Waits until the dashboard asks to sign in: a server process forgets what it cached about a session within five seconds. */
async function expectSignedOut(page: Page): Promise<void> {
  const signIn = page.getByRole('dialog').getByRole('button', { name: 'Login', exact: true });
  const isAsked = async () => {
    await page.goto('/dashboard');
    return signIn.waitFor({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(isAsked, { timeout: 20_000 }).toBe(true);
}
