import { expect, test } from 'vitest';
import { loadEngine } from '../index.ts';

const engine = await loadEngine();

const resumeText = `Experience
Developer, Fern Ltd, 2020 – present
- Built shops with Java and PostgreSQL
Developer, Oak Ltd, 2014 – 2020
- Built shops with Python
Education
BSc Computer Science, Elm University, 2008 – 2014
Skills
Java, Kubernetes`;

/** How many of the years that a posting asks for the resume shows. */
function shareOf(jobDescription: string, now = '2026-11-22'): number | undefined {
  const { requirements } = engine.analyse({ resumeText, jobDescription, now });
  return requirements.find(({ requirement }) => requirement.kind === 'years')?.credit;
}

test.each([
  ['Requirements\n- 20 years of experience', 0.6],
  ['Requirements\n- 12 years of Java', 0.5],
  ['Requirements\n- At least 12 years of experience with Python', 0.5],
  ['Anforderungen\n- Mindestens 12 Jahre Erfahrung mit Java', 0.5],
  ['Requirements\n- Java (12 years)', 0.5],
  ['Requirements\n- 12 years of Java or Python', 1],
  ['Requirements\n- 4 years of Kubernetes', 0],
])('years are of the jobs that show what they are to be of: %j', (posting, share) => {
  expect(shareOf(posting)).toBeCloseTo(share, 1);
});

test('the same day gives the same years, another day different ones', () => {
  expect(shareOf('Requirements\n- 20 years of experience', '2029-11-22')).toBeGreaterThan(0.7);
});

const kitchen = `Sous chef
Requirements
- Four years of experience
- Menu planning, food costing, stock control
- Allergen management, butchery, pastry
- Rostering, food safety, HACCP, ordering`;

test.each([
  ['Commis Chef, Oak Bay, 2022 – 2024\n- Butchery and pastry for forty covers', 0.75],
  ['Lifeguard, Oak Bay, 2022 – 2024\n- Watched two pools', 0.25],
])('years without a trade are of the jobs that show some of what is asked for: %j', (before, share) => {
  const resumeText = `Experience\nSous Chef, Elm Hotel, 2024 – 2025\n- Menu planning and food costing\n${before}`;
  const { requirements } = engine.analyse({ resumeText, jobDescription: kitchen, now: '2026-11-22' });
  expect(requirements.find(({ requirement }) => requirement.kind === 'years')?.credit).toBe(share);
});

test.each([
  ['12 years of Java', 'Java, '.repeat(10)],
  ['12 years of Java', '- Java'],
])('a keyword alone on a line below a job brings no years: %j', (asked, line) => {
  const cook = `Experience\nCook, Elm Hotel, 2008 – 2024\n- Menu planning and food costing\n${line}`;
  const { requirements } = engine.analyse({ resumeText: cook, jobDescription: `Requirements\n- ${asked}` });
  expect(requirements.find(({ requirement }) => requirement.kind === 'years')?.credit).toBe(0);
});

test('a job told in prose goes on to the next year that is written', () => {
  const { requirements } = engine.analyse({
    jobDescription: 'Payroll clerk\nRequirements\n- Five years of payroll',
    resumeText:
      'Mara Vand\nAt Prairie Grocers in Omaha (2016 to 2022) I answered for 1,100 people. They live in four states. Payroll ran every other Friday. In 2023 I moved.',
    now: '2026-11-22',
  });
  expect(requirements.find(({ requirement }) => requirement.kind === 'years')?.credit).toBe(1);
});
