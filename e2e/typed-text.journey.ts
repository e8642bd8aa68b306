import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { nurse } from './data/trades.ts';
import { test } from './journey.ts';
import { createAccount, fields, fillAnalyzer, fillLogin, touchAnalyzer } from './person.ts';
import { startProduct } from './product.ts';
import { see } from './see.ts';

describe('what was typed', () => {
  test('survives a reload and a login', async ({ page }) => {
    const person = await createAccount(page);
    await page.goto('/resume-analyzer');
    await fillAnalyzer(page, nurse);
    await page.reload();
    await expect.poll(() => fields.resumeText(page).inputValue()).toBe(nurse.resumeText);

    // The session ends without the page noticing.
    await page.evaluate(() => localStorage.removeItem('shortlist-auth'));
    await page.reload();
    await see(page.getByRole('dialog', { name: 'Login to Your Account' }));
    await fillLogin(page, person);
    await expect.poll(() => fields.jobDescription(page).inputValue()).toBe(nurse.jobDescription);
    await expect.poll(() => fields.jobTitle(page).inputValue()).toBe(nurse.jobTitle);
    await expect.poll(() => fields.resumeText(page).inputValue()).toBe(nurse.resumeText);
  });

  test('survives a paste of five megabytes, which is refused with a message', async ({ page }) => {
    await createAccount(page);
    await page.goto('/resume-analyzer');
    await fillAnalyzer(page, nurse);
    await paste(fields.resumeText(page), 'resume '.repeat(750_000));
    await see(page.getByText(/What you pasted has 5,250,000 characters, over the limit of 200,000/));
    await expect.poll(() => fields.resumeText(page).inputValue()).toBe(nurse.resumeText);
    await page.getByRole('button', { name: 'Analyze Resume & Save' }).click();
    await see(page.getByRole('heading', { name: 'Analysis Results' }));
  });

  test('may be over the limit: the page says so and cuts nothing', async ({ page }) => {
    await createAccount(page);
    await page.goto('/resume-analyzer');
    const long = 'word '.repeat(50_000);
    await fillAnalyzer(page, { ...nurse, resumeText: long });
    await see(page.getByText(/The resume is 50,000 characters over the limit of 200,000/));
    await expect.poll(() => page.getByRole('button', { name: 'Analyze Resume & Save' }).isDisabled()).toBe(true);
    await expect.poll(() => fields.resumeText(page).inputValue()).toBe(long);
  });

  test('survives a server that is gone, and is analysed once it is back', async ({
    newPage,
    onTestFinished,
    tolerated,
  }) => {
    tolerated.push(/.*/);
    const product = await startProduct();
    onTestFinished(product.dispose);
    const page = await newPage({ baseURL: product.url });
    await createAccount(page);
    await page.goto('/resume-analyzer');
    await fillAnalyzer(page, nurse);
    await see(page.getByText('2 scans left today.'));
    await touchAnalyzer(page);
    await product.stop('SIGKILL');

    await page.getByRole('button', { name: 'Analyze Resume & Save' }).click();
    // Product rule 8.4: matching in the browser, said to be limited, and not saved.
    await see(page.getByText('AI Analysis Issue'));
    await see(page.getByText(/^AI analysis unavailable: /));
    await see(page.getByRole('heading', { name: 'Analysis Results' }));
    await page.getByRole('button', { name: 'Start New Analysis' }).click();
    await expect.poll(() => fields.resumeText(page).inputValue()).toBe(nurse.resumeText);

    await product.start();
    await page.getByRole('button', { name: 'Analyze Resume & Save' }).click();
    await see(page.getByText('Saved to your dashboard'));
  });
});

/** Pastes with the keyboard. Journeys share the browser's clipboard; no other journey uses it. */
async function paste(target: Locator, text: string): Promise<void> {
  const page = target.page();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await target.press('ControlOrMeta+V');
}
