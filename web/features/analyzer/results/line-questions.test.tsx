// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { loadEngine } from '#engine';
import { renderPage } from '#web/lib/testing/render-page.tsx';
import { jsonAnswer, type SeenRequest } from '#web/lib/testing/stub-backend.ts';
import { LineQuestions } from './line-questions.tsx';

const engine = await loadEngine();
const line = 'Pulled mains and submains through eleven buildings, hung tray and ladder';
const input = {
  jobDescription: 'Electrician\nRequirements\n- Cable pulling\n- Fault finding',
  resumeText: `Jane Doe\nExperience\nElectrical mechanic, Fern Ltd, 2015 - 2024\n- ${line}\n- Fault finding on motors`,
};
const requirement = engine.analyse(input).lineQuestions[0]?.requirement ?? '';
const question = `You write: “${line}” Does that show ${requirement.charAt(0).toLowerCase()}${requirement.slice(1)}?`;

/** A backend with the person's answers. */
function createAnswers(...rows: object[]) {
  const seen: SeenRequest[] = [];
  const serve = (request: SeenRequest): Response => {
    if (!request.path.startsWith('/rest/v1/confirmations')) return jsonAnswer({});
    if (request.method !== 'GET') seen.push(request);
    return request.method === 'GET' ? jsonAnswer(rows) : new Response(null, { status: 201 });
  };
  return { seen, serve };
}

describe('the questions about lines', () => {
  test('are remembered with requirement and line when they are answered', async () => {
    const { seen, serve } = createAnswers();
    const page = renderPage(<LineQuestions analysis={engine.analyse(input)} />, serve);
    await page.findByText(question);
    await page.person.click(page.getByRole('button', { name: 'Yes, it does' }));
    await expect.poll(() => seen.map(({ body }) => body)).toEqual([[{ subject: requirement, is_true: true, line }]]);
  });

  test('are not asked again after a no', async () => {
    const { serve } = createAnswers({ id: 'a', subject: requirement, is_true: false, statement: null, line });
    const page = renderPage(<LineQuestions analysis={engine.analyse(input)} />, serve);
    await expect.poll(() => page.queryByText(question)).toBeNull();
  });

  test('become what was confirmed, which can be taken back', async () => {
    const { seen, serve } = createAnswers({ id: 'a', subject: requirement, is_true: true, statement: null, line });
    const analysis = engine.analyse({ ...input, confirmed: [{ requirement, line }] });
    const page = renderPage(<LineQuestions analysis={analysis} />, serve);
    await page.findByText(`Confirmed by you: ${requirement}`);
    await page.person.click(await page.findByRole('button', { name: `Take back the answer about ${requirement}` }));
    await expect.poll(() => seen.map(({ method }) => method)).toEqual(['DELETE']);
  });
});
