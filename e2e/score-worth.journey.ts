import { afterAll, beforeAll, describe, expect } from 'vitest';
import { nurse, readTexts, trades } from './data/trades.ts';
import { inspect } from './inspect.ts';
import { test } from './journey.ts';
import { analyze, createAccount, readScore } from './person.ts';
import { type Product, startProduct } from './product.ts';
import { saveAnalyses } from './save-analyses.ts';
import { see, seeGone } from './see.ts';

const teacher = trades.find(({ folder }) => folder === 'teacher');

describe('what a score is worth', () => {
  test('starts with the required licence that is missing, which caps the word and not the number', async ({ page }) => {
    if (!teacher) throw new Error('There is no teacher among the trades.');
    await createAccount(page);
    await analyze(page, readTexts(teacher));
    await see(page.getByText(/^The posting requires .*fingerprint clearance.*, and your resume does not show/i));
    expect(await readScore(page, 'ATS Match Score')).toBeGreaterThan(60);
    const ring = page.getByRole('progressbar', { name: 'ATS Match Score' });
    expect(await ring.getAttribute('aria-valuetext')).toMatch(/, Partial$/);
    await inspect(page);
    await page.goto('/dashboard');
    await see(page.getByText(/required and not shown: .*fingerprint clearance/i));
  });

  test('is said to be low where the posting asks for little, with the reason', async ({ page }) => {
    await createAccount(page);
    await analyze(page, { ...nurse, jobDescription: 'We look for a kind nurse who knows wound care. Apply today!' });
    await see(page.getByText('We found little to match in this posting: it has fewer than 80 words.'));
    await see(page.getByText(/^Too little of what this posting asks for is certain/));
    await inspect(page);
  });
});

describe('a score of an earlier engine', () => {
  /** A product of its own, whose service key saves analyses with past dates. */
  let product: Product;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.dispose());

  test('keeps its number until it is scored again', async ({ newPage }) => {
    const page = await newPage({ baseURL: product.url });
    await createAccount(page);
    await saveAnalyses(product, page, [
      {
        job_title: 'Registered Nurse',
        match_score: 12,
        created_at: '2025-01-05T12:00:00Z',
        resume_text: nurse.resumeText,
        job_description: nurse.jobDescription,
      },
    ]);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'View details of Registered Nurse' }).click();
    await see(page.getByText('Scored by an earlier engine.'));
    expect(await readScore(page, 'Original Match Score')).toBe(12);
    await page.getByRole('button', { name: "Score again with today's engine" }).click();
    await see(page.getByText(/^12% before, \d+% now\.$/));
    await see(page.getByText('Scored by shortlist-2.'));
    await seeGone(page.getByRole('button', { name: "Score again with today's engine" }));
    await expect.poll(() => readScore(page, 'Original Match Score')).toBeGreaterThan(60);
  });
});
