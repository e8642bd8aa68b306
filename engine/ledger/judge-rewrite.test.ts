import { describe, expect, test } from 'vitest';
import { loadEngine } from '../index.ts';
import { resumeOf } from '../testing/small-resume.ts';

const engine = await loadEngine();
const resumeText = resumeOf({ line: 'Gave medicines to 12 patients', skills: 'Wound care' });
const input = { resumeText, jobTitle: 'Nurse', jobDescription: 'Nurse wanted. Requirements: wound care, Tableau.' };

describe('a proposed resume', () => {
  const proposed = resumeText
    .replace('Gave medicines to 12 patients', 'Administered medicines to twelve patients')
    .replace('Wound care', 'Wound care, Tableau');

  test('is taken over where no question is left', () => {
    const { text, taken, changes } = engine.judge(input, proposed, []);
    expect(text).toContain('twelve patients');
    expect(text).not.toContain('Tableau');
    expect(taken).toEqual(changes.filter(({ isSafe }) => isSafe).map(({ id }) => id));
  });

  test('is taken over with what the person confirmed, and the resulting text is scored', () => {
    const { text, matchScore } = engine.judge(input, proposed, ['Tableau']);
    expect(text).toBe(proposed);
    expect(matchScore).toBe(engine.analyse({ ...input, resumeText: proposed }).matchScore);
  });
});
