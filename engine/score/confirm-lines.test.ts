import { describe, expect, test } from 'vitest';
import { loadEngine } from '#engine';

const engine = await loadEngine();

const line = 'Pulled it through the ceilings of eleven buildings, drum after drum';
const jobDescription = `Electrician
Requirements
- Cable pulling
- Fault finding
- Test and tag of tools`;
const resumeText = `Jane Doe
Experience
Electrical mechanic, Fern Ltd, 2015 - 2024
- ${line}
- Fault finding on motors
- Never worked on switchboards`;
const input = { jobDescription, resumeText };
const asRead = engine.analyse(input);
const missing = asRead.requirements.find(
  ({ found, requirement }) => !found && /cable pulling/i.test(requirement.surface),
);
const requirement = missing?.requirement.surface ?? '';

function confirm(...confirmed: { requirement: string; line: string }[]) {
  return engine.analyse({ ...input, confirmed });
}

describe('a line that the person confirms', () => {
  test('adds a line of its own to the sum, and leaves the score as read', () => {
    const { matchScore, arithmetic, confirmation } = confirm({ requirement, line });
    expect({ matchScore, arithmetic }).toEqual({ matchScore: asRead.matchScore, arithmetic: asRead.arithmetic });
    expect(confirmation?.lines).toEqual([{ requirement, line }]);
    expect(confirmation?.line).toMatchObject({
      label: { code: 'score.confirmed' },
      reason: { code: 'score.confirmedLines', params: { count: 1 } },
    });
    const sum = [...arithmetic, confirmation?.line].reduce((total, each) => total + (each?.earned ?? 0), 0);
    expect(confirmation?.matchScore).toBe(Math.round(sum));
    expect(confirmation?.matchScore).toBeGreaterThan(matchScore);
  });

  test('counts no more than the requirement named in the work', () => {
    const named = engine.analyse({ ...input, resumeText: resumeText.replace(line, `Cable pulling: ${line}`) });
    expect(confirm({ requirement, line }).confirmation?.matchScore).toBeLessThanOrEqual(named.matchScore);
  });

  test('is known in upper or lower case', () => {
    expect(confirm({ requirement: requirement.toUpperCase(), line }).confirmation).toBeDefined();
  });

  test.each([
    ['the resume no longer has the line', requirement, 'Pulled cables'],
    ['the line denies something', requirement, 'Never worked on switchboards'],
    ['the posting does not ask for it', 'Welding', line],
    ['the resume shows it anyway', 'Fault finding', line],
  ])('counts for nothing when %s', (_, about, words) => {
    expect(confirm({ requirement: about, line: words }).confirmation).toBeUndefined();
  });
});
