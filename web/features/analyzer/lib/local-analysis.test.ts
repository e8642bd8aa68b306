import { describe, expect, test } from 'vitest';
import { AnalysisResult } from '#contract/analysis.ts';
import { invalidFormatMessage, limitedMessage, unavailableMessage } from './limited.ts';
import { analyseLocally, scoreAlike } from './local-analysis.ts';

const request = {
  jobTitle: 'Ward Nurse',
  jobDescription: 'Triage, triage and telemetry. Telemetry on every ward; charting with SQL.',
  resumeText: 'Ward nurse. Ran triage for four years.',
};

describe('the local fallback', () => {
  test('matches by the basic rules, and first says why it was needed', () => {
    const result = analyseLocally(request, unavailableMessage('Model refused: try later'));
    expect(AnalysisResult.parse(result)).toEqual(result);
    expect(result.matchScore).toBe(33);
    expect(result.keywordMatches.map(({ keyword, found }) => [keyword, found])).toEqual([
      ['triage', true],
      ['telemetry', false],
      ['sql', false],
    ]);
    expect(result.recommendations[0]).toBe('AI analysis unavailable: Model refused: try later');
    expect(result.improvedResumeText).toBe('');
  });

  test('recognises a limited result by its note, in both forms', () => {
    const note = unavailableMessage('bad key');
    expect(limitedMessage(analyseLocally(request, note))).toBe(note);
    expect(limitedMessage(analyseLocally(request, invalidFormatMessage))).toBe(
      'AI analysis unavailable due to invalid response format. Using basic keyword matching instead.',
    );
    expect(limitedMessage({ ...analyseLocally(request, note), recommendations: ['Name the ward.'] })).toBeUndefined();
  });

  test('scores another text by the basic rules next to a basic score, and by the engine next to an engine score', () => {
    const result = analyseLocally(request, 'note');
    const better = `${request.resumeText} Telemetry. SQL.`;
    expect(scoreAlike({ request, result }, better, 12)).toBe(100);
    expect(scoreAlike({ request, result: { ...result, engine: undefined } }, better, 12)).toBe(12);
  });
});
