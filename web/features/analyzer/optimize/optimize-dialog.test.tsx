// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderPage } from '#web/lib/testing/render-page.tsx';
import { jsonAnswer } from '#web/lib/testing/stub-backend.ts';
import { OptimizeDialog } from './optimize-dialog.tsx';

const offered = [
  { keyword: 'life support', hint: 'Your resume says "BLS".', isQuestion: false },
  { keyword: 'triage', hint: 'Have you done triage? Where?', isQuestion: true },
  { keyword: 'telemetry', hint: 'Have you used telemetry? Where?', isQuestion: true },
];

interface Said {
  subject: string;
  is_true: boolean;
  statement?: string;
}

async function openDialog(answers: readonly Said[] = [], confirmed: string[] = []) {
  const rows = answers.map((answer, index) => ({ statement: null, line: null, ...answer, id: String(index) }));
  const onApply = vi.fn(async () => {});
  const page = renderPage(
    <OptimizeDialog offered={offered} confirmed={confirmed} onApply={onApply} onClose={() => {}} />,
    ({ method }) => (method === 'GET' ? jsonAnswer(rows) : new Response(null, { status: 201 })),
  );
  const dialog = within(await page.findByRole('dialog', { name: 'Which of these are true of you?' }));
  if (rows.length > 0) await expect.poll(() => page.seen.some(({ method }) => method === 'GET')).toBe(true);
  const ticked = () =>
    dialog.queryAllByRole('checkbox', { checked: true }).map((box) => box.parentElement?.textContent);
  const answersSent = () => page.seen.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { page, dialog, ticked, onApply, answersSent };
}

describe('the choice of keywords', () => {
  test('begins with what the resume shows in other words, and nothing only the person knows', async () => {
    const { ticked } = await openDialog();
    expect(ticked()).toEqual(['life support']);
  });

  test('ticks what they confirmed before and does not offer what they denied', async () => {
    const { dialog, ticked } = await openDialog([
      { subject: 'Triage', is_true: true },
      { subject: 'telemetry', is_true: false },
    ]);
    await expect.poll(() => ticked()).toEqual(['life support', 'triage']);
    expect(dialog.queryByRole('checkbox', { name: 'telemetry' })).toBeNull();
  });

  test('keeps the last choice when opened again', async () => {
    const { ticked } = await openDialog([{ subject: 'triage', is_true: true }], ['telemetry']);
    expect(ticked()).toEqual(['telemetry']);
  });

  test('remembers what was ticked without evidence, with the place, before it goes into the resume', async () => {
    const { page, dialog, onApply, answersSent } = await openDialog();
    await page.person.click(dialog.getByRole('checkbox', { name: 'triage' }));
    await page.person.type(dialog.getByRole('textbox', { name: 'Where or how: triage' }), 'Walk-in clinic');
    await page.person.click(dialog.getByRole('button', { name: 'Add 2 to my resume' }));
    await expect.poll(() => onApply).toHaveBeenCalledWith(['life support', 'triage']);
    expect(answersSent()).toEqual([[{ subject: 'triage', is_true: true, statement: 'Walk-in clinic', line: null }]]);
  });

  test('keeps the place given before when the keyword is ticked again', async () => {
    const { page, dialog, ticked, answersSent } = await openDialog([
      { subject: 'Triage', is_true: true, statement: 'Harbor Clinic' },
    ]);
    await expect.poll(() => ticked()).toEqual(['life support', 'triage']);
    await page.person.click(dialog.getByRole('checkbox', { name: 'triage' }));
    await page.person.click(dialog.getByRole('checkbox', { name: 'triage' }));
    await page.person.click(dialog.getByRole('button', { name: 'Add 2 to my resume' }));
    await expect
      .poll(() => answersSent())
      .toEqual([[{ subject: 'triage', is_true: true, statement: 'Harbor Clinic', line: null }]]);
  });

  test('remembers what the person does not have', async () => {
    const { page, dialog, answersSent } = await openDialog();
    await page.person.click(dialog.getByRole('button', { name: 'No, I do not have telemetry' }));
    await expect
      .poll(() => answersSent())
      .toEqual([[{ subject: 'telemetry', is_true: false, statement: null, line: null }]]);
  });
});
