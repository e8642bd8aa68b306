import { describe, expect, test } from 'vitest';
import type { AnalysisResult } from '#contract/analysis.ts';
import { type AnalyzerEvent, type AnalyzerState, initialState, reduceAnalyzer } from './analyzer-state.ts';

const request = { resumeText: 'Nurse since 2015.', jobDescription: 'We look for a nurse.' };
const result: AnalysisResult = {
  matchScore: 71,
  optimizedMatchScore: 0,
  keywordMatches: [],
  recommendations: [],
  improvedResumeText: '',
  missingKeywordsInContext: [],
};

function run(...events: AnalyzerEvent[]): AnalyzerState {
  return events.reduce(reduceAnalyzer, initialState);
}
const started = (runId: string): AnalyzerEvent => ({ type: 'started', runId, request });
const finished = (runId: string, matchScore = 71): AnalyzerEvent => ({
  type: 'finished',
  runId,
  result: { ...result, matchScore },
});

describe('the flow of the analyzer', () => {
  test('an analysis that finishes is shown, not yet saved', () => {
    expect(run(started('a'), finished('a'))).toMatchObject({
      view: 'results',
      analysis: { runId: 'a', request, result, saving: { status: 'unsaved' } },
    });
  });

  test('the results view is shown after a failure as well, with the texts to try again', () => {
    expect(run(started('a'), { type: 'failed', runId: 'a' })).toEqual({ view: 'failed', request });
  });

  test('a used-up limit or an ended session goes back to the input', () => {
    expect(run(started('a'), { type: 'interrupted', runId: 'a' })).toEqual(initialState);
  });

  test('Start New Analysis goes back to the input from everywhere', () => {
    expect(run(started('a'), { type: 'startNew' })).toEqual(initialState);
    expect(run(started('a'), finished('a'), { type: 'startNew' })).toEqual(initialState);
  });

  test('a late answer from an earlier analysis changes nothing', () => {
    const late: AnalyzerEvent[] = [finished('a', 1), { type: 'saved', runId: 'a', id: 'row-a', revision: 0 }];
    const state = run(started('a'), { type: 'startNew' }, started('b'), ...late, finished('b', 2), ...late);
    expect(state).toMatchObject({
      analysis: { runId: 'b', result: { matchScore: 2 }, saving: { status: 'unsaved' } },
    });
  });

  test('a save that fails after a successful one remembers the row, so that the next one updates it', () => {
    const state = run(
      started('a'),
      finished('a'),
      { type: 'saving', runId: 'a' },
      { type: 'saved', runId: 'a', id: 'row-a', revision: 0 },
      { type: 'saving', runId: 'a' },
      { type: 'saveFailed', runId: 'a', reason: 'offline' },
    );
    expect(state).toMatchObject({ analysis: { saving: { status: 'failed', id: 'row-a', reason: 'offline' } } });
  });

  test('an optimisation replaces the result and keeps what was confirmed', () => {
    const improved = { ...result, improvedResumeText: 'Skills: triage', optimizedMatchScore: 90 };
    const state = run(started('a'), finished('a'), {
      type: 'optimized',
      runId: 'a',
      result: improved,
      confirmed: ['triage'],
    });
    expect(state).toMatchObject({ analysis: { result: improved, decisions: { confirmed: ['triage'] } } });
  });

  test('a saved analysis is opened once, and a late answer about another one is not shown', () => {
    const opened = run(started('a'), finished('a'));
    if (opened.view !== 'results') throw new Error('There has to be a result.');
    const { analysis } = opened;
    expect(run({ type: 'opening', id: 'x' })).toEqual({ view: 'opening', id: 'x' });
    expect(run({ type: 'opening', id: 'x' }, { type: 'opened', id: 'x', analysis })).toEqual(opened);
    const late: AnalyzerEvent = { type: 'opened', id: 'x', analysis };
    expect(run({ type: 'opening', id: 'x' }, { type: 'opening', id: 'y' }, late)).toEqual({ view: 'opening', id: 'y' });
    expect(run({ type: 'opening', id: 'x' }, { type: 'notOpened', id: 'x', isGone: true })).toEqual({
      view: 'notOpened',
      id: 'x',
      isGone: true,
    });
  });

  test('a decision on a change makes the saved row old, and the same decision again does not', () => {
    const decisions = { rejected: [2], edits: {}, keywords: [], confirmed: [], irrelevant: [] };
    const decided: AnalyzerEvent = { type: 'reviewed', runId: 'a', text: 'Better.', matchScore: 80, decisions };
    const state = run(started('a'), finished('a'), decided);
    expect(state).toMatchObject({ analysis: { decisions, isStale: true, result: { improvedResumeText: 'Better.' } } });
    expect(reduceAnalyzer(state, decided)).toEqual(state);
  });
});

describe('an analysis with a language model', () => {
  const matched = { type: 'matched', runId: 'a', result } as const;

  test('shows the engine’s result while the model is at work, then the model’s', () => {
    const atWork = run(started('a'), matched);
    expect(atWork).toMatchObject({ view: 'results', analysis: { runId: 'a', result, isRewriting: true } });
    expect(reduceAnalyzer(atWork, finished('a', 74))).toMatchObject({
      analysis: { result: { matchScore: 74 }, isRewriting: false },
    });
  });

  test('keeps what the person wrote in the meantime, with its score', () => {
    const now = { matchScore: 80 };
    const edited = { type: 'edited', runId: 'a', side: 'original', text: 'Nurse and midwife.', now } as const;
    expect(run(started('a'), matched, edited, finished('a', 74))).toMatchObject({
      analysis: { request: { resumeText: 'Nurse and midwife.' }, result: { matchScore: 80 } },
    });
  });

  test('goes back to the input when it is cancelled', () => {
    expect(run(started('a'), matched, { type: 'interrupted', runId: 'a' })).toEqual(initialState);
  });
});
