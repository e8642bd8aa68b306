import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { nurse } from './data/trades.ts';
import { test as journey } from './journey.ts';
import { createAccount, download, fillAnalyzer, readScore } from './person.ts';
import { see } from './see.ts';
import { rewritingInTwo } from './stubs/openai.ts';
import { answerWith, rewritten as oneJob, product, startProductWithModel } from './with-model.ts';

/** The provider's fault, caused by the last journey. */
const test = journey.extend({ tolerated: [/^502 .*\/analyze-resume$/] });

const inLaterJob = 'Discharge teaching with the teach-back method';
const rewritten = oneJob.replace('Discharge teaching using teach-back', inLaterJob);
/** In the second job: the first one is complete, and the second one is not. */
const until = 'Cared for 5 – 6 patients';

function card(page: Page, number: number) {
  return page.getByRole('listitem', { name: `change ${number}` });
}

describe('the changes of a language model that still writes', () => {
  startProductWithModel();

  /** Analyses with a model that stops half-way until the gate opens, or breaks off there. */
  async function openHalf(newPage: (options: { baseURL: string }) => Promise<Page>) {
    const gate = Promise.withResolvers<void>();
    const page = await newPage({ baseURL: product.url });
    await createAccount(page);
    await page.goto('/resume-analyzer');
    await see(page.getByText('2 scans left today.'));
    await fillAnalyzer(page, nurse);
    answerWith(rewritingInTwo(rewritten, until, gate.promise));
    await page.getByRole('button', { name: 'Analyze Resume & Save' }).click();
    await see(page.getByText('Changes in your resume: 1 of 2.'));
    return { page, gate };
  }

  test('can be answered at once, and what was answered stays when the others come', async ({ newPage }) => {
    const { page, gate } = await openHalf(newPage);
    await see(page.getByRole('button', { name: 'Cancel' }));
    await see(page.getByText('The language model is still writing.'));
    await see(card(page, 1).getByText('Needs your answer'));
    const change = card(page, 2);
    await see(change.getByText('Look after'));
    await change.getByRole('button', { name: 'Reject' }).click();
    await see(page.getByText('Changes in your resume: 0 of 2.'));
    expect(await page.getByRole('tab', { name: 'Optimized Resume' }).isDisabled()).toBe(true);

    gate.resolve();
    await see(page.getByText('Changes in your resume: 1 of 3.'));
    await see(change.getByText('Left out'));
    await see(card(page, 3).getByText('In your resume'));
    await see(page.getByText('Saved to your dashboard'));
    const { text } = await download(page, () => page.getByRole('button', { name: 'Download', exact: true }).click());
    expect(text).toBe(nurse.resumeText.replace('Discharge teaching using teach-back', inLaterJob));
  });

  test('are gone when it breaks off: the engine’s analysis stays', async ({ newPage }) => {
    const { page, gate } = await openHalf(newPage);
    const score = await readScore(page, 'ATS Match Score');
    gate.reject(new Error('The provider breaks off.'));
    const issue = page.getByRole('alert').filter({ hasText: 'AI Analysis Issue' });
    await see(issue.getByText(/^AI analysis unavailable: /));
    expect(await page.getByRole('heading', { name: 'Changes to your resume' }).count()).toBe(0);
    expect(await readScore(page, 'ATS Match Score')).toBe(score);
    await see(page.getByRole('heading', { name: 'Missing Keywords' }));
  });
});
