import { describe, expect } from 'vitest';
import { nurse } from './data/trades.ts';
import { test } from './journey.ts';
import { analyze, createAccount, download, fillLogin, readScore, register } from './person.ts';
import { startProduct } from './product.ts';
import { see } from './see.ts';

describe('the main job', () => {
  test('an analysis is made, saved, still there after a restart, opened, downloaded and deleted', async ({
    newPage,
    onTestFinished,
  }) => {
    const product = await startProduct();
    onTestFinished(product.dispose);
    const page = await newPage({ baseURL: product.url });

    const person = await register(page);
    await see(page.getByText('No Saved Resumes'));
    await analyze(page, nurse);
    const score = await readScore(page, 'ATS Match Score');
    for (const title of ['Keyword Analysis', 'Missing Keywords', 'Matched Keywords', 'AI Recommendations']) {
      await see(page.getByRole('heading', { name: title }));
    }

    await product.stop();
    await product.start();

    await page.goto('/dashboard');
    const row = page.getByRole('row', { name: nurse.jobTitle });
    await see(row);
    expect(await readScore(page, 'Original Match Score')).toBe(score);

    // On another machine, to be sure that nothing came from this browser.
    const elsewhere = await newPage({ baseURL: product.url });
    await elsewhere.goto('/login');
    await fillLogin(elsewhere, person);
    await elsewhere.getByRole('button', { name: `View details of ${nurse.jobTitle}` }).click();
    const detail = elsewhere.getByRole('dialog', { name: nurse.jobTitle });
    await see(detail.getByText(/^Created on \w+ \d+, \d{4}$/));
    await see(detail.getByText('TESSA R. HOLLOWBROOK, RN, BSN'));

    const file = await download(elsewhere, () => detail.getByRole('button', { name: 'Download' }).click());
    expect(file).toEqual({ name: 'registered_nurse_optimized.txt', text: nurse.resumeText });

    await detail.getByRole('button', { name: 'Delete' }).click();
    const question = elsewhere.getByRole('alertdialog', { name: `Delete “${nurse.jobTitle}”?` });
    await question.getByRole('button', { name: 'Delete' }).click();
    await see(elsewhere.getByText('Resume deleted'));
    await see(elsewhere.getByText('No Saved Resumes'));

    await page.reload();
    await see(page.getByText('No Saved Resumes'));
  });

  test('confirmed keywords, and only those, go into the optimised resume, which is saved', async ({ page }) => {
    await createAccount(page);
    await analyze(page, nurse);
    const before = await readScore(page, 'ATS Match Score');

    await page.getByRole('button', { name: 'Optimize Resume' }).click();
    const dialog = page.getByRole('dialog', { name: 'Which of these are true of you?' });
    const proven = dialog.getByRole('region', { name: 'Your resume shows these in other words' }).getByRole('checkbox');
    await see(proven);
    for (const choice of await proven.all()) await choice.uncheck();
    const asked = dialog.getByRole('region', { name: 'Only you know: tick what you really have' });
    const keyword = (await asked.getByRole('listitem').first().locator('label').innerText()).trim();
    await expect.poll(() => asked.getByRole('checkbox', { checked: true }).count()).toBe(0);
    await asked.getByRole('checkbox').first().check();
    await dialog.getByRole('button', { name: 'Add 1 to my resume' }).click();
    await see(page.getByText('Resume Optimized'));
    expect(await readScore(page, 'Optimized Match Score')).toBeGreaterThanOrEqual(before);

    const file = await download(page, () => page.getByRole('button', { name: 'Download', exact: true }).click());
    expect(file.name).toBe('Registered Nurse_optimized.txt');
    expect(file.text).toContain(keyword);
    const addedLines = file.text.split('\n').filter((line) => !nurse.resumeText.includes(line));
    expect(addedLines.length).toBeLessThanOrEqual(3);

    await page.goto('/dashboard');
    const row = page.getByRole('row', { name: nurse.jobTitle });
    await see(row.getByText('AI Optimized'));
    await see(row.getByRole('progressbar', { name: 'Optimized Match Score' }));
  });
});
