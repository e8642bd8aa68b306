import { describe, expect } from 'vitest';
import { nurse } from './data/trades.ts';
import { test as journey } from './journey.ts';
import { analyze, createAccount, fields, fillAnalyzer, readScore } from './person.ts';
import { see } from './see.ts';
import { content, refusal, rewriting, type StubAnswer, stall } from './stubs/openai.ts';
import { answerWith, product, startProductWithModel } from './with-model.ts';

/** The provider's faults, caused by these journeys. */
const test = journey.extend({ tolerated: [/^502 .*\/analyze-resume$/] });

const rephrased = 'Look after ventilated patients together with respiratory therapy';
const rewritten = nurse.resumeText
  .replace('Manage ventilated patients together with respiratory therapy', rephrased)
  .replace('Basic Life Support (BLS)', 'Critical Care Registered Nurse (CCRN)');

describe('an analysis with a language model', () => {
  startProductWithModel();

  test('shows what the model rephrased and not what it made up, with the score, and saves both', async ({
    newPage,
  }) => {
    const page = await newPage({ baseURL: product.url });
    await createAccount(page);
    answerWith(rewriting(rewritten));
    await analyze(page, nurse);
    await see(page.getByText('Say how many people you looked after.'));
    await page.getByRole('tab', { name: 'Optimized Resume' }).click();
    const optimized = page.getByRole('tabpanel');
    await see(optimized.getByText(rephrased));
    await see(optimized.getByText('Basic Life Support (BLS)'));
    await expect.poll(() => optimized.innerText()).not.toContain('CCRN');
    expect(await readScore(page, 'Optimized Match Score')).toBeGreaterThan(0);

    await page.goto('/dashboard');
    await see(page.getByRole('row', { name: nurse.jobTitle }).getByText('AI Optimized'));
  });

  test('can be cancelled while the model writes: the texts are kept, and the page says that the scan counts', async ({
    newPage,
  }) => {
    const page = await newPage({ baseURL: product.url });
    await createAccount(page);
    await page.goto('/resume-analyzer');
    await see(page.getByText('2 scans left today.'));
    await fillAnalyzer(page, nurse);
    answerWith(stall('{"matchScore": 12, "improvedResumeText": "Tessa is a registered nurse'));
    await page.getByRole('button', { name: 'Analyze Resume & Save' }).click();
    // The engine's result does not wait for the model.
    await see(page.getByRole('heading', { name: 'Missing Keywords' }));
    await see(page.getByText(/words so far/));
    expect(await page.getByRole('button', { name: 'Analyzing & Saving...' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Cancel' }).click();

    await see(page.getByText('This scan is used'));
    await see(page.getByRole('button', { name: 'Analyze Resume & Save' }));
    await expect.poll(() => fields.resumeText(page).inputValue()).toBe(nurse.resumeText);
    await see(page.getByText('1 scan left today.'));
  });

  test.for<[string, StubAnswer, RegExp, string]>([
    [
      'a key that is refused',
      refusal(401, 'Incorrect API key provided.'),
      /^AI analysis unavailable: .+: .+/,
      '2 scans left today.',
    ],
    [
      'an answer that is no JSON',
      content('Sure! Here is your resume: {"matchScore": '),
      /^AI analysis unavailable due to invalid response format\. Using basic keyword matching instead\.$/,
      // The model had begun to answer.
      '1 scan left today.',
    ],
  ])(
    '%s leaves the engine’s analysis, says why, and costs a scan only when the model had answered',
    async ([, answer, message, left], { newPage }) => {
      const page = await newPage({ baseURL: product.url });
      await createAccount(page);
      await page.goto('/resume-analyzer');
      await see(page.getByText('2 scans left today.'));
      await fillAnalyzer(page, nurse);
      answerWith(answer);
      await page.getByRole('button', { name: 'Analyze Resume & Save' }).click();

      const issue = page.getByRole('alert').filter({ hasText: 'AI Analysis Issue' });
      await see(issue.getByText(message));
      await see(page.getByText('AI Analysis Limited'));
      await see(page.getByRole('button', { name: 'Save to dashboard' }));
      await page.getByRole('button', { name: 'Start New Analysis' }).click();
      await see(page.getByText(left));
      await expect.poll(() => fields.resumeText(page).inputValue()).toBe(nurse.resumeText);
    },
  );
});
