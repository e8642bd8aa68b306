import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { nurse } from './data/trades.ts';
import { inspect } from './inspect.ts';
import { test } from './journey.ts';
import { analyze, createAccount, fields, readScore } from './person.ts';
import { see } from './see.ts';

const results = (page: Page) => page.getByRole('heading', { name: 'Analysis Results' });

describe('the job title', () => {
  test('comes from the posting, follows it, and can be changed afterwards', async ({ page }) => {
    await createAccount(page);
    await page.goto('/resume-analyzer');
    await fields.jobDescription(page).fill('Office Manager\nLarkfield Foods, Wren Hollow\nRun the payroll.');
    await expect.poll(() => fields.jobTitle(page).inputValue()).toBe('Office Manager');
    await fields.jobDescription(page).fill(nurse.jobDescription);
    await expect.poll(() => fields.jobTitle(page).inputValue()).toBe('Registered Nurse (RN)');
    await page
      .getByRole('button', { name: 'Use “Registered Nurse (RN), Marlowe Bay Regional Hospital, Marlowe Bay, OR”' })
      .click();
    await fields.resumeText(page).fill(nurse.resumeText);
    await page.getByRole('button', { name: 'Analyze Resume & Save' }).click();
    await see(results(page));
    await see(page.getByText('Registered Nurse (RN), Marlowe Bay Regional Hospital, Marlowe Bay, OR'));
    await page.waitForURL(/[0-9a-f-]{36}$/);

    await page.getByRole('button', { name: 'Change the job title' }).click();
    const title = page.getByLabel('Job title of this analysis');
    await title.fill('ICU nurse, Marlowe Bay');
    expect(await inspect(page)).toEqual([]);
    await title.press('Enter');
    await see(page.getByText('ICU nurse, Marlowe Bay'));
    await see(page.getByText('Saved to your dashboard'));
    await page.reload();
    await see(page.getByText('ICU nurse, Marlowe Bay'));
    await see(page.getByText('How this score is made'));
    await page.goto('/dashboard');
    await see(page.getByRole('link', { name: 'ICU nurse, Marlowe Bay' }));
  });
});

describe('the path of an analysis', () => {
  test('opens it again after a reload, from Back and from the dashboard, without a scan', async ({ page }) => {
    await createAccount(page);
    await analyze(page, nurse);
    await page.waitForURL(/\/resume-analyzer\/[0-9a-f-]{36}$/);
    const score = await readScore(page, 'ATS Match Score');

    await page.reload();
    await see(results(page));
    expect(await readScore(page, 'ATS Match Score')).toBe(score);
    await see(page.getByText('How this score is made'));
    await see(page.getByText('TESSA R. HOLLOWBROOK, RN, BSN').first());

    await page.goBack();
    await expect.poll(() => fields.resumeText(page).inputValue()).toBe(nurse.resumeText);
    await see(page.getByText('1 scan left today.'));
    await page.goForward();
    await see(results(page));

    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page.getByRole('link', { name: nurse.jobTitle }).click();
    await see(results(page));
    await page.getByRole('button', { name: 'Start New Analysis' }).click();
    await see(page.getByRole('heading', { name: 'Resume Analyzer' }));
    await page.waitForURL(/\/resume-analyzer$/);
  });

  test('is linked from the details, whose buttons stay in view', async ({ newPage }) => {
    const page = await newPage({ viewport: { width: 375, height: 667 } });
    await createAccount(page);
    await analyze(page, nurse);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: `View details of ${nurse.jobTitle}` }).click();
    const detail = page.getByRole('dialog', { name: nurse.jobTitle });
    await see(detail.getByText('TESSA R. HOLLOWBROOK, RN, BSN'));
    const link = detail.getByRole('link', { name: 'Open in the workspace' });
    await expect.poll(async () => (await link.boundingBox())?.y ?? 9999).toBeLessThan(667);
    // More than half of the window stays for what is read, and nothing of it shows below the buttons.
    await expect.poll(async () => (await link.boundingBox())?.y ?? 0).toBeGreaterThan(667 / 2);
    const button = detail.getByRole('button', { name: 'Delete' });
    await expect.poll(async () => ((await button.boundingBox())?.y ?? 0) + 44).toBeGreaterThan(667 - 40);
    expect(await inspect(page)).toEqual([]);
    await link.click();
    await see(results(page));
  });

  test('shows nothing to anybody else: somebody else’s and a wrong one get the same page', async ({
    page,
    newPage,
  }) => {
    await createAccount(page);
    await analyze(page, nurse);
    await page.waitForURL(/[0-9a-f-]{36}$/);
    const path = new URL(page.url()).pathname;
    const other = await newPage();
    await createAccount(other);
    for (const wrong of [path, '/resume-analyzer/no-such-analysis']) {
      const answer = await other.goto(wrong);
      expect(answer?.status()).toBe(200);
      await see(other.getByRole('heading', { name: 'This analysis cannot be found' }));
      expect(await inspect(other)).toEqual([]);
    }
    await other.getByRole('link', { name: 'Go to Dashboard' }).click();
    await see(other.getByText('No Saved Resumes'));
  });
});
