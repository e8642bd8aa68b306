// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { noDecisions } from '#contract/resume.ts';
import { InProcessWorker } from '#web/lib/testing/in-process-worker.ts';
import { renderPage } from '#web/lib/testing/render-page.tsx';
import { jsonAnswer } from '#web/lib/testing/stub-backend.ts';
import { ChangeReview } from './change-review.tsx';
import type { OnReviewed } from './use-review.ts';

const resumeText =
  'Robin Example\n\nExperience\nPayroll Clerk, Fern Foods, 2019 - 2024\n- Ran payroll\n\nSkills\nExcel';
const request = { resumeText, jobDescription: 'We look for a payroll clerk who knows Excel and Kubernetes.' };
const proposedText = resumeText.replace('Skills\nExcel', 'Skills\nExcel, Kubernetes');

beforeEach(() => vi.stubGlobal('Worker', InProcessWorker));

test('what the person has written since is asked about no more, and goes nowhere by itself', async () => {
  const onReviewed = vi.fn<OnReviewed>();
  const onWaiting = vi.fn();
  const review = (shown: string) => (
    <ChangeReview
      {...{ runId: 'run', request, proposedText, onReviewed, onWaiting }}
      isWhole
      decided={noDecisions}
      isReopened={false}
      hasPoints={false}
      shownTexts={[shown]}
      questions={[]}
      missing={new Set()}
      onShowPlace={() => {}}
    />
  );
  const page = renderPage(review(resumeText), () => jsonAnswer([]));
  await page.findByText('Needs your answer');
  expect(page.queryByRole('button', { name: 'Accept' })).toBeNull();
  expect(onWaiting).toHaveBeenLastCalledWith(expect.objectContaining({ count: 1 }));

  page.update(review(`${resumeText}\nRan the Kubernetes clusters at night`));
  await page.findByText('You wrote it yourself');
  expect(page.queryByText('Needs your answer')).toBeNull();
  expect(page.queryByText(/does not name/)).toBeNull();
  expect(onWaiting).toHaveBeenLastCalledWith(undefined);
  expect(onReviewed).toHaveBeenCalledTimes(1);
  expect(onReviewed.mock.lastCall?.[0].text).toBe(resumeText);

  await page.person.click(page.getByRole('button', { name: 'Accept' }));
  await vi.waitFor(() => expect(onReviewed.mock.lastCall?.[0].text).toBe(proposedText));
});
