import { describe, expect } from 'vitest';
import { nurse } from './data/trades.ts';
import { test } from './journey.ts';
import { analyze, createAccount, fields, fillAnalyzer } from './person.ts';
import { see, seeGone } from './see.ts';

describe('the free plan', () => {
  test('gives two analyses a day; the third opens the dialog that says so and loses nothing', async ({ page }) => {
    await createAccount(page);
    await analyze(page, nurse);
    await analyze(page, { ...nurse, jobTitle: 'Second Application' });
    await page.goto('/resume-analyzer');
    await fillAnalyzer(page, { ...nurse, jobTitle: 'Third Application' });
    await page.getByRole('button', { name: 'Analyze Resume & Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'Daily Scan Limit Reached' });
    await see(dialog.getByText("You've used all 2 of your daily resume scans."));
    for (const benefit of ['20 resume scans per day', 'Advanced AI-powered resume optimization', 'Priority support']) {
      await see(dialog.getByText(benefit));
    }
    await see(dialog.getByRole('button', { name: 'Upgrade to Premium' }));
    await dialog.getByRole('button', { name: 'Maybe Later' }).click();
    await seeGone(dialog);
    await expect.poll(() => fields.jobTitle(page).inputValue()).toBe('Third Application');
    await expect.poll(() => fields.resumeText(page).inputValue()).toBe(nurse.resumeText);

    await page.goto('/dashboard');
    await see(page.getByRole('row', { name: 'Second Application' }));
    await expect.poll(() => page.getByRole('row', { name: 'Third Application' }).count()).toBe(0);
  });
});
