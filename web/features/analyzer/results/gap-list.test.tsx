// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import type { AnalysisResult } from '#contract/analysis.ts';
import { type Analysis, loadEngine } from '#engine';
import { renderPage } from '#web/lib/testing/render-page.tsx';
import { jsonAnswer, type SeenRequest } from '#web/lib/testing/stub-backend.ts';
import { gapsOf } from '../lib/gaps.ts';
import { GapList } from './gap-list.tsx';
import { useLineAnswers } from './use-line-answers.ts';

const engine = await loadEngine();
const line = 'Pulled mains and submains through eleven buildings, hung tray and ladder';
const input = {
  jobDescription: 'Electrician\nRequirements\n- Containment systems\n- Fault finding',
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

const result: AnalysisResult = {
  matchScore: 0,
  optimizedMatchScore: 0,
  keywordMatches: [],
  recommendations: [],
  improvedResumeText: '',
  missingKeywordsInContext: [],
};

/** The list of what an analysis misses, without what the page does about a keyword. */
function Gaps({ analysis, asked }: { analysis: Analysis; asked?: ReadonlySet<string> }) {
  const lines = useLineAnswers(analysis);
  return (
    <GapList gaps={gapsOf(result, analysis)} {...(asked && { asked })} hasKeywords actions={undefined} lines={lines} />
  );
}

describe('a question about a line, in the row of its keyword,', () => {
  test('is remembered with requirement and line when it is answered', async () => {
    const { seen, serve } = createAnswers();
    const page = renderPage(<Gaps analysis={engine.analyse(input)} />, serve);
    await page.findByText(question);
    await page.person.click(page.getByRole('button', { name: 'Yes, it does' }));
    await expect.poll(() => seen.map(({ body }) => body)).toEqual([[{ subject: requirement, is_true: true, line }]]);
  });

  test('is not asked again after a no, which can be taken back there', async () => {
    const { seen, serve } = createAnswers({ id: 'a', subject: requirement, is_true: false, statement: null, line });
    const page = renderPage(<Gaps analysis={engine.analyse(input)} />, serve);
    await page.findByText('You said that this line does not show it.');
    expect(page.queryByText(question)).toBeNull();
    await page.person.click(page.getByRole('button', { name: `Take back the answer about ${requirement}` }));
    await expect.poll(() => seen.map(({ method }) => method)).toEqual(['DELETE']);
  });

  test('becomes what was confirmed, which is missing no more and can be taken back', async () => {
    const { seen, serve } = createAnswers({ id: 'a', subject: requirement, is_true: true, statement: null, line });
    const analysis = engine.analyse({ ...input, confirmed: [{ requirement, line }] });
    const page = renderPage(<Gaps analysis={analysis} />, serve);
    await page.findByText(`Confirmed by you: ${requirement}`);
    expect(page.queryByText(question)).toBeNull();
    await page.person.click(await page.findByRole('button', { name: `Take back the answer about ${requirement}` }));
    await expect.poll(() => seen.map(({ method }) => method)).toEqual(['DELETE']);
  });
});

test('a keyword that the changes ask about is counted, and has no row here too', async () => {
  const page = renderPage(
    <Gaps analysis={engine.analyse(input)} asked={new Set([requirement])} />,
    createAnswers().serve,
  );
  await page.findByText('1 of them is asked about in the changes above.');
  expect(page.queryByText(requirement)).toBeNull();
});
