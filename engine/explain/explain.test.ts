import { describe, expect, test } from 'vitest';
import { loadEngine, type Saying } from '../index.ts';

const engine = await loadEngine();

const posting = `Registered Nurse
Requirements
- RN license
- Pressure wounds, every day, for patients with burns
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
/** A saying without its places. */
const sayingOf = (saying: Saying | undefined) => saying && [saying.code, saying.params];
const said = (keyword: string) => ({
  advice: sayingOf(analysis.recommendations.find(({ requirement }) => requirement === keyword)?.says),
  place: sayingOf(analysis.missingKeywordsInContext.find((each) => each.keyword === keyword)?.says),
  question: sayingOf(analysis.questions.find((each) => each.keyword === keyword)?.question),
});

describe('what is said about a missing requirement', () => {
  test('quotes the sentence that could hold it, in full even if it is wrapped', () => {
    const sentence = 'Changed dressings and cared for patients with burns and other wounds every day';
    expect(said('Pressure wounds')).toEqual({
      advice: ['advice.close', { line: sentence, name: 'pressure wounds' }],
      place: ['placement.work', { name: 'pressure wounds', line: sentence }],
      question: ['ask.skill', { name: 'pressure wounds' }],
    });
  });

  test('sends a licence and a language to their lists, and a tool to a job', () => {
    expect(said('RN license')).toEqual({
      advice: ['advice.licence', { name: 'RN license' }],
      place: ['placement.licences', { name: 'RN license' }],
      question: ['ask.licence', { name: 'RN license' }],
    });
    expect(said('German').place).toEqual(['placement.languages', { name: 'German' }]);
    expect(said('Epic').advice).toEqual(['advice.tool', { name: 'Epic' }]);
    const licence = analysis.recommendations.find(({ requirement }) => requirement === 'RN license');
    expect(licence?.worth?.params).toEqual({ importance: 'must', points: Math.round(licence?.gain ?? 0) });
  });

  test('quotes the line that earns part of the points, in a job or not', () => {
    const { missingKeywordsInContext } = engine.analyse({
      jobDescription: 'Office Assistant\nYou must have\n- parish records\n- minute taking\n- Excel',
      resumeText: 'Jo Doe\nEducation\nCourse in parish history and old records, Elm School, 2015',
    });
    const place = missingKeywordsInContext.find(({ keyword }) => keyword === 'parish records');
    expect(sayingOf(place?.says)).toEqual([
      'placement.part',
      { name: 'parish records', line: 'Course in parish history and old records, Elm School, 2015' },
    ]);
  });

  test('counts the years that are shown', () => {
    const years = analysis.recommendations.find(({ says }) => says.code === 'advice.years');
    expect(years?.says.params).toEqual({ years: 5, shown: 2 });
  });

  test('never quotes a heading, a title, a date, a contact or a list', () => {
    const quoted = [
      ...analysis.recommendations.map(({ says }) => JSON.stringify(says.params)),
      ...analysis.questions.map(({ line }) => line),
    ];
    const places = analysis.missingKeywordsInContext.map(({ says }) => JSON.stringify(says.params));
    for (const text of [...quoted, ...places]) {
      expect(text ?? '').not.toMatch(/mail\.example|2019|Maple|Experience"|Harbour|Telemetry, Excel/);
    }
  });
});

test('a skill that is only listed should be shown, a licence may stay in its list', () => {
  const listed = engine.analyse({
    resumeText:
      'Experience\nNurse, 2019 - 2021\n- Cared for forty patients a week\nLicenses: RN license, BLS\nSkills: Epic, wound care',
    jobDescription: 'Requirements\n- RN license\n- Epic\n- Telemetry\n- Triage\n- Phlebotomy\n- Discharge planning',
  });
  const about = (keyword: string) => listed.recommendations.filter(({ requirement }) => requirement === keyword);
  expect(about('Epic').map(({ says }) => sayingOf(says))).toEqual([['advice.listed', { name: 'Epic' }]]);
  expect(about('RN license')).toEqual([]);
});

test('a permit is met by the line that says so, and not by one that denies it', () => {
  const permit = (line: string) =>
    engine
      .analyse({ resumeText: `${resume}\n${line}`, jobDescription: posting })
      .knockOuts.find(({ requirement }) => requirement.canonical === 'work permit');
  expect(permit('Authorized to work in the US')).toMatchObject({
    met: true,
    reason: { code: 'knockOut.says', params: { line: 'Authorized to work in the US' } },
  });
  expect(permit('I have no work permit')?.met).toBe(false);
  expect(permit('I have the right to work in the US, and no car')?.met).toBe(true);
  expect(permit('')?.met).toBe(false);
});

test.each([
  ['Applicants must be authorized to work in the U.S. without help', 'authorized to work in the U.S. without help'],
  ['Full working rights in Australia', 'working rights in Australia'],
  ['Right to work in the UK - sorry, no visas', 'Right to work in the UK'],
])('a permit is named by its clause: %s', (line, surface) => {
  const { knockOuts } = engine.analyse({
    resumeText: 'Jane\nRight to live and work in the UK',
    jobDescription: `Cook\n${line}`,
  });
  expect(knockOuts).toMatchObject([{ met: true, requirement: { surface } }]);
});

test('every finding about the writing quotes its line', () => {
  const { writingQuality } = engine.analyse({
    resumeText:
      'Experience\nCook, Fern Inn, 2019 - 2021\n- Responsible for the sauces\n- A real team player at the pass',
    jobDescription: posting,
  });
  expect(writingQuality.findings.slice(0, 2).map(sayingOf)).toEqual([
    ['weakStart', { text: 'Responsible for the sauces' }],
    ['phrase', { text: 'team player' }],
  ]);
});

test('the field of work is named in plain words', () => {
  const reason = analysis.arithmetic.find(({ label }) => label.code === 'score.field')?.reason;
  expect(sayingOf(reason)).toEqual(['score.fit', { fit: 'all', fields: ['nursing'] }]);
});
