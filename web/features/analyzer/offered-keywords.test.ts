import { describe, expect, test } from 'vitest';
import { analyseBasic, type RequirementKind } from '#engine';
import { analyseLocally } from './local-analysis.ts';
import { offeredKeywords } from './offered-keywords.ts';

const request = {
  jobDescription: 'Triage, triage and telemetry. Telemetry on every ward.',
  resumeText: 'Ran triage for four years.',
};
const result = analyseLocally(request, 'note');

function explain(...requirements: [surface: string, kind: RequirementKind, alternatives?: string[]][]) {
  return {
    ...analyseBasic(request),
    requirements: requirements.map(([surface, kind, alternatives = []]) => ({
      requirement: { surface, canonical: surface, alternatives, kind, importance: 'must' as const, spans: [] },
      found: surface === 'triage',
      credit: 0,
      evidence: [],
    })),
  };
}

describe('keywords offered to be confirmed', () => {
  test('each of several alternatives is a choice of its own, and none is offered twice', () => {
    const explanation = explain(['Epic or Cerner', 'tool', ['Epic', 'Cerner']], ['Epic', 'tool'], ['triage', 'skill']);
    expect(offeredKeywords(result, explanation)).toEqual(['Epic', 'Cerner']);
  });

  test('years, degrees and titles do not belong in a list of skills', () => {
    const explanation = explain(
      ['5+ years', 'years'],
      ['Bachelor', 'degree'],
      ['Charge Nurse', 'title'],
      ['German', 'language'],
    );
    expect(offeredKeywords(result, explanation)).toEqual(['German']);
  });

  test('without an explanation the missing keywords are offered as they are', () => {
    expect(offeredKeywords(result, undefined)).toEqual(['telemetry']);
  });
});
