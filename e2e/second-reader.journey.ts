import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { listModels } from './admin-area.ts';
import { openPage, signUpAdmin } from './admins.ts';
import { test } from './journey.ts';
import { analyze } from './person.ts';
import { see } from './see.ts';
import { readingDoubts, rewriting, type StubAnswer } from './stubs/openai.ts';
import { answerWith, product, startProductWithModel } from './with-model.ts';

const [complaints, trial] = [
  '- Complaints on route 17 fell by 22% after the depot added two early departures',
  '- Took part in a four-week trial of an electric van with eleven other drivers',
];
const took = '- Took 50 calls a day about broadband';
const texts = {
  jobTitle: 'Sales representative',
  jobDescription: 'Sales representative\n\nRequirements:\n- Visits of customers\n- Telephone sales\n- Cold calling',
  resumeText: [
    ...['Lysander Pruitt', '', 'Experience', 'Sales Rep, Cobalt Paper Supply, Columbus | 01/2021 - Present'],
    ...[complaints, trial, took],
  ].join('\n'),
};
const rewritten = texts.resumeText
  .replace(
    `${complaints}\n${trial}`,
    `${trial}, complaints on route 17 fell by 22% after the depot added two early departures`,
  )
  .replace('Took 50', 'Placed 50');

/** Asks about one thing that the rules let pass, and knows where the resume says what they ask about. */
const reader = readingDoubts(({ isAsked, words }) => {
  if (isAsked) return { verdict: 'withdraw', quote: trial.slice(2) };
  return words === 'Placed' ? { verdict: 'ask' } : undefined;
});

/** Answers whatever the model is asked: for a rewriting, for its opinion, for the list of models. */
const model: StubAnswer = (request, response) => {
  if (request.url.endsWith('/models')) return listModels('house-large')(request, response);
  const isSecond = JSON.stringify(request.body.messages).includes('<<DOUBT 1');
  return (isSecond ? reader : rewriting(rewritten))(request, response);
};

const card = (page: Page, number: 1 | 2) => page.getByRole('listitem', { name: `change ${number}` });

describe('a language model that judges beside the rules', () => {
  startProductWithModel();

  async function seeJudgedByModel(page: Page): Promise<void> {
    await see(card(page, 1).getByText('Supported'));
    await see(card(page, 1).getByText(trial.slice(2)).last());
    await see(card(page, 2).getByText('Needs your answer'));
    await see(card(page, 2).getByText('Did you do that yourself'));
    await see(page.getByText('Changes in your resume: 1 of 2.'));
  }

  test('is turned on by an administrator; then a question goes and another comes, and a saved analysis keeps both', async ({
    newPage,
  }) => {
    const page = await openPage(newPage, product, await signUpAdmin(product));
    answerWith(model);
    await analyze(page, texts);
    await see(card(page, 1).getByText('Needs your answer'));
    await see(card(page, 2).getByText('Supported'));

    await page.goto('/admin/settings');
    await page.getByRole('tab', { name: 'AI Configuration' }).click();
    const toggle = page.getByRole('switch', { name: 'Second look at unclear wording' });
    await expect.poll(() => toggle.isChecked()).toBe(false);
    await toggle.click();
    await see(page.getByText('Setting updated successfully'));
    await expect.poll(() => toggle.isChecked()).toBe(true);

    await analyze(page, { ...texts, jobTitle: 'Area representative' });
    await seeJudgedByModel(page);
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page.getByRole('link', { name: 'Area representative' }).click();
    await seeJudgedByModel(page);

    await page.getByRole('button', { name: 'I did it myself' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await see(page.getByText('Changes in your resume: 2 of 2.'));
  });
});
