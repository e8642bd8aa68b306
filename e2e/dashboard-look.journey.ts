import { describe, expect } from 'vitest';
import { chef, many, nurse, openDashboard, product, seeTitles, startDashboards, untitled } from './dashboard-list.ts';
import { inspect } from './inspect.ts';
import { test } from './journey.ts';
import { see, seeGone } from './see.ts';

startDashboards();

describe('the chart', () => {
  test('it opens, stays open after a reload, and is a table for screen readers', async ({ newPage }) => {
    const page = await newPage({ baseURL: product.url });
    await openDashboard(page, [nurse, chef, untitled]);
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await page.getByText('Scores over time').first().click();
    await see(page.locator('figure svg.recharts-surface'));
    expect(files.some((url) => url.includes('score-chart'))).toBe(true);
    const table = page.getByRole('table', { name: 'Scores over time' });
    await expect
      .poll(() => table.getByRole('row').allTextContents())
      .toEqual([
        'DateAnalysesOriginalOptimized',
        'Nov 20, 2024160%Not optimized',
        'Jan 5, 2025182%Not optimized',
        'Mar 9, 2025145%88%',
      ]);
    await see(page.getByText('Optimizing: 45% to 88% on average'));
    await page.reload();
    await see(page.locator('figure svg.recharts-surface'));
    await page.getByText('Scores over time').first().click();
    await seeGone(page.locator('figure'));
    await page.reload();
    await seeTitles(page, ['Sous Chef\nAI Optimized', 'Ward Nurse', 'Untitled Job']);
    await expect.poll(() => page.locator('figure').count()).toBe(0);
  });

  test('a single analysis has no chart', async ({ newPage }) => {
    const page = await newPage({ baseURL: product.url });
    await openDashboard(page, [nurse]);
    await seeTitles(page, ['Ward Nurse']);
    await expect.poll(() => page.getByText('Scores over time').count()).toBe(0);
  });
});

describe('on a phone', () => {
  test('cards replace the rows, and the filters open in a sheet', async ({ newPage }) => {
    const page = await newPage({ baseURL: product.url, viewport: { width: 375, height: 740 } });
    await openDashboard(page, [nurse, chef]);
    await see(page.getByRole('heading', { name: 'Ward Nurse' }));
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('combobox', { name: 'Analysis Type' }).selectOption('Basic Analysis');
    await sheet.getByRole('button', { name: 'Show 1 resume' }).click();
    await seeGone(sheet);
    await see(page.getByRole('heading', { name: 'Ward Nurse' }));
    await expect.poll(() => page.getByRole('heading', { name: 'Sous Chef' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Filters 1' }).click();
    await sheet.getByRole('button', { name: 'Reset' }).click();
    await see(sheet.getByRole('button', { name: 'Show 2 resumes' }));
  });

  test('from 320 to 3840 pixels nothing scrolls sideways', async ({ newPage }) => {
    const page = await newPage({ baseURL: product.url });
    await openDashboard(page, [nurse, { ...chef, job_title: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3) }]);
    for (const width of [320, 375, 768, 1024, 2560, 3840]) {
      await page.setViewportSize({ width, height: 800 });
      await see(page.getByText('triage').filter({ visible: true }));
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${width}`).toBeLessThanOrEqual(0);
    }
  });
});

describe('axe finds nothing', () => {
  test('on the list, its chart, its pages, its selection and its questions', async ({ newPage }) => {
    const page = await newPage({ baseURL: product.url });
    await openDashboard(page, [...many, chef]);
    await see(page.getByText('menu costing').or(page.getByText('None found')));
    expect(await inspect(page)).toEqual([]);
    await page.getByText('Scores over time').first().click();
    await see(page.locator('figure svg.recharts-surface'));
    await page.getByRole('checkbox', { name: 'Select all shown' }).check();
    expect(await inspect(page)).toEqual([]);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await see(page.getByRole('alertdialog', { name: 'Delete 25 resumes?' }));
    expect(await inspect(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox').fill('pilot');
    await see(page.getByText('No resumes match your filters.'));
    expect(await inspect(page)).toEqual([]);
  });

  test('on cards, with the bar for selected ones, and in the filter sheet', async ({ newPage }) => {
    const page = await newPage({ baseURL: product.url, viewport: { width: 375, height: 740 } });
    await openDashboard(page, [nurse, chef]);
    await page.getByRole('checkbox', { name: 'Select Ward Nurse' }).check();
    await see(page.getByText('triage'));
    expect(await inspect(page)).toEqual([]);
    await page.getByRole('button', { name: 'Filters' }).click();
    await see(page.getByRole('dialog').getByRole('grid'));
    expect(await inspect(page)).toEqual([]);
  });
});
