import { describe, expect, test } from 'vitest';
import { loadEngine } from '#engine';

const engine = await loadEngine();

function analyse(required: readonly string[], shown: readonly string[]) {
  return engine.analyse({
    jobDescription: `Worker\nRequirements\n${required.map((line) => `- ${line}`).join('\n')}`,
    resumeText: `Jane Doe\nExperience\nWorker, Fern Ltd, 2015 - 2024\n${shown.map((line) => `- ${line}`).join('\n')}`,
  });
}

/** Whether each requirement was found, by its name. */
function found(required: readonly string[], shown: readonly string[]) {
  const { requirements } = analyse(required, shown);
  return Object.fromEntries(requirements.map(({ requirement, found: isFound }) => [requirement.surface, isFound]));
}

describe('names that stay whole', () => {
  test('are standards with their numbers, which no other number shows', () => {
    const required = ['ISO 9001', 'BS 7671', 'EN 1090', 'NFPA 70E', 'DIN EN ISO 9606'];
    expect(found(required, ['Audited to ISO 9001', 'Welded to DIN EN ISO 9606-1', 'Worked to BS 5266'])).toMatchObject({
      'ISO 9001': true,
      'BS 7671': false,
      'EN 1090': false,
      'NFPA 70E': false,
      'DIN EN ISO 9606': true,
    });
    expect(found(['ISO 9001'], ['Audited to ISO 14001'])).toMatchObject({ 'ISO 9001': false });
  });

  test('are organisations with their short form, which either shows', () => {
    const required = ['Provider of the American Heart Association (AHA)'];
    const name = 'American Heart Association (AHA)';
    expect(found(required, ['Taught for AHA'])).toMatchObject({ [name]: true });
    expect(found(required, ['Taught for the American Heart Association'])).toMatchObject({ [name]: true });
  });
});

describe('a short form and what it stands for are one requirement, whichever a resume writes', () => {
  const name = 'Computerised Maintenance Management System (CMMS)';

  test.each(['Kept the CMMS up to date', 'Kept the computerised maintenance management system up to date'])(
    'also where one is listed: %s',
    (line) => expect(found([`Experience with ${name}`], [line])).toEqual({ [name]: true }),
  );

  test.each(['BLRI (Bridge Load Rating Index)', '(BLRI) Bridge Load Rating Index', 'BLRI – Bridge Load Rating Index'])(
    'in any order: %s',
    (written) => {
      for (const line of ['Used the BLRI', 'Used the Bridge Load Rating Index'])
        expect(found([`Experience with ${written}`], [line])).toEqual({ [written]: true });
      expect(found([`Experience with ${written}`], ['Loaded the bridge'])).toEqual({ [written]: false });
    },
  );

  test('also where the posting writes only one of them elsewhere, or both again', () => {
    const required = [`Experience with ${name}`, 'Daily work with the CMMS', `Reports from the ${name}`];
    expect(Object.keys(found(required, ['CMMS'])).filter((each) => /CMMS|Computerised/.test(each))).toEqual([name]);
  });
});

describe('the level of a language', () => {
  test.each([
    ['Deutsch B2', 'Deutsch C1, Englisch A2', true],
    ['German C1 or native', 'German: native', true],
    ['German C1 or native', 'Spanish native, German A2', false],
    ['Spanish B1', 'Spanish A2', false],
    ['French (B2)', 'Fluent French', true],
    ['Spanish B1', 'Spanish', true],
  ])('%s and %s', (required, line, isFound) => {
    expect(Object.values(found([required], [line]))).toContain(isFound);
    expect(Object.values(found([required], [line]))).not.toContain(!isFound);
  });

  test('that is too low is decisive, also in the language of the posting', () => {
    const { decisive } = analyse(['Fluent English', 'Patience'], ['English A2']);
    expect(decisive.map(({ canonical }) => canonical)).toEqual(['English']);
  });
});

describe('what asks for nothing', () => {
  test('is a word of the sentence, or about somebody else', () => {
    const { requirements } = analyse(
      [
        'Patient assessment, wound care, triage, medication administration, infection control',
        'Electronic health records, telemetry, ventilation, discharge planning, phlebotomy',
        'No license, no interview, sorry',
        'Your manager, Dave, holds an MBA and knows SAP',
      ],
      ['Triage'],
    );
    const names = requirements.map(({ requirement }) => requirement.surface).join(', ');
    expect(names).not.toMatch(/sorry|MBA|Dave|SAP/);
  });
});

test('a place in the title, a verb cut off its object and a word that is also a language ask for nothing', () => {
  const { requirements } = engine.analyse({
    jobDescription: `Dental Nurse, Larkhaven GA
Your work
- Keeping the register, scale and polish, wound care, triage, telemetry, ventilation, phlebotomy, catheter care, discharge planning`,
    resumeText: '',
  });
  const names = requirements.map(({ requirement }) => requirement.surface);
  expect(names).toContain('telemetry');
  expect(names.join()).not.toMatch(/Larkhaven|Keeping$|polish/);
});

test('alternatives without an "or" between them are one requirement', () => {
  expect(found(['Java, Kotlin or similar'], ['Wrote Kotlin'])).toMatchObject({ 'Java or Kotlin': true });
});

test('a resume that shows nothing has a point, and says that the number is a guess', () => {
  const { matchScore, arithmetic } = engine.analyse({
    jobDescription: 'Registered nurse\nRequirements\n- ACLS\n- Critical care experience',
    resumeText: 'Hans Muster\nBaker 2010 - 2020\n- Baked bread',
  });
  expect(matchScore).toBeGreaterThan(0);
  expect(arithmetic.map(({ label }) => label.code)).toContain('score.nothing');
});

test('the items of a choice are one requirement', () => {
  expect(found(['One of: Jira, Asana, Trello'], ['Planned sprints in Trello'])).toEqual({
    'Jira or Asana or Trello': true,
  });
});

test('a product shows its kind, and is not shown by another product', () => {
  const required = ['Message broker such as RabbitMQ', 'Warm telephone manner', 'Stock control'];
  expect(found(required, ['Moved events with Kafka'])).toMatchObject({ 'Message broker': true, RabbitMQ: false });
});
