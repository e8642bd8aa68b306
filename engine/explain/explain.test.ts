import { describe, expect, test } from 'vitest';
import { loadEngine } from '../index.ts';

const engine = await loadEngine();

const posting = `Registered Nurse
Requirements
- RN license
- Wound care
- Epic
- German
- 5 years of experience
- Must be authorized to work in the US
Nice to have
- Telemetry`;
const resume = `Ann Example
Harbour Street 1, ann@mail.example, linkedin.example/ann
Experience
Nursing assistant, Maple Clinic, 2019 - 2021
- Changed dressings and cared for patients with burns and other
  wounds every day
- Reported to the charge nurse
Skills
Telemetry, Excel, Word`;

const analysis = engine.analyse({ resumeText: resume, jobDescription: posting });
const said = (keyword: string) => ({
  advice: analysis.recommendations.find(({ requirement }) => requirement === keyword)?.message,
  place: analysis.missingKeywordsInContext.find((each) => each.keyword === keyword)?.suggestedContext,
  question: analysis.questions.find((each) => each.keyword === keyword)?.text,
});

describe('what is said about a missing requirement', () => {
  test('quotes the sentence that could carry it, whole where it is wrapped', () => {
    const sentence = 'Changed dressings and cared for patients with burns and other wounds every day';
    expect(said('Wound care')).toEqual({
      advice: expect.stringMatching(/^If you have experience with wound care, show it in a job or project\./),
      place: `If this work included wound care, say so here: "${sentence}"`,
      question: 'Do you have experience with wound care? Where?',
    });
  });

  test('sends a licence and a language to their lists, and a tool to a job', () => {
    expect(said('RN license')).toEqual({
      advice: expect.stringMatching(
        /^If you hold the RN license, list it\. It is a must-have, worth up to \d+ points\.$/,
      ),
      place: 'If you hold the RN license, list it with your licences and certificates.',
      question: 'Do you hold the RN license? Since when?',
    });
    expect(said('German').place).toBe('If you speak German, list it with your languages.');
    expect(said('Epic').advice).toMatch(/^If you have used Epic, say in which job and for what\./);
  });

  test('counts the years that are shown', () => {
    const years = analysis.recommendations.find(({ message }) => message.startsWith('The posting asks for 5 years'));
    expect(years?.message).toContain('They add up to 2 now.');
  });

  test('never quotes a heading, a title, a date, a contact or a list', () => {
    const quoted = [
      ...analysis.recommendations.map(({ message }) => message),
      ...analysis.questions.map(({ line }) => line),
    ];
    const places = analysis.missingKeywordsInContext.map(({ suggestedContext }) => suggestedContext);
    for (const text of [...quoted, ...places]) {
      expect(text ?? '').not.toMatch(/mail\.example|2019|Maple|Experience"|Harbour|Telemetry, Excel/);
    }
  });
});

test('a skill that is only listed is to be shown, a licence may stay in its list', () => {
  const listed = engine.analyse({
    resumeText:
      'Experience\nNurse, 2019 - 2021\n- Cared for forty patients a week\nLicenses: RN license, BLS\nSkills: Epic, wound care',
    jobDescription: 'Requirements\n- RN license\n- Epic',
  });
  const advice = listed.recommendations.map(({ message }) => message);
  expect(advice).toEqual([expect.stringContaining('You list Epic, but no job or project shows it.')]);
});

test('a permit is met by the line that says so, and not by one that denies it', () => {
  const permit = (line: string) =>
    engine
      .analyse({ resumeText: `${resume}\n${line}`, jobDescription: posting })
      .knockOuts.find(({ requirement }) => requirement.canonical === 'work permit');
  expect(permit('Authorized to work in the US')).toMatchObject({
    met: true,
    reason: 'Your resume says: "Authorized to work in the US"',
  });
  expect(permit('I have no work permit')?.met).toBe(false);
  expect(permit('')?.met).toBe(false);
});

test('every finding about the writing quotes the line that it is about', () => {
  const { writingQuality } = engine.analyse({
    resumeText:
      'Experience\nCook, Fern Inn, 2019 - 2021\n- Responsible for the sauces\n- A real team player at the pass',
    jobDescription: posting,
  });
  const messages = writingQuality.findings.map(({ message }) => message);
  expect(messages[0]).toMatch(/^"Responsible for the sauces": begin with what you did/);
  expect(messages[1]).toMatch(/^"team player": everyone says this/);
});

test('the field of work is told in plain words', () => {
  const reason = analysis.arithmetic.find(({ label }) => label === 'Field of work')?.reason;
  expect(reason).toBe("Your resume is about the posting's work: nursing");
});
