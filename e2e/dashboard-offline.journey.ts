import { describe } from 'vitest';
import { chef, nurse, openDashboard, product, seeTitles, startDashboards } from './dashboard-list.ts';
import { test } from './journey.ts';
import { register } from './person.ts';
import { startProduct } from './product.ts';
import { saveAnalyses } from './save-analyses.ts';
import { see, seeGone } from './see.ts';

startDashboards();

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
