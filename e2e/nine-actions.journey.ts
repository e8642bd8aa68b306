import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { nurse } from './data/trades.ts';
import { test } from './journey.ts';
import { createAccount, download, fields, readScore } from './person.ts';
import { see } from './see.ts';

/** Buttons that a toast lies over, by their names. */
function buttonsUnderToast(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toast = document.querySelector('[role="region"] li[data-state="open"]');
    if (!toast) return ['no toast'];
    const box = toast.getBoundingClientRect();
    return [...document.querySelectorAll('button')].flatMap((button) => {
      const { top, bottom, left, right, width } = button.getBoundingClientRect();
      const isOver = bottom > box.top && top < box.bottom && right > box.left && left < box.right;
      return width > 0 && isOver && !toast.contains(button) ? [button.textContent || button.ariaLabel || '?'] : [];
    });
  });
}

describe('from both texts to a resume with two gaps closed', () => {
  test.for([
    [375, 667],
    [1440, 900],
  ] as const)('it takes at most nine actions at %i by %i', async ([width, height], { newPage }) => {
    const page = await newPage({ viewport: { width, height } });
    await createAccount(page);
    await page.goto('/resume-analyzer');
    let actions = 0;
    const act = async <Result>(action: Promise<Result>): Promise<Result> => {
      actions += 1;
      return action;
    };
    await act(fields.jobDescription(page).fill(nurse.jobDescription));
    await act(fields.resumeText(page).fill(nurse.resumeText));
    // Titles read from the posting may be long.
    await see(page.getByRole('button', { name: /^Use “/ }).first());
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await act(page.getByRole('button', { name: 'Analyze Resume & Save' }).click());
    await see(page.getByText('Analysis Saved'));
    const score = await readScore(page, 'ATS Match Score');
    for (const keyword of ['CRRT', 'care plans']) {
      await act(page.getByRole('button', { name: `I have it, add it: ${keyword}` }).click());
      await expect.poll(() => page.getByRole('button', { name: `I have it, add it: ${keyword}` }).count()).toBe(0);
    }
    expect(await readScore(page, 'Optimized Match Score')).toBeGreaterThanOrEqual(score);
    // On a phone the resume and its buttons are behind the second tab.
    if (width < 1024) await act(page.getByRole('button', { name: 'Resume', exact: true }).click());
    const { text } = await act(
      download(page, () => page.getByRole('button', { name: 'Download', exact: true }).first().click()),
    );
    expect(text).toContain('CRRT');
    expect(text).toContain('care plans');
    expect(actions).toBeLessThanOrEqual(9);
  });

  test('the message about what was saved lies over no button on a phone', async ({ newPage }) => {
    const page = await newPage({ viewport: { width: 375, height: 667 } });
    await createAccount(page);
    await page.goto('/resume-analyzer');
    await fields.jobDescription(page).fill(nurse.jobDescription);
    await fields.resumeText(page).fill(nurse.resumeText);
    await page.getByRole('button', { name: 'Analyze Resume & Save' }).click();
    await see(page.getByText('Analysis Saved'));
    await expect.poll(() => buttonsUnderToast(page)).toEqual([]);
  });
});
