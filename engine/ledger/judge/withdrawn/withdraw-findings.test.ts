import { describe, expect, test } from 'vitest';
import { loadEngine } from '#engine';

const engine = await loadEngine();

const resume = `Robin Sample
robin@mail.example

Experience
Healthcare Assistant, Elm Lodge, Duluth MN | 09/2015 - 02/2019
- Kept the A/P ledger current for six months
- 84% of the class reached the standard in reading, up from 69%
- One of three carers who tried out the new fluid chart
- Attended the weekly handover
- Checked the weights of parcels to Canada every half hour
- On call one weekend in four
- Filed 4 claims, 2 of which were paid
- Wrote 140 of the 600 test cases for the booking app
- Sent queries to the DBA and the Vice-Principal
- Annual landlord checks, approved by the manager
- Built a proof of concept that was not taken into production
- Sat in on a pilot that was never extended to the mills

Education
A.O.S. Culinary Arts, Green Mountain College, 2016; ServSafe Manager, 2023
Certificates: Immediate Life Support (ILS), valid to 11/2025; C&G 2391
Further training: venepuncture (under supervision)`;

function findings(line: string, rewritten: string): string[] {
  const improvedText = resume.replace(line, rewritten);
  expect(improvedText).not.toBe(resume);
  return engine
    .compare({ originalText: resume, improvedText })
    .changes.flatMap(({ claims, lost }) => [
      ...claims.filter(({ verdict }) => verdict === 'unsupported').map(({ text }) => text),
      ...lost.map(({ text }) => `lost: ${text}`),
    ]);
}

describe('another spelling of the resume’s own words is not asked about', () => {
  test.each([
    ['Healthcare Assistant,', 'HCA,'],
    ['Duluth MN', 'Duluth, Minnesota'],
    ['A/P ledger', 'accounts payable ledger'],
    ['A.O.S. Culinary', 'Associate of Occupational Studies (A.O.S.) in Culinary'],
    ['C&G 2391', 'City & Guilds 2391'],
    ['valid to 11/2025', 'valid to November 2025'],
    ['Immediate Life Support (ILS)', 'ILS'],
    ['venepuncture (under supervision)', 'venepuncture (supervised)'],
  ])('%s as %s', (line, rewritten) => {
    expect(findings(line, rewritten)).toEqual([]);
  });

  test.each([
    ['every half hour', 'every 30 minutes'],
    ['parcels to Canada', 'Canadian parcels'],
    ['On call one weekend in four', 'On call every fourth weekend'],
    ['Filed 4 claims, 2 of which were paid', 'Filed 4 claims, half of which were paid'],
    [
      'Wrote 140 of the 600 test cases for the booking app',
      "140 of the booking app's 600 test cases were written by me",
    ],
    ['to the DBA and', 'to the database administrator and'],
    ['the Vice-Principal', 'the VP'],
    ['approved by the manager', 'approved by the mgr.'],
    ['a proof of concept that', 'a PoC that'],
    ['never extended to', 'never expanded to'],
  ])('%s as %s', (line, rewritten) => {
    expect(findings(line, rewritten)).toEqual([]);
  });

  test('a number seen from its other end', () => {
    expect(
      findings(
        '84% of the class reached the standard in reading, up from 69%',
        'Saw the share of the class at the standard in reading rise from 69% to 84%',
      ),
    ).toEqual([]);
    expect(
      findings(
        'One of three carers who tried out the new fluid chart',
        'Tried out the new fluid chart with two other carers',
      ),
    ).toEqual([]);
  });

  test('a credential next to its “certified”', () => {
    expect(findings('Experience', 'ServSafe certified carer.\n\nExperience')).toEqual([]);
  });
});

describe('what only looks like another spelling is asked about', () => {
  test.each([
    ['Immediate Life Support (ILS)', 'Advanced Life Support (ALS)'],
    ['C&G 2391', 'City & Guilds 2396'],
    ['Healthcare Assistant,', 'Head of Care,'],
    ['Duluth MN', 'Duluth, Maine'],
    ['09/2015 - 02/2019', '09.2013 - 02.2019'],
    ['A.O.S. Culinary', 'Bachelor of Science in Culinary'],
    ['valid to 11/2025', 'valid to November 2027'],
    ['venepuncture (under supervision)', 'venepuncture'],
    ['84% of the class reached the standard in reading, up from 69%', 'Reading rose from 69% to 94%'],
  ])('%s as %s', (line, rewritten) => {
    expect(findings(line, rewritten)).not.toEqual([]);
  });
});
