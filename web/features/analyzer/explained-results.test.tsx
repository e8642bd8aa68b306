// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnalysisResult } from '#contract/analysis.ts';
import { noDecisions } from '#contract/resume.ts';
import { loadEngine } from '#engine';
import { changeDraft } from '#web/lib/draft.ts';
import { inWords, recommendationInWords } from '#web/lib/engine-words.ts';
import { InProcessWorker } from '#web/lib/testing/in-process-worker.ts';
import { renderPage } from '#web/lib/testing/render-page.tsx';
import { jsonAnswer, type SeenRequest } from '#web/lib/testing/stub-backend.ts';
import { AnalyzerPage } from './analyzer-page.tsx';
import { offeredKeywords } from './optimize/offered-keywords.ts';

const draft = {
  jobTitle: 'Registered Nurse',
  jobDescription: [
    'Registered Nurse, Surgical Ward',
    'Requirements:',
    '- Experience with triage, wound care and patient education',
    '- Basic Life Support certification',
    'Preferred:',
    '- Telemetry, Epic and Spanish',
  ].join('\n'),
  resumeText: [
    'Robin Example, Registered Nurse',
    'Experience',
    'Staff Nurse, Fictional General Hospital, 2019 - 2024',
    '- Ran triage in the walk-in clinic',
    '- Led patient education before discharge',
  ].join('\n'),
};

const engine = await loadEngine();
const analysis = engine.analyse(draft);
const found = requireSome(analysis.requirements.find((match) => match.found));
const missing = requireSome(analysis.requirements.find((match) => !match.found));
const [firstOffered, secondOffered] = offeredKeywords(presentResult(), analysis).map(({ keyword }) => keyword);
const offered = requireSome(firstOffered);
const alsoOffered = requireSome(secondOffered);

/** These tests use whatever the engine finds in the texts above, so it must find something. */
function requireSome<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The posting of this test has to ask for more.');
  return value;
}

/** A server with the same engine as the browser, as in the product. */
function serve({ path, method, body }: SeenRequest): Response {
  if (path.startsWith('/rest/v1/resumes')) {
    return method === 'PATCH' ? jsonAnswer([{ id: 'row-1' }]) : jsonAnswer({ id: 'row-1' }, 201);
  }
  if (path.endsWith('check-scan-limit'))
    return jsonAnswer({ canScan: true, scanLimit: 2, scansRemaining: 1, renewsAt: '2026-03-02T00:00:00Z' });
  const asksForKey = typeof body === 'object' && body !== null && 'checkApiKey' in body;
  if (asksForKey) return jsonAnswer({ valid: true, message: 'AI rewriting is off.' });
  return jsonAnswer(presentResult());
}

/** The server's result of an analysis. */
function presentResult(): AnalysisResult {
  return {
    matchScore: analysis.matchScore,
    optimizedMatchScore: 0,
    keywordMatches: analysis.keywordMatches,
    recommendations: analysis.recommendations.map(recommendationInWords),
    improvedResumeText: '',
    missingKeywordsInContext: analysis.missingKeywordsInContext.map(({ keyword, says }) => ({
      keyword,
      suggestedContext: inWords(says),
    })),
  };
}

async function openResults() {
  changeDraft(draft);
  const page = renderPage(<AnalyzerPage />, serve);
  await page.person.click(page.getByRole('button', { name: 'Analyze Resume & Save' }));
  await page.findByText('How this score is made');
  await page.findByText('Saved to your dashboard');
  return page;
}

beforeEach(() => {
  vi.stubGlobal('Worker', InProcessWorker);
});

describe('results with their explanation', () => {
  test('the lines of the sum come from the engine and add up to the shown score', async () => {
    const page = await openResults();
    const rows = within(page.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
    expect(rows).toHaveLength(analysis.arithmetic.length + 2);
    for (const [index, line] of analysis.arithmetic.entries()) {
      expect(rows[index + 1]?.textContent).toContain(inWords(line.label));
    }
    expect(rows.at(-1)?.textContent).toBe(`ATS Match Score${analysis.matchScore}`);
  });

  test('a found keyword opens the line that shows it, a missing one says there is none', async () => {
    const page = await openResults();
    const chip = (keyword: string, word: string) =>
      page.getByRole('button', { name: (name) => name.replace(' ,', ',') === `${keyword}, ${word}` });
    await page.person.click(chip(found.requirement.surface, 'found'));
    const proof = found.evidence[0]?.span;
    expect(page.baseElement.querySelector('figure mark')?.textContent).toBe(
      draft.resumeText.slice(proof?.start, proof?.end),
    );
    await page.person.click(chip(missing.requirement.surface, 'missing'));
    expect(page.getByText('No line of your resume shows this.')).toBeTruthy();
  });

  test('exactly what is confirmed goes into the resume, its score and the saved row', async () => {
    const page = await openResults();
    await page.person.click(page.getByRole('button', { name: 'Optimize Resume' }));
    await page.person.click(await page.findByRole('checkbox', { name: offered }));
    await page.person.click(page.getByRole('button', { name: 'Add 1 to my resume' }));
    expect(await page.findByText('Resume Optimized')).toBeTruthy();

    const update = page.seen.find((request) => request.method === 'PATCH');
    expect(update?.path).toContain('id=eq.row-1');
    expect(update?.body).toEqual({
      optimized_resume: expect.stringContaining(offered),
      optimized_match_score: expect.any(Number),
      decisions: { ...noDecisions, confirmed: [offered] },
    });
    expect(update?.body).not.toMatchObject({ optimized_resume: expect.stringContaining(alsoOffered) });
    const optimised = page.getByRole('progressbar', { name: 'Optimized Match Score' });
    expect(optimised.getAttribute('aria-valuenow')).toBe(String(engine.optimise(draft, [offered]).matchScore));
    expect(page.queryByRole('button', { name: 'Optimize Resume' })).toBeNull();
  });

  test('a confirmation can be undone', async () => {
    const page = await openResults();
    await page.person.click(page.getByRole('button', { name: 'Optimize Resume' }));
    await page.person.click(await page.findByRole('checkbox', { name: offered }));
    await page.person.click(page.getByRole('button', { name: 'Add 1 to my resume' }));
    await page.person.click(await page.findByRole('button', { name: 'Change confirmed keywords' }));
    await page.person.click(await page.findByRole('checkbox', { name: offered, checked: true }));
    await page.person.click(page.getByRole('button', { name: 'Remove what was added' }));
    await expect
      .poll(() => page.seen.filter((request) => request.method === 'PATCH').at(-1)?.body)
      .toEqual({ optimized_resume: null, optimized_match_score: null, decisions: noDecisions });
    expect(page.getByRole('button', { name: 'Optimize Resume' })).toBeTruthy();
  });
});
