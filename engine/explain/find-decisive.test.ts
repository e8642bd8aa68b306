import { describe, expect, test } from 'vitest';
import { loadEngine } from '../index.ts';

const engine = await loadEngine();

function decisive(jobDescription: string, resumeText: string): string[] {
  return engine
    .analyse({ jobDescription, resumeText })
    .decisive.map(({ surface, orEquivalent }) => (orEquivalent ? `${surface} or an equivalent` : surface));
}

const inEnglish = (asked: string, education: string) =>
  decisive(
    `Team member, Larkfield Group\n\nWhat you will do\n- Look after customers on the phone\n- Keep the records up to date\n\nWhat you need\n- ${asked}\n- Two years of experience\n- Good with people`,
    `Jo Bloggs\n\nExperience\nAssistant, Fern Ltd, 2019 - 2024\n- Answered the phone and kept the files\n\nEducation\n${education}`,
  );
const inGerman = (asked: string, education: string) =>
  decisive(
    `Mitarbeiter (m/w/d), Beispielstadt\n\nIhre Aufgaben\n- Betreuung von Kunden am Telefon\n- Pflege der Unterlagen\n\nIhr Profil\n- ${asked}\n- Zwei Jahre Berufserfahrung\n- Freude am Umgang mit Menschen`,
    `Jo Beispiel\n\nBerufserfahrung\nAushilfe, Farn GmbH, 2019 – 2024\n- Telefon angenommen und Akten gepflegt\n\nAusbildung\n${education}`,
  );

describe('a credential "or equivalent"', () => {
  test.each([
    [
      'Plumbing NVQ Level 3 or equivalent',
      'Plumbing NVQ Level 3 or an equivalent',
      'City & Guilds 6129 advanced craft certificate',
    ],
    [
      'Level 3 diploma in early years, or equivalent',
      'Level 3 diploma in early years or an equivalent',
      'NNEB nursery nurse, 1998',
    ],
    [
      "Bachelor's degree in accounting or equivalent",
      "Bachelor's degree in accounting or an equivalent",
      'ACCA qualified 2016',
    ],
    [
      'Forklift license or equivalent certification',
      'Forklift license or equivalent certification',
      'Order picker certification, 2022',
    ],
    [
      'Red Seal, Baker or equivalent trade papers',
      'Red Seal or an equivalent',
      'Baking certificate, Fern Polytechnic, 2019',
    ],
  ])('is missing where neither is shown, and not where the other is: %s', (asked, name, equal) => {
    expect(inEnglish(asked, 'Larkfield Comprehensive, six GCSEs')).toEqual([name]);
    expect(inEnglish(asked, equal)).toEqual([]);
  });

  test.each([
    ['Ausbildung als Industriekaufmann oder vergleichbar', 'Kaufmann für Büromanagement, Farn GmbH, 2018 – 2021'],
    ['Staatlich anerkannter Erzieher oder gleichwertige Qualifikation', 'Heilerziehungspflegerin, anerkannt 2012'],
    ['Abgeschlossenes Studium der Sozialen Arbeit oder vergleichbarer Abschluss', 'Dipl.-Pädagogin, Uni Beispielstadt'],
    ['Technikerabschluss (Maschinenbau) oder vergleichbare Weiterbildung', 'Industriemeister Metall, IHK 2015'],
  ])('is missing in German, too: %s', (asked, equal) => {
    expect(inGerman(asked, 'Grundschule Beispielstadt')).toEqual([expect.stringMatching(/ or an equivalent$/)]);
    expect(inGerman(asked, equal)).toEqual([]);
  });

  test('is not matched by a course, a licence to drive, or a lower level', () => {
    const asked = 'NVQ Level 3 in joinery or equivalent';
    for (const line of ['Food safety certificate, 2023', 'Full driving licence', 'NVQ Level 2 Wood Occupations, 2019'])
      expect(inEnglish(asked, line)).toHaveLength(1);
  });

  test('is required of nobody where work or the will to get it would do', () => {
    for (const asked of [
      'HNC or equivalent experience',
      "Bachelor's degree or three years of experience",
      'NEBOSH certificate or willing to work towards it',
    ])
      expect(inEnglish(asked, 'Larkfield Comprehensive')).toEqual([]);
    expect(inGerman('Ausbildung als Koch oder vergleichbare Erfahrung', 'Grundschule')).toEqual([]);
    expect(inGerman('Ausbildung als Koch oder vergleichbar mit Erfahrung', 'Grundschule')).toHaveLength(1);
  });
});

