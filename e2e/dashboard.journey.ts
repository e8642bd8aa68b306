import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { inspect } from './inspect.ts';
import { test } from './journey.ts';
import { download, register } from './person.ts';
import { type Product, startProduct } from './product.ts';
import { type SavedRow, saveAnalyses } from './save-analyses.ts';
import { see, seeGone } from './see.ts';

/** A product of its own: it gets stopped, and the service key saves analyses with past dates. */
let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.dispose());

const nurse: SavedRow = {
  job_title: 'Ward Nurse',
  match_score: 82,
  created_at: '2025-01-05T12:00:00Z',
  keywords: { found: ['triage', 'ward rounds', 'infection control', 'rota planning'], missing: ['telemetry'] },
};
const chef: SavedRow = {
  job_title: 'Sous Chef',
  match_score: 45,
  optimized_match_score: 88,
  optimized_resume: 'Robin Example\nChef, now with menu costing',
  created_at: '2025-03-09T12:00:00Z',
  keywords: { found: ['menu costing'], missing: [] },
  recommendations: ['Name the kitchens you worked in.'],
};
const untitled: SavedRow = { job_title: null, match_score: 60, created_at: '2024-11-20T12:00:00Z' };

const many = Array.from({ length: 120 }, (_, index) => ({
  job_title: `Cook ${index}`,
  match_score: index % 101,
  created_at: new Date(Date.UTC(2025, 0, 1) + index * 86_400_000).toISOString(),
}));

/** Registers a person with these analyses and opens their dashboard. */
async function openDashboard(page: Page, rows: readonly SavedRow[]): Promise<void> {
  await register(page);
  await saveAnalyses(product, page, rows);
  await page.goto('/dashboard');
  await see(page.getByRole('table').or(page.getByRole('listitem')));
}

const titles = (page: Page) => page.getByRole('table', { name: 'Your saved resumes' }).getByRole('rowheader');

/** Waits until the list shows exactly these titles. */
async function seeTitles(page: Page, expected: readonly string[]): Promise<void> {
  await expect.poll(() => titles(page).allInnerTexts()).toEqual(expected);
}

const search = (page: Page) => new URL(page.url()).search;

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

