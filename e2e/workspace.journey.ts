import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { nurse } from './data/trades.ts';
import { inspect } from './inspect.ts';
import { test } from './journey.ts';
import { analyze, createAccount, download, readScore } from './person.ts';
import { see } from './see.ts';

/** Whether all of it is inside the window. */
async function isInView(page: Page, locator: Locator): Promise<boolean> {
  const box = await locator.boundingBox();
  const size = page.viewportSize();
  return box !== null && size !== null && box.y >= 0 && box.y + box.height <= size.height;
}

describe('the next step', () => {
  test('is in view when the results open on a phone, a tablet and a desktop, and stays there', async ({ newPage }) => {
    const page = await newPage();
    await createAccount(page);
    await analyze(page, nurse);
    const action = page.getByRole('region', { name: 'Result and next step' }).getByRole('button');
    for (const [width, height] of [
      [375, 667],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.reload();
      await see(action);
      expect(await isInView(page, action), `${width}`).toBe(true);
      await page.getByRole('heading', { name: 'AI Recommendations' }).scrollIntoViewIfNeeded();
      expect(await isInView(page, action), `${width}`).toBe(true);
      expect(await inspect(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    await action.click();
    await see(page.getByRole('dialog', { name: 'Which of these are true of you?' }));
  });
});

describe('above the next step', () => {
  test.for(['en-US', 'de-DE', 'fr-FR', 'es-ES', 'nl-NL'])(
    'whether it is saved and the way on share a line on a phone in %s',
    async (locale, { newPage }) => {
      const page = await newPage({ locale, viewport: { width: 375, height: 667 } });
      await createAccount(page);
      await page.goto('/resume-analyzer');
      await page.locator('main textarea').first().fill(nurse.jobDescription);
      await page.locator('main textarea').nth(1).fill(nurse.resumeText);
      await page.locator('main form button[type="submit"]').click();
      await page.waitForURL(/[0-9a-f-]{36}$/);
      const line = page.locator('main h1').locator('xpath=../following-sibling::div');
      await expect.poll(() => line.locator('svg').count()).toBe(1);
      expect((await line.boundingBox())?.height).toBeLessThan(50);
    },
  );
});

describe('a missing keyword', () => {
  test('is told in one row, which puts it into the resume; then nothing says that it is missing', async ({ page }) => {
    await createAccount(page);
    await analyze(page, nurse);
    const todo = page.getByRole('listitem').filter({ hasText: 'I have it, add it' });
    const row = todo.filter({ hasText: 'CRRT' });
    await expect.poll(() => row.count()).toBe(1);
    await page.getByRole('button', { name: 'I have it, add it: CRRT' }).click();
    await see(page.getByText('Resume Optimized'));
    await expect.poll(() => row.count()).toBe(0);
    await see(page.getByRole('button', { name: /^CRRT ?, found$/ }));
    await expect.poll(() => page.getByRole('button', { name: /^CRRT ?, missing$/ }).count()).toBe(0);
    const { text } = await download(page, () => page.getByRole('button', { name: 'Download', exact: true }).click());
    expect(text).toContain('CRRT');
  });

  test('that the person does not have is asked about nowhere again, until they take it back', async ({ page }) => {
    await createAccount(page);
    await analyze(page, nurse);
    const rows = page.getByRole('listitem').filter({ hasText: 'Not relevant' });
    await page.getByRole('button', { name: 'I do not have it: CRRT' }).click();
    await expect.poll(() => rows.filter({ hasText: 'CRRT' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Not relevant: care plans' }).click();
    await see(page.getByText('Set aside (2)'));
    await see(page.getByText('Saved to your dashboard'));

    await page.reload();
    await page.getByText('Set aside (2)').click();
    expect(await inspect(page)).toEqual([]);
    await page.getByRole('button', { name: 'Take back: CRRT' }).click();
    await page.getByRole('button', { name: 'Take back: care plans' }).click();
    await see(rows.filter({ hasText: 'CRRT' }));
    await see(rows.filter({ hasText: 'care plans' }));
  });
});

describe('the resume', () => {
  test('can be edited: score, marks and gaps follow without a scan, and it is saved where it belongs', async ({
    page,
  }) => {
    await createAccount(page);
    await analyze(page, nurse);
    await page.waitForURL(/[0-9a-f-]{36}$/);
    const scans: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/functions/v1/')) scans.push(request.url());
    });
    const original = page.getByRole('textbox', { name: 'Original Resume' });
    const score = await readScore(page, 'ATS Match Score');
    await original.fill(nurse.resumeText.replace('CLINICAL SKILLS', 'CLINICAL SKILLS\nCRRT'));
    await see(page.locator('mark').filter({ hasText: 'CRRT' }));
    await expect.poll(() => page.getByRole('button', { name: 'I have it, add it: CRRT' }).count()).toBe(0);
    await original.fill('Robin Example\nA baker');
    await expect.poll(() => readScore(page, 'ATS Match Score')).toBeLessThan(score);
    await see(page.getByText(/since you opened it/));
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => original.inputValue()).toContain('CLINICAL SKILLS\nCRRT');
    await expect.poll(() => readScore(page, 'ATS Match Score')).toBeGreaterThanOrEqual(score);
    await original.press('Control+Shift+z');
    await expect.poll(() => original.inputValue()).toBe('Robin Example\nA baker');
    await page.keyboard.press('Control+z');
    await see(page.getByText('Saved to your dashboard'));
    expect(scans).toEqual([]);

    await page.reload();
    await expect.poll(() => original.inputValue()).toContain('CLINICAL SKILLS\nCRRT');
    expect(await inspect(page)).toEqual([]);
  });

  test('keeps what was written by hand when a keyword is added', async ({ page }) => {
    await createAccount(page);
    await analyze(page, nurse);
    await page.getByRole('button', { name: 'I have it, add it: CRRT' }).click();
    await see(page.getByText('Resume Optimized'));
    const optimized = page.getByRole('textbox', { name: 'Optimized Resume' });
    const before = await optimized.inputValue();
    await optimized.fill(before.replace('PROFESSIONAL SUMMARY', 'ABOUT ME'));
    // What was typed can be undone after a look at another tab.
    await page.getByRole('tab', { name: 'Compare' }).click();
    await page.getByRole('tab', { name: 'Optimized Resume' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => optimized.inputValue()).toBe(before);
    await page.getByRole('button', { name: 'Redo' }).click();
    await page.getByRole('button', { name: 'I have it, add it: care plans' }).click();
    await expect.poll(() => optimized.inputValue()).toContain('care plans');
    await see(page.getByText('Saved to your dashboard'));
    await page.reload();
    await expect.poll(() => optimized.inputValue()).toMatch(/ABOUT ME[\s\S]*CRRT/);
  });

  test('keeps versions, which can be compared and restored', async ({ page }) => {
    await createAccount(page);
    await analyze(page, nurse);
    await page.waitForURL(/[0-9a-f-]{36}$/);
    const original = page.getByRole('textbox', { name: 'Original Resume' });
    const isSaved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await original.fill(`${nurse.resumeText}\nWritten later`);
    await isSaved;
    await download(page, () => page.getByRole('button', { name: 'Download', exact: true }).click());
    await page.getByRole('button', { name: 'Versions' }).click();
    const versions = page.getByRole('dialog', { name: 'Versions' });
    await see(versions.getByText('At a download'));
    const analysed = versions.getByRole('listitem').filter({ hasText: 'While you worked' });
    await analysed.getByRole('button', { name: /^Compare with now/ }).click();
    await see(versions.getByRole('row', { name: /Written later/ }).first());
    expect(await inspect(page)).toEqual([]);
    await analysed.getByRole('button', { name: /^Restore/ }).click();
    await expect.poll(() => original.inputValue()).toBe(nurse.resumeText);
    await see(page.getByText('Saved to your dashboard'));
    await page.reload();
    await expect.poll(() => original.inputValue()).toBe(nurse.resumeText);
  });

  test('is not overwritten from a second tab, which is told and chooses', async ({ page }) => {
    await createAccount(page);
    await analyze(page, nurse);
    await page.waitForURL(/[0-9a-f-]{36}$/);
    const second = await page.context().newPage();
    await second.goto(page.url());
    const original = (tab: Page) => tab.getByRole('textbox', { name: 'Original Resume' });
    await expect.poll(() => original(second).inputValue()).toBe(nurse.resumeText);
    await original(page).fill(`${nurse.resumeText}\nFrom the first tab`);
    await see(page.getByText('Saved to your dashboard'));
    await original(second).fill(`${nurse.resumeText}\nFrom the second tab`);
    await see(second.getByText('This analysis was changed in another tab or on another device.'));
    expect(await original(second).inputValue()).toContain('From the second tab');
    await second.getByRole('button', { name: 'Show what is saved' }).click();
    await expect.poll(() => original(second).inputValue()).toContain('From the first tab');

    await original(page).fill(`${nurse.resumeText}\nOnce more from the first`);
    await see(page.getByText('Saved to your dashboard'));
    await original(second).fill(`${nurse.resumeText}\nThis one stays`);
    await second.getByRole('button', { name: 'Keep what is here' }).click();
    await see(second.getByText('Saved to your dashboard'));
    await page.reload();
    await expect.poll(() => original(page).inputValue()).toContain('This one stays');
  });
});

describe('without a connection', () => {
  test('what is written is kept, nothing says that it is saved, and it is saved once the connection is back', async ({
    page,
    tolerated,
  }) => {
    tolerated.push(/could not be scored/, /Failed to fetch/);
    await createAccount(page);
    await analyze(page, nurse);
    await page.waitForURL(/[0-9a-f-]{36}$/);
    const original = page.getByRole('textbox', { name: 'Original Resume' });
    const saved = page.getByText('Saved to your dashboard');
    // The engine is not even downloaded: nothing was edited before.
    await page.context().setOffline(true);
    await original.fill(`${nurse.resumeText}\nWritten on the train`);
    await see(page.getByText(/^Not saved: /));
    expect(await saved.count()).toBe(0);
    await original.fill(`${nurse.resumeText}\nWritten on the train, and more`);
    await page.context().setOffline(false);
    await see(saved);
    await page.reload();
    await expect.poll(() => original.inputValue()).toContain('Written on the train, and more');
  });
});
