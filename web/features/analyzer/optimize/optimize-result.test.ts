import { beforeEach, describe, expect, test, vi } from 'vitest';
import { noDecisions } from '#contract/resume.ts';
import { loadEngine } from '#engine';
import { InProcessWorker } from '#web/lib/testing/in-process-worker.ts';
import { analyseLocally } from '../lib/local-analysis.ts';
import { optimizeResult } from './optimize-result.ts';

const engine = await loadEngine();
const request = {
  jobTitle: 'Ward Nurse',
  jobDescription: 'Requirements\n- Triage\n- Telemetry\n- Charting\n',
  resumeText: 'Robin Example\n\nExperience\nWard nurse\n- Ran triage for four years\n\nSkills\nTriage\n',
};
const before = engine.optimise(request, ['Telemetry']).text;
const optimized = { ...analyseLocally(request, 'note'), engine: undefined, improvedResumeText: before };
const decisions = { ...noDecisions, confirmed: ['Telemetry'] };

beforeEach(() => {
  vi.stubGlobal('Worker', InProcessWorker);
});

describe('an optimisation', () => {
  test('that confirms nothing leaves no optimised text', async () => {
    expect(await optimizeResult({ request, result: optimized, decisions }, [])).toMatchObject({
      improvedResumeText: '',
      optimizedMatchScore: 0,
    });
  });

  test('keeps what the person wrote by hand, and has the score of that text', async () => {
    const written = before.replace('four years', 'four years on nights');
    const result = { ...optimized, improvedResumeText: written };
    const now = await optimizeResult({ request, result, decisions }, ['Telemetry', 'Charting']);
    expect(now.improvedResumeText).toContain('four years on nights');
    expect(now.improvedResumeText).toContain('Charting');
    const scored = engine.analyse({ ...request, resumeText: now.improvedResumeText });
    expect(now.optimizedMatchScore).toBe(scored.matchScore);
  });

  test('adds a keyword even where the person rewrote the skills themselves', async () => {
    const result = {
      ...optimized,
      improvedResumeText: request.resumeText.replace('Skills\nTriage', 'Skills\nFirst aid'),
    };
    const now = await optimizeResult({ request, result, decisions }, ['Telemetry', 'Charting']);
    expect(now.improvedResumeText).toContain('First aid');
    expect(now.improvedResumeText).toContain('Charting');
  });
});
