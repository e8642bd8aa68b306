import { describe, expect } from 'vitest';
import { nurse } from './data/trades.ts';
import { inspect } from './inspect.ts';
import { test } from './journey.ts';
import { analyze, createAccount, fillAnalyzer } from './person.ts';
import { see } from './see.ts';

describe('axe finds nothing', () => {
  test('on the pages of a visitor', async ({ page }) => {
    for (const path of [
      '/',
      '/login',
      '/register',
      '/forgot-password',
      '/reset-password',
      '/verify',
      '/verify?token_hash=x&type=signup',
      '/no/such/page',
      '/about-data',
    ]) {
      await page.goto(path);
      await see(page.getByRole('heading', { level: 1 }));
      expect(await inspect(page)).toEqual([]);
    }
    await page.goto('/dashboard');
    await see(page.getByRole('dialog', { name: 'Login to Your Account' }));
    expect(await inspect(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('tab', { name: 'Register' }).click();
    expect(await inspect(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();
    await see(page.getByRole('heading', { name: 'Authentication Required' }));
    expect(await inspect(page)).toEqual([]);
  });

  test("on a visitor's score", async ({ page }) => {
    await page.goto('/');
    await page.getByRole('textbox', { name: 'Job Description' }).fill(nurse.jobDescription);
    await page.getByRole('textbox', { name: 'Your Resume' }).fill(nurse.resumeText);
    await page.getByRole('button', { name: 'See my score' }).click();
    await see(page.getByRole('heading', { name: 'ATS Match Score' }));
    expect(await inspect(page)).toEqual([]);
  });

  test('from the analyzer to the dashboard, with their dialogs', async ({ page }) => {
    await createAccount(page);
    await page.goto('/dashboard');
    await see(page.getByRole('heading', { name: 'Your Resume Dashboard' }));
    expect(await inspect(page)).toEqual([]);
    await page.goto('/resume-analyzer');
    await fillAnalyzer(page, nurse);
    expect(await inspect(page)).toEqual([]);
    await analyze(page, nurse);
    expect(await inspect(page)).toEqual([]);
    await page
      .getByRole('button', { name: /, (found|missing)$/ })
      .first()
      .click();
    expect(await inspect(page)).toEqual([]);
    await page.getByRole('button', { name: 'Optimize Resume' }).click();
    await see(page.getByRole('dialog', { name: 'Which of these are true of you?' }));
    expect(await inspect(page)).toEqual([]);

    await page.goto('/account');
    await page.getByRole('button', { name: 'Add an authenticator app' }).click();
    await see(page.getByRole('img', { name: 'QR code for the authenticator app' }));
    expect(await inspect(page)).toEqual([]);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await see(page.getByRole('dialog', { name: 'Delete your account?' }));
    expect(await inspect(page)).toEqual([]);

    await page.goto('/dashboard');
    await see(page.getByRole('row', { name: nurse.jobTitle }));
    expect(await inspect(page)).toEqual([]);
    for (const filter of ['Score', 'Date']) {
      await page.getByRole('search').getByRole('button', { name: filter }).click();
      await see(page.getByRole('dialog'));
      expect(await inspect(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: `View details of ${nurse.jobTitle}` }).click();
    const detail = page.getByRole('dialog', { name: nurse.jobTitle });
    await see(detail.getByText('TESSA R. HOLLOWBROOK, RN, BSN'));
    expect(await inspect(page)).toEqual([]);
    await detail.getByRole('button', { name: 'Delete' }).click();
    await see(page.getByRole('alertdialog'));
    expect(await inspect(page)).toEqual([]);
  });

  test('on a phone, with its menu and cards', async ({ newPage }) => {
    const page = await newPage({ viewport: { width: 375, height: 740 } });
    await createAccount(page);
    await analyze(page, nurse);
    expect(await inspect(page)).toEqual([]);
    await page.goto('/dashboard');
    await see(page.getByRole('listitem').filter({ hasText: nurse.jobTitle }));
    expect(await inspect(page)).toEqual([]);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await see(page.getByRole('dialog', { name: 'Menu' }));
    expect(await inspect(page)).toEqual([]);
  });
});
