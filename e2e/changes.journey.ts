import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { nurse } from './data/trades.ts';
import { inspect } from './inspect.ts';
import { test } from './journey.ts';
import { analyze, createAccount, download, readScore } from './person.ts';
import { see } from './see.ts';
import { rewriting } from './stubs/openai.ts';
import { answerWith, honest, invented, product, rewritten, startProductWithModel } from './with-model.ts';

/** The cards in the order of the resume: first the made-up certificate, then the honest rephrasing. */
function card(page: Page, number: 1 | 2) {
  return page.getByRole('listitem', { name: `change ${number}` });
}

function hasFocus(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}

async function downloadResume(page: Page): Promise<string> {
  return (await download(page, () => page.getByRole('button', { name: 'Download', exact: true }).click())).text;
}

/** The points for must-haves in the sum of the optimized score, which is the last sum on the page. */
async function readMustPoints(page: Page): Promise<number> {
  const row = page.getByRole('row', { name: /^Must-have requirements/ }).last();
  await see(row);
  return Number.parseFloat(await row.getByRole('cell').innerText());
}

describe('the changes of a rewriting', () => {
  startProductWithModel();

  async function openRewriting(newPage: (options: { baseURL: string }) => Promise<Page>, text: string): Promise<Page> {
    const page = await newPage({ baseURL: product.url });
    await createAccount(page);
    answerWith(rewriting(text));
    await analyze(page, nurse);
    await see(page.getByRole('heading', { name: 'Changes to your resume' }));
    return page;
  }

  async function openChanges(newPage: (options: { baseURL: string }) => Promise<Page>): Promise<Page> {
    const page = await openRewriting(newPage, rewritten);
    await see(page.getByText('Changes in your resume: 1 of 2.'));
    return page;
  }

  test('are in the resume if it proves them, and can be removed and added with a press', async ({ newPage }) => {
    const page = await openChanges(newPage);
    const change = card(page, 2);
    await see(change.getByText('Supported'));
    expect(await downloadResume(page)).toContain(honest);

    await change.getByRole('button', { name: 'Reject' }).click();
    await see(page.getByText('Changes in your resume: 0 of 2.'));
    await see(page.getByText('Not optimized yet'));
    expect(await downloadResume(page)).toBe(nurse.resumeText);

    await change.getByRole('button', { name: 'Edit' }).click();
    await change.getByLabel('Your own words for this change').fill('Look after ventilated patients at night');
    await change.getByRole('button', { name: 'Use my words' }).click();
    await see(change.getByText('Your own words', { exact: true }));
    expect(await downloadResume(page)).toContain('Look after ventilated patients at night');

    await change.getByRole('button', { name: 'Accept', exact: true }).click();
    await see(change.getByText('Supported'));
    const text = await downloadResume(page);
    expect(text).toContain(honest);
    expect(text).not.toContain('CCRN');
  });

  test('stay out while nothing proves them until the person says they are true, which is remembered', async ({
    newPage,
  }) => {
    const page = await openChanges(newPage);
    const change = card(page, 1);
    await see(change.getByText('Needs your answer'));
    await see(change.getByText('Left out'));
    await expect.poll(() => change.getByRole('button', { name: 'Accept', exact: true }).count()).toBe(0);

    await change.getByRole('button', { name: 'Yes, it is true' }).click();
    await change.getByRole('button', { name: 'Confirm' }).click();
    await see(page.getByText('Changes in your resume: 2 of 2.'));
    expect(await hasFocus(change)).toBe(true);
    await see(change.getByText('You said it is true'));
    expect(await downloadResume(page)).toContain(invented);
    await see(page.getByText('Saved to your dashboard'));

    await page.goto('/account');
    await see(page.getByText(/CCRN/).first());

    answerWith(rewriting(rewritten));
    await analyze(page, nurse);
    await see(page.getByText('Changes in your resume: 2 of 2.'));
  });

  test('ask about everything that nothing proves: a yes to one thing is not a yes to another', async ({ newPage }) => {
    const text = nurse.resumeText.replace('wrote the night-shift', 'led a team of 40 people and wrote the night-shift');
    const page = await openRewriting(newPage, text);
    const change = card(page, 1);
    for (let left = await change.getByRole('group').count(); left > 0; left -= 1) {
      expect(await downloadResume(page)).toBe(nurse.resumeText);
      // Each question has words of its own for "it is true"; they come first.
      await change.getByRole('group').first().getByRole('button').first().click();
      await change.getByRole('textbox').fill('');
      await change.getByRole('button', { name: 'Confirm' }).click();
      await expect.poll(() => change.getByRole('group').count()).toBe(left - 1);
    }
    await change.focus();
    await page.keyboard.press('a');
    await see(page.getByText('Changes in your resume: 1 of 1.'));
    await see(change.getByText('You said it is true'));
    expect(await downloadResume(page)).toBe(text);
  });

  test('stay out for good when the person says they are not true', async ({ newPage }) => {
    const page = await openChanges(newPage);
    const change = card(page, 1);
    await change.getByRole('button', { name: 'No', exact: true }).click();
    await see(change.getByText('You said that this is not true, so it stays out.'));
    const acceptAll = page.getByRole('button', { name: 'Accept all supported' });
    expect(await acceptAll.isDisabled()).toBe(true);
    await card(page, 2).getByRole('button', { name: 'Reject' }).click();
    await see(page.getByText('Changes in your resume: 0 of 2.'));
    await acceptAll.click();
    await see(page.getByText('Changes in your resume: 1 of 2.'));
    expect(await downloadResume(page)).not.toContain('CCRN');

    await change.getByRole('button', { name: /^Take back the answer about/ }).click();
    await see(change.getByRole('button', { name: 'Yes, it is true' }));
    expect(await hasFocus(change)).toBe(true);
  });

  test('ask no more about what the person has written by hand since', async ({ newPage }) => {
    const page = await openChanges(newPage);
    const change = card(page, 1);
    await see(change.getByText('Needs your answer'));
    await see(page.getByText('1 change needs your answer'));
    const text = page.getByRole('textbox', { name: 'Optimized Resume' });
    await text.fill((await text.inputValue()).replace('Wound care', `Wound care, ${invented}`));
    await see(change.getByText('You wrote it yourself'));
    await see(change.getByText('Left out'));
    expect(await change.getByRole('group').count()).toBe(0);
    await see(page.getByText('What is still missing is worth less than a point.'));
    // It is asked about again when the words are gone.
    await page.getByRole('button', { name: 'Undo' }).click();
    await see(change.getByText('Needs your answer'));
  });

  test('stand under their section, and lead to their place in the resume and back', async ({ newPage }) => {
    const page = await openChanges(newPage);
    await see(page.getByRole('heading', { level: 3, name: /certifications/i }));
    const change = card(page, 2);
    await change.getByRole('button', { name: 'Show in the resume' }).click();
    const text = page.getByRole('textbox', { name: 'Optimized Resume' });
    const selected = () =>
      text.evaluate((area) =>
        area instanceof HTMLTextAreaElement ? area.value.slice(area.selectionStart, area.selectionEnd) : '',
      );
    expect(await hasFocus(text)).toBe(true);
    expect(await selected()).toContain('Look after ventilated patients');
    await page.getByRole('button', { name: 'Back to the change' }).click();
    expect(await hasFocus(change)).toBe(true);
    await expect.poll(() => page.getByRole('button', { name: 'Back to the change' }).count()).toBe(0);
  });

  test('can be decided with the keyboard alone', async ({ newPage }) => {
    const page = await openChanges(newPage);
    const change = card(page, 2);
    await change.getByRole('button', { name: 'Edit' }).focus();
    await page.keyboard.press('r');
    await see(change.getByText('Left out'));
    await page.keyboard.press('a');
    await see(change.getByText('In your resume'));
    await page.keyboard.press('k');
    expect(await hasFocus(card(page, 1))).toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('e');
    await see(change.getByLabel('Your own words for this change'));
    await page.keyboard.press('Escape');
    expect(await hasFocus(change)).toBe(true);
  });

  test('come with the keywords that only the person can confirm', async ({ newPage }) => {
    const page = await openChanges(newPage);
    // One of thirty requirements moves the score by less than a point; the sum shows tenths.
    const before = await readMustPoints(page);
    const question = page.getByRole('group', { name: /CRRT/ });
    await question.getByRole('button', { name: 'Yes, it is true' }).click();
    await question.getByRole('textbox').fill('At a made-up hospital, two years');
    await question.getByRole('button', { name: 'Confirm' }).click();
    await see(page.getByText('In your skills section now.'));
    await expect.poll(() => readMustPoints(page)).toBeGreaterThan(before);
    expect(await downloadResume(page)).toContain('CRRT');

    await page.getByRole('button', { name: 'Take CRRT out again' }).click();
    await expect.poll(() => downloadResume(page)).not.toContain('CRRT');
    await see(page.getByText('You confirmed this before.'));
  });

  test('leave the saved analysis as the person left it', async ({ newPage }) => {
    const page = await openChanges(newPage);
    await card(page, 2).getByRole('button', { name: 'Reject' }).click();
    await see(page.getByText('Not optimized yet'));
    // Leaves at once, within the pause before it is saved.
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await see(page.getByRole('row', { name: nurse.jobTitle }).getByText('Not optimized'));
  });

  test('are marked word by word in a comparison of both texts', async ({ newPage }) => {
    const page = await openChanges(newPage);
    await page.getByRole('tab', { name: 'Compare' }).click();
    const row = page.getByRole('row', { name: /respiratory therapy/ });
    await see(row.getByText('Manage'));
    const [before, after] = await row.getByRole('cell').allInnerTexts();
    expect(before).toContain('Manage ventilated patients');
    expect(after).toContain('Look after ventilated patients');
    await expect.poll(() => row.locator('del').allTextContents()).toEqual(['removed: Manage ']);
    await expect.poll(() => row.locator('ins').allTextContents()).toEqual(['added: Look after ']);
    await expect.poll(() => page.getByRole('tabpanel').innerText()).not.toContain('CCRN');
  });

  test('have a sum of their own, which ends in the optimized score', async ({ newPage }) => {
    const page = await openChanges(newPage);
    const total = page.getByRole('row', { name: /^Optimized Match Score \d+$/ });
    await see(total);
    const score = await readScore(page, 'Optimized Match Score');
    await expect.poll(() => total.getByRole('cell').innerText()).toBe(String(score));
  });

  test('are not printed with the results: scores, keywords, recommendations and the text', async ({ newPage }) => {
    const page = await openChanges(newPage);
    await page.emulateMedia({ media: 'print' });
    for (const name of ['ATS Match Score', 'Optimized Match Score', 'Missing Keywords', 'AI Recommendations']) {
      await see(page.getByRole('heading', { name }));
    }
    await see(page.getByText(honest));
    await expect.poll(() => page.getByRole('banner').isVisible()).toBe(false);
    await expect.poll(() => page.getByRole('tab').count()).toBe(0);
    await expect.poll(() => page.getByRole('heading', { name: 'Changes to your resume' }).count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: /Download|New Analysis|Save/ }).count()).toBe(0);
  });

  test('pass axe and fit on a phone', async ({ newPage }) => {
    const viewport = { width: 375, height: 740 };
    const page = await openChanges((options) => newPage({ ...options, viewport }));
    await card(page, 2).getByRole('button', { name: 'Edit' }).click();
    await card(page, 1).getByRole('button', { name: 'Yes, it is true' }).click();
    await see(page.getByRole('row', { name: /^Optimized Match Score/ }));
    expect(await inspect(page)).toEqual([]);
    await page.getByRole('button', { name: 'Resume', exact: true }).click();
    await page.getByRole('tab', { name: 'Compare' }).click();
    await see(page.getByRole('row', { name: /respiratory therapy/ }));
    expect(await inspect(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});
