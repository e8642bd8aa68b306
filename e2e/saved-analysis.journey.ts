import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { nurse } from './data/trades.ts';
import { inspect } from './inspect.ts';
import { test } from './journey.ts';
import { analyze, createAccount, download, readScore } from './person.ts';
import { saveAnalyses } from './save-analyses.ts';
import { see, seeGone } from './see.ts';
import { rewriting } from './stubs/openai.ts';
import { answerWith, invented, product, rewritten, startProductWithModel } from './with-model.ts';

const results = (page: Page) => page.getByRole('heading', { name: 'Analysis Results' });

describe('a saved analysis', () => {
  startProductWithModel();

  test('comes back with its changes, what was decided, and the question that waits', async ({ newPage }) => {
    const page = await newPage({ baseURL: product.url });
    await createAccount(page);
    answerWith(rewriting(rewritten));
    await analyze(page, nurse);
    await see(page.getByText('Changes in your resume: 1 of 2.'));
    const change = page.getByRole('listitem', { name: 'change 2' });
    await change.getByRole('button', { name: 'Edit' }).click();
    await change.getByLabel('Your own words for this change').fill('Look after ventilated patients at night');
    await change.getByRole('button', { name: 'Use my words' }).click();
    await see(change.getByText('Your own words', { exact: true }));
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page.getByRole('link', { name: nurse.jobTitle }).click();

    await see(page.getByText('Changes in your resume: 1 of 2.'));
    await see(change.getByText('Your own words', { exact: true }));
    const waiting = page.getByRole('listitem', { name: 'change 1' });
    await see(waiting.getByText('Needs your answer'));
    await waiting.getByRole('button', { name: 'Yes, it is true' }).click();
    await waiting.getByRole('button', { name: 'Confirm' }).click();
    await see(page.getByText('Changes in your resume: 2 of 2.'));
    const { text } = await download(page, () => page.getByRole('button', { name: 'Download', exact: true }).click());
    expect(text).toContain(invented);
    expect(text).toContain('Look after ventilated patients at night');
  });

  test('of an earlier version opens with what it has', async ({ newPage }) => {
    const page = await newPage({ baseURL: product.url });
    await createAccount(page);
    await saveAnalyses(product, page, [
      {
        job_title: 'Ward Nurse',
        match_score: 12,
        created_at: '2025-01-05T12:00:00Z',
        keywords: { found: ['triage'], missing: ['telemetry'] },
        recommendations: ['Name the wards you worked on.'],
        optimized_resume: 'The optimised resume',
        optimized_match_score: 34,
      },
    ]);
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Ward Nurse' }).click();
    await see(results(page));
    expect(await readScore(page, 'ATS Match Score')).toBe(12);
    expect(await readScore(page, 'Optimized Match Score')).toBe(34);
    await see(page.getByText('Name the wards you worked on.'));
    await see(page.getByRole('tabpanel').getByText('The optimised resume'));

    await see(page.getByText('An earlier engine made this score, so its parts cannot be shown.'));
    expect(await inspect(page)).toEqual([]);
    await page.getByRole('button', { name: "Score again with today's engine" }).click();
    await seeGone(page.getByText('An earlier engine made this score'));
    await see(page.getByText('How the optimized score is made'));
    expect(await page.getByText(/since you opened it/).count()).toBe(0);
    await see(page.getByText('Saved to your dashboard'));
    const score = await readScore(page, 'ATS Match Score');
    await page.reload();
    await see(page.getByText('How the optimized score is made'));
    expect(await readScore(page, 'ATS Match Score')).toBe(score);
  });
});
