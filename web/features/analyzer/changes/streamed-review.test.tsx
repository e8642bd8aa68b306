// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { noDecisions } from '#contract/resume.ts';
import { InProcessWorker } from '#web/lib/testing/in-process-worker.ts';
import { renderPage } from '#web/lib/testing/render-page.tsx';
import { jsonAnswer } from '#web/lib/testing/stub-backend.ts';
import { ChangeReview } from './change-review.tsx';
import type { OnReviewed } from './use-review.ts';

const resumeText = [
  'Jo Doe',
  '',
  'Summary',
  'Payroll clerk with nine years of work in offices.',
  '',
  'Experience',
  'Payroll Clerk, Fern Ltd, 2015 - 2024',
  '- Ran payroll for 40 people',
  '- Filed the monthly returns',
  '',
  'Skills',
  'Excel, Outlook',
].join('\n');
const request = { resumeText, jobDescription: 'We look for a payroll clerk who knows Excel.' };
const rewritten = resumeText
  .replace('nine years of work in offices', 'nine years of office work')
  .replace('Ran payroll', 'Prepared payroll')
  .replace('- Filed the monthly returns\n', '')
  .replace('Excel, Outlook', 'Microsoft Excel, Outlook');

beforeEach(() => vi.stubGlobal('Worker', InProcessWorker));

const reviewOf = (onReviewed: OnReviewed) => (proposedText: string, isWhole: boolean) => (
  <ChangeReview
    {...{ runId: 'run', request, proposedText, isWhole, onReviewed }}
    decided={noDecisions}
    isReopened={false}
    hasPoints={false}
    shownTexts={[]}
    questions={[]}
    missing={new Set()}
    onWaiting={() => {}}
    onShowPlace={() => {}}
  />
);

const none = () => jsonAnswer([]);

test('changes that come section by section keep their cards and answers, and end as if judged at once', async () => {
  const onReviewed = vi.fn<OnReviewed>();
  const review = reviewOf(onReviewed);
  const page = renderPage(review('', false), none);
  const show = (text: string, isWhole: boolean) => page.update(review(text, isWhole));
  await page.findByText(/The language model is still writing/);

  show(rewritten.slice(0, rewritten.indexOf('Payroll Clerk, Fern')), false);
  const [first] = await page.findAllByRole('listitem');
  expect(first?.textContent).toContain('office work');
  await page.person.click(page.getByRole('button', { name: 'Reject' }));
  await page.findByText('Left out');
  await page.person.click(page.getByRole('button', { name: 'Edit' }));
  await page.person.type(page.getByRole('textbox'), ' Always on time.');

  show(rewritten.slice(0, rewritten.indexOf('Microsoft')), false);
  await expect.poll(() => page.getAllByRole('listitem').length).toBe(2);
  expect(page.getAllByRole('listitem')[0]).toBe(first);
  expect(page.getByRole('textbox')).toBe(document.activeElement);
  await page.person.click(page.getByRole('button', { name: 'Cancel' }));
  expect(onReviewed).not.toHaveBeenCalled();

  show(rewritten, true);
  await expect.poll(() => page.getAllByRole('listitem').length).toBe(4);
  expect(page.getAllByRole('listitem')[0]).toBe(first);
  expect(first?.textContent).toContain('Left out');
  const streamed = { cards: page.getAllByRole('listitem').map(({ textContent }) => textContent), onReviewed };
  await expect.poll(() => onReviewed).toHaveBeenCalledOnce();
  page.unmount();

  const atOnce = vi.fn<OnReviewed>();
  const whole = renderPage(reviewOf(atOnce)(rewritten, true), none);
  const [reject] = await whole.findAllByRole('button', { name: 'Reject' });
  if (reject) await whole.person.click(reject);
  await whole.findByText('Left out');
  expect(whole.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(streamed.cards);
  const [judgement, decisions] = atOnce.mock.calls.at(-1) ?? [];
  expect(onReviewed.mock.calls).toEqual([[judgement, decisions, undefined]]);
});
