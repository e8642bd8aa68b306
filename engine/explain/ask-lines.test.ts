import { describe, expect, test } from 'vitest';
import { loadEngine } from '#engine';

const engine = await loadEngine();

const jobDescription = `Electrician
Requirements
- Fault finding on motors and control circuits
- Cable pulling and containment
- Nitrogen purging
- White Card
- Bachelor's degree
- German C1
- Five years of experience`;

const lines = [
  'Pulled it through the ceilings of eleven buildings, drum after drum',
  'Traced faults in motors until the line ran again',
  'Never worked with nitrogen or purging',
];

const resumeText = `Jane Doe
Experience
Electrical mechanic, Fern Ltd, 2015 - 2024
${lines.map((line) => `- ${line}`).join('\n')}`;

const { lineQuestions } = engine.analyse({ jobDescription, resumeText });

describe('the line that is asked about', () => {
  test('is the one that likeliest shows an unproven must-have', () => {
    const question = lineQuestions.find(({ requirement }) => /cable pulling/i.test(requirement));
    expect(question?.says).toMatchObject({ code: 'ask.line', params: { line: lines[0] } });
    const [span] = question?.says.spans ?? [];
    expect(resumeText.slice(span?.start, span?.end)).toBe(lines[0]);
    expect(question?.gain).toBeGreaterThan(0);
  });

  test('is never one for a licence, a degree, a language or years', () => {
    const asked = lineQuestions.map(({ requirement }) => requirement).join(' ');
    expect(asked).not.toMatch(/White Card|degree|German|years/i);
  });

  test('is never one that denies something', () => {
    expect(lineQuestions.map(({ says }) => says.params.line)).not.toContain(lines[2]);
  });

  test('is none where nothing comes close', () => {
    const baker = 'Jo Doe\nExperience\nBaker, Fern Bakery, 2015 - 2024\n- Baked four hundred loaves a night';
    expect(engine.analyse({ jobDescription, resumeText: baker }).lineQuestions).toEqual([]);
  });
});
