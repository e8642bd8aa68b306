import { describe, expect } from 'vitest';
import { chef, nurse, openDashboard, product, search, seeTitles, startDashboards, untitled } from './dashboard-list.ts';
import { test } from './journey.ts';
import { see } from './see.ts';

startDashboards();

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