describe('what is required by its form', () => {
  test.each([
    ['Personal licence holder', 'Personal licence, Fernshire Council'],
    ['AAT Level 4', 'AAT Level 4, 2018'],
    ['Time-served joiner', 'Joinery apprenticeship, Wrenfield Joiners, 2004 - 2008'],
    ['You are a qualified chef', 'NVQ Level 2 Professional Cookery, 2011'],
    ['Gas Safe registered engineer', 'Gas Safe registered, no. 000000'],
    ['High school diploma', 'Harlem Grove HS, 2012'],
  ])('%s', (asked, shown) => {
    expect(inEnglish(asked, 'Swimming')).toHaveLength(1);
    expect(inEnglish(asked, shown)).toEqual([]);
  });

  test.each([
    ['Du bist gelernte Friseurin (m/w/d)', 'Lehre als Friseurin, 2011 – 2014'],
    ['Qualifikation nach § 43b SGB XI', 'Betreuungskraft nach § 43b, 2021'],
    ['Lehre im Bereich Metall', 'Lehre als Schlosser, 2001 – 2004'],
    ['Personenbeförderungsschein', 'P-Schein seit 2019'],
    ['Elektrofachkraft im Sinne der DGUV', 'Energieelektroniker, Facharbeiterbrief 1995'],
  ])('%s', (asked, shown) => {
    expect(inGerman(asked, 'Grundschule Beispielstadt')).toHaveLength(1);
    expect(inGerman(asked, shown)).toEqual([]);
  });

  test('is no first-line support, and nobody who is qualified in general', () => {
    expect(inEnglish('You handled SAP Level 2 support', 'Swimming')).toEqual([]);
    expect(inEnglish('Qualified candidates are motivated', 'Swimming')).toEqual([]);
  });

  test('is meant in a list without a heading, and in prose', () => {
    const list = 'TEAM MEMBER\n\n- Answer the phone\n- Keep the records\n\n- CSCS card\n- Good with people';
    const prose =
      'Mitarbeiter (m/w/d)\n\nSie betreuen unsere Kunden am Telefon und pflegen die Unterlagen.\n\nDas setzen wir voraus: abgeschlossene Ausbildung als Mechatroniker/in. Außerdem bringen Sie Freude am Umgang mit Menschen mit.';
    expect(decisive(list, 'Jo Bloggs\n\nSkills\nSwimming')).toEqual(['CSCS card']);
    expect(decisive(prose, 'Jo Beispiel\n\nKenntnisse\nSchwimmen')).toEqual(['Ausbildung als Mechatroniker/in']);
  });
});

test('what stands before or behind an "or" in the same sentence replaces what is missing, and nothing else does', () => {
  const eitherCredential = 'NVQ Level 3 in Care (or the newer diploma), this is essential';
  expect(inEnglish(eitherCredential, 'NVQ Level 3 in Care, 2021')).toEqual([]);
  expect(inEnglish(eitherCredential, 'Swimming')).not.toEqual([]);
  const asked = 'Studium Bauingenieurwesen (FH, TH oder Uni) oder Meister/Techniker mit entsprechender Erfahrung';
  expect(inGerman(asked, '2017 Staatlich geprüfter Bautechniker, Fachschule Rosenhain')).toEqual([]);
  expect(inGerman(asked, '2007 – 2010 Lehre als Maurer')).toEqual([
    'Studium Bauingenieurwesen (FH, TH oder Uni) oder Meister/Techniker',
  ]);
  expect(inGerman('Studium Bauingenieurwesen\n- Führerschein Klasse B', 'Führerschein B')).toEqual([
    'Studium Bauingenieurwesen',
  ]);
});

describe('the language that a posting is written in', () => {
  const short = (asked: string, language: string) => ({
    jobDescription: `Waiter at Fern Cafe\nRequirements\n- ${asked}\n- Serving guests\n- Cash handling\n- Stock control\n- Menu planning\n- Wine service`,
    resumeText: `Jane Doe\nExperience\nWaiter, Oak Cafe, 2019 - 2024\n- Serving guests, cash handling, stock control, menu planning, wine service\n${language}`,
  });

  test('is missing in no resume that does not name it, however short the posting', () => {
    const { jobDescription, resumeText } = short('Fluent English required', 'Languages\nFrench: C1');
    expect(decisive(jobDescription, resumeText)).toEqual([]);
    const other = short('Fluent German required', 'Languages\nFrench: C1');
    expect(decisive(other.jobDescription, other.resumeText)).toEqual(['German']);
  });

  test('takes no points off where the resume names a low level, which nobody would name then', () => {
    const named = short('Fluent English required', 'Languages\nEnglish: A2');
    const { matchScore, arithmetic } = engine.analyse(named);
    expect(decisive(named.jobDescription, named.resumeText)).toEqual(['English']);
    expect(arithmetic.map(({ label }) => label.code)).not.toContain('score.missing');
    expect(matchScore).toBeGreaterThanOrEqual(
      engine.analyse(short('Fluent English required', 'Languages\nFrench: C1')).matchScore,
    );
  });
});
