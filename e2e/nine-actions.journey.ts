import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { nurse } from './data/trades.ts';
import { test } from './journey.ts';
import { createAccount, download, fields, readScore } from './person.ts';
import { see } from './see.ts';

/** Buttons and links that a toast lies over, by their names; what a bar or a dialog covers cannot be pressed. */
function underToast(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toast = document.querySelector('[role="region"] li[data-state="open"]');
    if (!toast) return ['no toast'];
    const box = toast.getBoundingClientRect();
    const isSeen = (element: Element, y: number) => {
      const { left, right } = element.getBoundingClientRect();
      const below = document.elementsFromPoint((left + right) / 2, y).find((each) => !toast.contains(each));
      return below !== undefined && element.contains(below);
    };
    return [...document.querySelectorAll('button, a[href], summary, select')].flatMap((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const isOver = bottom > box.top && top < box.bottom && right > box.left && left < box.right;
      const isPressable = [top + 1, (top + bottom) / 2, bottom - 1].some((y) => isSeen(element, y));
      return isOver && isPressable && !toast.contains(element) ? [element.textContent || element.ariaLabel || '?'] : [];
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

  test('the message about what was saved lies over no button: at any width, wherever the page is, and over a dialog', async ({
    newPage,
  }) => {
    const page = await newPage({ viewport: { width: 1440, height: 900 } });
    await createAccount(page);
    await page.goto('/resume-analyzer');
    await fields.jobDescription(page).fill(nurse.jobDescription);
    await fields.resumeText(page).fill(nurse.resumeText);
    await page.getByRole('button', { name: 'Analyze Resume & Save' }).click();
    await see(page.getByText('Analysis Saved'));
    // A message with the focus stays.
    await page.keyboard.press('F8');
    for (const [width, height] of [
      [1440, 900],
      [768, 1024],
      [375, 667],
      [667, 375],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const top of [0, 333, 777, 1234, 2345]) {
        await page.evaluate((to) => scrollTo(0, to), top);
        await expect.poll(() => underToast(page), { message: `${width}, ${top}` }).toEqual([]);
      }
    }
    await page.setViewportSize({ width: 375, height: 667 });
    await page.getByRole('button', { name: 'Optimize Resume' }).press('Enter');
    // Nor does it go while nobody looks at the window, however long the dialog takes to open.
    await page.evaluate(() => dispatchEvent(new Event('blur')));
    await see(page.getByRole('dialog', { name: 'Which of these are true of you?' }));
    await expect.poll(() => underToast(page)).toEqual([]);
    await page.setViewportSize({ width: 340, height: 600 });
    await expect.poll(() => underToast(page)).toEqual([]);
  });
});