describe('filters and order', () => {
  test('each filter narrows the list and is in the URL, and Reset clears them all', async ({ newPage }) => {
    const page = await newPage({ baseURL: product.url });
    await openDashboard(page, [nurse, chef, untitled]);
    await page.getByPlaceholder('Search job titles...').fill('NURSE');
    await seeTitles(page, ['Ward Nurse']);
    await see(page.getByText('1 of 3 resumes'));
    expect(search(page)).toBe('?q=NURSE');
    await page.getByRole('button', { name: 'Reset' }).click();
    await seeTitles(page, ['Sous Chef\nAI Optimized', 'Ward Nurse', 'Untitled Job']);
    expect(search(page)).toBe('');

    await page.getByRole('button', { name: 'Score' }).click();
    const range = page.getByRole('dialog', { name: 'Match Score Range' });
    await see(range.getByText('0%', { exact: true }));
    await see(range.getByText('100%', { exact: true }));
    await range.getByRole('slider', { name: 'Lowest score' }).focus();
    // To 85: the optimised score counts where there is one.
    for (let step = 0; step < 17; step += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await seeTitles(page, ['Sous Chef\nAI Optimized']);
    expect(search(page)).toBe('?score=85-100');
    await page.getByRole('button', { name: 'Reset' }).click();

    await page.getByRole('combobox', { name: 'Analysis Type' }).selectOption('Basic Analysis');
    await seeTitles(page, ['Ward Nurse', 'Untitled Job']);
    await page.getByRole('combobox', { name: 'Analysis Type' }).selectOption('AI Optimized');
    await seeTitles(page, ['Sous Chef\nAI Optimized']);
    await page.getByRole('searchbox').fill('pilot');
    await see(page.getByText('No resumes match your filters. Try adjusting your criteria.'));
  });

  test('the calendars limit the days, including both ends', async ({ newPage }) => {
    const page = await newPage({ baseURL: product.url });
    await openDashboard(page, [nurse, chef, untitled]);
    await page.goto('/dashboard?from=2025-01-05');
    await seeTitles(page, ['Sous Chef\nAI Optimized', 'Ward Nurse']);
    await page.getByRole('button', { name: /^Date/ }).first().click();
    const to = page.getByRole('group', { name: /^To Date/ });
    await see(page.getByRole('group', { name: 'From Date: Jan 5, 2025' }));
    await to.getByRole('combobox', { name: /Month/ }).selectOption('January');
    await to.getByRole('combobox', { name: /Year/ }).selectOption('2025');
    await to.getByRole('button', { name: 'Sunday, January 5, 2025' }).click();
    await page.keyboard.press('Escape');
    await seeTitles(page, ['Ward Nurse']);
    expect(search(page)).toBe('?from=2025-01-05&to=2025-01-05');
  });

  test('headers sort: a new one starts descending, the same one reverses', async ({ newPage }) => {
    const page = await newPage({ baseURL: product.url });
    await openDashboard(page, [nurse, chef, untitled]);
    const press = (name: string) => page.getByRole('columnheader', { name }).getByRole('button').click();
    await press('Original');
    await seeTitles(page, ['Ward Nurse', 'Untitled Job', 'Sous Chef\nAI Optimized']);
    await press('Original');
    await seeTitles(page, ['Sous Chef\nAI Optimized', 'Untitled Job', 'Ward Nurse']);
    expect(search(page)).toBe('?sort=matchScore&order=asc');
    await press('Job Title');
    await seeTitles(page, ['Ward Nurse', 'Untitled Job', 'Sous Chef\nAI Optimized']);
    await press('Optimized');
    await seeTitles(page, ['Sous Chef\nAI Optimized', 'Ward Nurse', 'Untitled Job']);
    await press('Date');
    await press('Date');
    await seeTitles(page, ['Untitled Job', 'Ward Nurse', 'Sous Chef\nAI Optimized']);
  });

  test('Back goes through the views, one step per search word; a bookmark opens its view', async ({ newPage }) => {
    const page = await newPage({ baseURL: product.url });
    await openDashboard(page, [nurse, chef, untitled]);
    await page.getByRole('searchbox').pressSequentially('nurse');
    await seeTitles(page, ['Ward Nurse']);
    await page.getByRole('combobox', { name: 'Analysis Type' }).selectOption('AI Optimized');
    await see(page.getByText('No resumes match your filters.'));
    expect(search(page)).toBe('?q=nurse&type=ai');
    await page.goBack();
    await seeTitles(page, ['Ward Nurse']);
    await page.goBack();
    await seeTitles(page, ['Sous Chef\nAI Optimized', 'Ward Nurse', 'Untitled Job']);
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('');
    await page.goForward();
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('nurse');

    const bookmark = await page.context().newPage();
    await bookmark.goto('/dashboard?q=nurse&sort=jobTitle&order=asc&score=nonsense&page=99');
    await seeTitles(bookmark, ['Ward Nurse']);
    await bookmark.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await seeTitles(bookmark, ['Sous Chef\nAI Optimized', 'Ward Nurse', 'Untitled Job']);
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

  test.for([320, 375, 768, 1024, 2560, 3840])('at %i pixels nothing scrolls sideways', async (width, { newPage }) => {
    const page = await newPage({ baseURL: product.url, viewport: { width, height: 800 } });
    await openDashboard(page, [nurse, { ...chef, job_title: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3) }]);
    await see(page.getByText('triage'));
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
});

describe('when the server is gone', () => {
  test('the list stays and says that it may be out of date, nothing is lost, and trying again brings it back', async ({
    newPage,
    tolerated,
    onTestFinished,
  }) => {
    tolerated.push(/could not be loaded/);
    const own = await startProduct();
    onTestFinished(own.dispose);
    const page = await newPage({ baseURL: own.url });
    await register(page);
    await saveAnalyses(own, page, [nurse, chef]);
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await seeTitles(page, ['Sous Chef\nAI Optimized', 'Ward Nurse']);
    await page.getByRole('link', { name: 'Home' }).click();
    await own.stop();

    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await see(page.getByRole('alert').filter({ hasText: 'This list may be out of date.' }));
    await see(page.getByText('Failed to load resumes'));
    await seeTitles(page, ['Sous Chef\nAI Optimized', 'Ward Nurse']);
    await page.getByRole('searchbox').fill('nurse');
    await seeTitles(page, ['Ward Nurse']);

    await page.getByRole('checkbox', { name: 'Select Ward Nurse' }).check();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await see(page.getByText('Failed to delete resume'));
    await seeTitles(page, ['Ward Nurse']);
    await page.getByRole('button', { name: 'Download Ward Nurse' }).click();
    await see(page.getByText('Download failed'));

    await own.start();
    await page.getByRole('button', { name: 'Try again' }).click();
    await seeGone(page.getByRole('alert').filter({ hasText: 'This list may be out of date.' }));
    await page.getByRole('button', { name: 'Reset' }).click();
    await seeTitles(page, ['Sous Chef\nAI Optimized', 'Ward Nurse']);
  });

  test('a dashboard that never loaded says so and offers to try again', async ({ newPage, tolerated }) => {
    tolerated.push(/503/);
    const page = await newPage({ baseURL: product.url });
    await openDashboard(page, [nurse]);
    await page.route('**/rest/v1/resumes?*', (route) => route.fulfill({ status: 503, body: '{"message":"Away"}' }));
    await page.reload();
    await see(page.getByText('There was a problem loading your saved resumes'));
    await page.unroute('**/rest/v1/resumes?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await seeTitles(page, ['Ward Nurse']);
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
