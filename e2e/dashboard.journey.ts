import type { Page, Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import {
  chef,
  many,
  nurse,
  openDashboard,
  product,
  search,
  seeTitles,
  startDashboards,
  titles,
  untitled,
} from './dashboard-list.ts';
import { test } from './journey.ts';
import { download, register } from './person.ts';
import { see } from './see.ts';

startDashboards();

/** Holds matching requests until they are released. */
function hold(page: Page, mustWait: (request: Request) => boolean): { release(): Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const pattern = '**/rest/v1/resumes?*';
  const held = page.route(pattern, async (route) => {
    if (!mustWait(route.request())) return route.fallback();
    await promise;
    return route.continue();
  });
  return {
    async release() {
      await held;
      resolve();
    },
  };
}

/** Runs in the page: `shifted` sums up what moved by itself, as browsers measure it. */
const watchShifts = `
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

describe('what the dashboard shows', () => {
  test('without analyses it says what will be here and leads to the analyzer', async ({ newPage }) => {
    const page = await newPage({ baseURL: product.url });
    await register(page);
    await see(page.getByRole('heading', { name: 'Your Resume Dashboard' }));
    await see(page.getByRole('heading', { name: 'No Saved Resumes' }));
    await see(page.getByText("You haven't optimized any resumes yet."));
    await page.getByRole('link', { name: 'Analyze Your Resume' }).click();
    await see(page.getByRole('heading', { name: 'Resume Analyzer' }));
    await page.goBack();
    await page.getByRole('link', { name: 'New Analysis' }).click();
    expect(new URL(page.url()).pathname).toBe('/resume-analyzer');
  });

  test('while the list loads it says so, and nothing moves when rows and keywords arrive', async ({ newPage }) => {
    const page = await newPage({ baseURL: product.url });
    await openDashboard(page, [...many, nurse, chef]);
    await page.addInitScript(watchShifts);
    const list = hold(page, (request) => request.url().includes('select=id%2Cjob_title'));
    const keywords = hold(page, (request) => request.url().includes('keyword_matches'));
    await page.reload();
    await see(page.getByText('Loading your resumes...'));
    await list.release();
    await see(page.getByRole('table'));
    await keywords.release();
    await see(page.getByRole('listitem').filter({ hasText: 'menu costing' }).or(page.getByText('None found')));
    // Only the header's items may move, once it is known who is signed in: a twentieth of what browsers call good.
    expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.005);
  });

  test('the newest comes first, each row with title, badge, date, scores and keywords', async ({ newPage }) => {
    const page = await newPage({ baseURL: product.url });
    await openDashboard(page, [nurse, chef, untitled]);
    await seeTitles(page, ['Sous Chef\nAI Optimized', 'Ward Nurse', 'Untitled Job']);

    const headers = page.getByRole('columnheader');
    const names = ['Job Title', 'Date', 'Original', 'Optimized', 'Keywords', 'Actions'];
    expect((await headers.allInnerTexts()).slice(1)).toEqual(names);

    const row = page.getByRole('row', { name: 'Ward Nurse' });
    await see(row.getByText('infection control'));
    await expect
      .poll(() => row.getByRole('listitem').allInnerTexts())
      .toEqual(['triage', 'ward rounds', 'infection control', '+1']);
    await see(row.getByText('Jan 5, 2025'));
    await see(row.getByText('82%'));
    await see(row.getByText('Not optimized'));
    const optimized = page.getByRole('row', { name: 'Sous Chef' }).getByRole('progressbar');
    await expect
      .poll(() => optimized.evaluateAll((bars) => bars.map((bar) => bar.getAttribute('aria-valuetext'))))
      .toEqual(['45%, Partial', '88%, Strong']);
  });

  test('an opened analysis shows everything, and its download is the optimised text', async ({ newPage }) => {
    const page = await newPage({ baseURL: product.url });
    await openDashboard(page, [nurse, chef]);
    await page.getByRole('button', { name: 'View details of Sous Chef' }).click();
    const detail = page.getByRole('dialog', { name: 'Sous Chef' });
    await see(detail.getByText('Created on March 9, 2025'));
    await see(detail.getByRole('progressbar', { name: 'Original Match Score' }));
    await see(detail.getByRole('progressbar', { name: 'Optimized Match Score' }));
    await see(detail.getByRole('heading', { name: 'AI Recommendations' }));
    await see(detail.getByText('Name the kitchens you worked in.'));
    await expect.poll(() => detail.getByRole('tab', { selected: true }).innerText()).toBe('Optimized Resume');
    await see(detail.getByText('Chef, now with menu costing'));
    await detail.getByRole('tab', { name: 'Original Resume' }).click();
    await see(detail.getByText('The original resume'));
    const file = await download(page, () => detail.getByRole('button', { name: 'Download' }).click());
    expect(file).toEqual({ name: 'sous_chef_optimized.txt', text: chef.optimized_resume });
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'View details of Ward Nurse' }).click();
    const nurses = page.getByRole('dialog', { name: 'Ward Nurse' });
    await expect.poll(() => nurses.getByRole('tab', { name: 'Optimized Resume' }).isDisabled()).toBe(true);
    await see(nurses.getByText('telemetry, missing'));
    await see(nurses.getByText('triage, found'));
    await page.keyboard.press('Escape');
    const original = await download(page, () => page.getByRole('button', { name: 'Download Ward Nurse' }).click());
    expect(original).toEqual({ name: 'ward_nurse_optimized.txt', text: 'Robin Example\nThe original resume' });
  });
});

describe('many analyses', () => {
  test('they come in pages of twenty-five, and the URL has the page', async ({ newPage }) => {
    const page = await newPage({ baseURL: product.url });
    await openDashboard(page, many);
    await see(page.getByText('1 to 25 of 120'));
    await page.getByRole('button', { name: 'Page 5' }).click();
    await see(page.getByText('101 to 120 of 120'));
    await expect.poll(() => titles(page).count()).toBe(20);
    expect(search(page)).toBe('?page=5');
    await page.getByRole('searchbox').fill('cook 11');
    await see(page.getByText('11 of 120 resumes'));
    expect(search(page)).toBe('?q=cook+11');
  });

  test('several can be downloaded as one text and deleted together', async ({ newPage }) => {
    const page = await newPage({ baseURL: product.url });
    await openDashboard(page, [nurse, chef, untitled]);
    await page.getByRole('checkbox', { name: 'Select Ward Nurse' }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('checkbox', { name: 'Select Sous Chef' }).check();
    const bar = page.getByRole('region', { name: 'Selected resumes' });
    await see(bar.getByText('2 selected'));
    const file = await download(page, () => bar.getByRole('button', { name: 'Download' }).click());
    expect(file.name).toBe('2_resumes_optimized.txt');
    expect(file.text).toMatch(/Sous Chef\nMar 9, 2025\n=+\n\nRobin Example\nChef, now with menu costing\n/);

    await bar.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete 2 resumes?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await seeTitles(page, ['Sous Chef\nAI Optimized', 'Ward Nurse', 'Untitled Job']);
    await bar.getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await seeTitles(page, ['Untitled Job']);
    await see(page.getByText('2 resumes have been deleted successfully'));
    await page.reload();
    await seeTitles(page, ['Untitled Job']);
  });

  test('a deletion shows that it is working, and leaves the focus on the next row', async ({ newPage }) => {
    const page = await newPage({ baseURL: product.url });
    await openDashboard(page, [nurse, chef, untitled]);
    const deletion = hold(page, (request) => request.method() === 'DELETE');
    await page.getByRole('button', { name: 'View details of Ward Nurse' }).click();
    await page.getByRole('dialog', { name: 'Ward Nurse' }).getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete “Ward Nurse”?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await see(question.getByRole('button', { name: 'Deleting...' }));
    await expect.poll(() => question.getByRole('button', { name: 'Deleting...' }).isDisabled()).toBe(true);
    await deletion.release();
    await see(page.getByText('Resume deleted', { exact: true }));
    await see(page.getByText('Your resume analysis has been deleted successfully'));
    await seeTitles(page, ['Sous Chef\nAI Optimized', 'Untitled Job']);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(focused).toBe('View details of Untitled Job');
  });
});
