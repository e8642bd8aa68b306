import { describe, expect } from 'vitest';
import { nurse } from './data/trades.ts';
import { unlicensed } from './data/unlicensed.ts';
import { test } from './journey.ts';
import { buildPerson, fields, fillRegistration, readScore } from './person.ts';
import { see } from './see.ts';

describe('a visitor', () => {
  test('sees only the score, and after registering the results of what was tried, without a scan', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.postData() ?? ''));
    await page.goto('/');
    await see(page.getByRole('heading', { name: 'Get Your Resume Past the ATS' }));
    await fields.jobDescription(page).fill(nurse.jobDescription);
    await fields.resumeText(page).fill(nurse.resumeText);
    await page.getByRole('button', { name: 'See my score' }).click();
    await see(page.getByRole('heading', { name: 'ATS Match Score' }));
    const score = await readScore(page, 'ATS Match Score');
    expect(score).toBeGreaterThan(0);
    await see(page.getByRole('heading', { name: 'Authentication Required' }));
    await expect.poll(() => page.getByRole('heading', { name: 'Missing Keywords' }).count()).toBe(0);
    expect(sent.join('')).not.toContain('HOLLOWBROOK');

    await page.getByRole('button', { name: 'Login / Register' }).click();
    await see(page.getByRole('dialog', { name: 'Create an Account' }));
    await fillRegistration(page, buildPerson());
    await see(page.getByRole('heading', { name: 'Analysis Results' }));
    await see(page.getByText('Saved to your dashboard'));
    await page.waitForURL(/\/resume-analyzer\/[0-9a-f-]{36}$/);
    expect(await readScore(page, 'ATS Match Score')).toBe(score);
    await see(page.getByText('Registered Nurse (RN)', { exact: true }));
    await page.getByRole('button', { name: 'Start New Analysis' }).click();
    await see(page.getByText('2 scans left today.'));
    await expect.poll(() => fields.resumeText(page).inputValue()).toBe(nurse.resumeText);
  });

  test('whose licence is not shown reads no more than "Partial", and afterwards what to do about it', async ({
    newPage,
  }) => {
    const page = await newPage({ viewport: { width: 375, height: 667 } });
    await page.goto('/');
    await fields.jobDescription(page).fill(unlicensed.jobDescription);
    await fields.resumeText(page).fill(unlicensed.resumeText);
    await page.getByRole('button', { name: 'See my score' }).click();
    const ring = page.getByRole('progressbar', { name: 'ATS Match Score' });
    expect(await ring.getAttribute('aria-valuetext')).toMatch(/, Partial$/);
    await page.getByRole('button', { name: 'Login / Register' }).click();
    await fillRegistration(page, buildPerson());
    const bar = page.getByRole('region', { name: 'Result and next step' });
    await see(bar.getByText(/^The posting requires Washington State RN license, and your resume does not show it/));
    await bar.getByRole('button', { name: 'Optimize Resume' }).click();
    const dialog = page.getByRole('dialog', { name: 'Which of these are true of you?' });
    await dialog.getByRole('checkbox', { name: 'Washington State RN license' }).check();
    await dialog.getByRole('button', { name: /^Add \d+ to my resume$/ }).click();
    await see(page.getByText('Resume Optimized'));
    await expect.poll(() => bar.innerText()).not.toContain('requires');
    expect(await bar.getByRole('button').count()).toBe(1);
  });

  test('is told what is missing', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'See my score' }).click();
    await see(page.getByText('Please provide both a job description and your resume.'));
  });

  test('who opens a wrong URL gets a page that says so, with status 404', async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await see(page.getByRole('heading', { name: 'Oops! Page not found' }));
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await see(page.getByRole('heading', { name: 'Get Your Resume Past the ATS' }));
  });

  test('on a phone finds everything in the side menu', async ({ newPage }) => {
    const page = await newPage({ viewport: { width: 375, height: 740 }, hasTouch: true });
    await page.goto('/');
    await expect.poll(() => page.getByRole('button', { name: 'Login', exact: true }).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await see(menu.getByRole('link', { name: 'Home' }));
    await menu.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('dialog', { name: 'Login to Your Account' }).getByRole('tab', { name: 'Register' }).click();
    await fillRegistration(page, buildPerson());
    await see(page.getByText('Registration successful'));
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'Dashboard' }).click();
    await see(page.getByText('No Saved Resumes'));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test('keeps the chosen theme across a reload, from the first paint on', async ({ page }) => {
    await page.goto('/');
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await background();
    await page.getByRole('button', { name: 'Theme: like the system' }).click();
    await page.getByRole('button', { name: 'Theme: light' }).click();
    await see(page.getByRole('button', { name: 'Theme: dark' }));
    const dark = await background();
    expect(dark).not.toBe(light);
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(() => document.body !== null);
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await see(page.getByRole('button', { name: 'Theme: dark' }));
    expect(await background()).toBe(dark);
  });
});
