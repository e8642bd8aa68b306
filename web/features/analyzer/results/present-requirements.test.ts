import { describe, expect, test } from 'vitest';
import type { Evidence, Importance, RequirementMatch } from '#engine';
import { groupRequirements, markEvidence } from './present-requirements.ts';

function buildMatch(canonical: string, importance: Importance, found: boolean): RequirementMatch {
  return {
    requirement: { surface: canonical, canonical, alternatives: [], kind: 'skill', importance, spans: [] },
    found,
    credit: found ? 1 : 0,
    evidence: [],
  };
}

function buildEvidence(resumeText: string, words: string, line: string): Evidence {
  const start = resumeText.indexOf(words);
  return { line, span: { start, end: start + words.length }, placement: 'shown', strength: 'exact' };
}

describe('requirements as they are shown', () => {
  test('come as must, preferred, nice, with missing ones first and without empty groups', () => {
    const groups = groupRequirements([
      buildMatch('spanish', 'nice', true),
      buildMatch('triage', 'must', true),
      buildMatch('wound care', 'must', false),
    ]);
    expect(
      groups.map((group) => [group.importance, group.matches.map((match) => match.requirement.canonical)]),
    ).toEqual([
      ['must', ['wound care', 'triage']],
      ['nice', ['spanish']],
    ]);
  });

  test('have their words marked in the line of evidence, which is quoted without its bullet', () => {
    const resume = 'Ward nurse\n  • Ran triage in the clinic\n';
    expect(markEvidence(resume, buildEvidence(resume, 'triage', '• Ran triage in the clinic'))).toEqual([
      { text: 'Ran ', marked: false },
      { text: 'triage', marked: true },
      { text: ' in the clinic', marked: false },
    ]);
    const whole = '• Ran triage in the clinic';
    expect(markEvidence(resume, buildEvidence(resume, whole, whole))).toEqual([
      { text: 'Ran triage in the clinic', marked: true },
    ]);
  });

  test('have a line marked in full when it is only those words, and not at all when the span does not fit it', () => {
    const resume = 'triage\nSkills: charting';
    expect(markEvidence(resume, buildEvidence(resume, 'triage', 'triage'))).toEqual([{ text: 'triage', marked: true }]);
    expect(markEvidence(resume, buildEvidence(resume, 'charting', 'Skills: Charting'))).toEqual([
      { text: 'Skills: Charting', marked: false },
    ]);
  });
});
