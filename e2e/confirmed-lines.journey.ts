import { describe, expect } from 'vitest';
import { inspect } from './inspect.ts';
import { test } from './journey.ts';
import { analyze, createAccount, readScore } from './person.ts';
import { see, seeGone } from './see.ts';

const line = 'Looked after the isolation panels of four operating theatres';
const texts = {
  jobTitle: 'Electrician',
  jobDescription: [
    'Electrician',
    'Requirements',
    '- Hospital theatre isolation panels',
    '- Fault finding on motors',
    '- Test and tag of portable tools',
    '- Switchboard upgrades',
    '- Fire alarm commissioning',
    '- Solar inverter installation',
  ].join('\n'),
  resumeText: [
    'Jane Doe',
    'Experience',
    'Electrical mechanic, Fern Ltd, 2015 - 2024',
    `- ${line}`,
    '- Fault finding on motors and control circuits',
  ].join('\n'),
};

describe('a must-have said in words that no list holds', () => {
  test('is asked about, counts when it is confirmed, is remembered, and can be taken back', async ({ page }) => {
    await createAccount(page);
    await analyze(page, texts);
    const asRead = await readScore(page, 'ATS Match Score');
    const gaps = page
      .getByRole('listitem')
      .filter({ hasText: /^Hospital theatre isolation panels.*I have it, add it/ });
    const question = gaps.filter({ hasText: /Does that show hospital theatre isolation panels/ });
    await see(question.getByText(line));
    await inspect(page);
    await question.getByRole('button', { name: 'Yes, it does' }).click();
    await see(page.getByText(/^Confirmed by you: Hospital theatre isolation panels/));
    await expect.poll(() => gaps.count()).toBe(0);
    await see(page.getByText(new RegExp(`^${asRead}% as read, \\d+% with what you confirmed$`)));
    expect(await readScore(page, 'ATS Match Score')).toBe(asRead);
    await see(page.getByRole('rowheader', { name: /^Confirmed by you/ }));
    await inspect(page);

    await analyze(page, texts);
    await see(page.getByText(/with what you confirmed$/));
    await page.getByRole('button', { name: /^Take back the answer about Hospital theatre isolation panels/ }).click();
    await seeGone(page.getByText(/with what you confirmed$/));
    await see(page.getByText(/Does that show hospital theatre isolation panels/));
  });
});
