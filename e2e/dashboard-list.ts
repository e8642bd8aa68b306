import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { createAccount } from './person.ts';
import { type Product, startProduct } from './product.ts';
import { type SavedRow, saveAnalyses } from './save-analyses.ts';
import { see } from './see.ts';

/** The product of a file of the dashboard's journeys: the service key saves analyses with past dates, and one file stops it. */
export let product: Product;

/** Starts the product before a file's journeys and ends it after them. */
export function startDashboards(): void {
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.dispose());
}

export const nurse: SavedRow = {
  job_title: 'Ward Nurse',
  match_score: 82,
  created_at: '2025-01-05T12:00:00Z',
  keywords: { found: ['triage', 'ward rounds', 'infection control', 'rota planning'], missing: ['telemetry'] },
};
export const chef: SavedRow = {
  job_title: 'Sous Chef',
  match_score: 45,
  optimized_match_score: 88,
  optimized_resume: 'Robin Example\nChef, now with menu costing',
  created_at: '2025-03-09T12:00:00Z',
  keywords: { found: ['menu costing'], missing: [] },
  recommendations: ['Name the kitchens you worked in.'],
};
export const untitled: SavedRow = { job_title: null, match_score: 60, created_at: '2024-11-20T12:00:00Z' };

export const many = Array.from({ length: 120 }, (_, index) => ({
  job_title: `Cook ${index}`,
  match_score: index % 101,
  created_at: new Date(Date.UTC(2025, 0, 1) + index * 86_400_000).toISOString(),
}));

/** Makes an account with these analyses and opens its dashboard. */
export async function openDashboard(page: Page, rows: readonly SavedRow[]): Promise<void> {
  await createAccount(page);
  await saveAnalyses(product, page, rows);
  await page.goto('/dashboard');
  await see(page.getByRole('table').or(page.getByRole('listitem')));
}

export const titles = (page: Page) => page.getByRole('table', { name: 'Your saved resumes' }).getByRole('rowheader');

/** Waits until the list shows exactly these titles. */
export async function seeTitles(page: Page, expected: readonly string[]): Promise<void> {
  await expect.poll(() => titles(page).allInnerTexts()).toEqual(expected);
}

export const search = (page: Page) => new URL(page.url()).search;
