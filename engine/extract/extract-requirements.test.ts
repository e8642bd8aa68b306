import { describe, expect, test } from 'vitest';
import { loadEngine } from '../index.ts';
import { germanProbes } from '../testing/german-probes.ts';
import { tradeProbes } from '../testing/trade-probes.ts';

const engine = await loadEngine();
const probes = [...tradeProbes, ...germanProbes];

function askedOf(jobDescription: string): string[] {
  return engine
    .analyse({ jobDescription, resumeText: '' })
    .requirements.map(({ requirement: { kind, importance, surface } }) => `${importance} ${kind}: ${surface}`);
}

describe.each([
  [
    'nurse',
    [
      'must licence: RN license',
      'must degree: Bachelor of Science in Nursing',
      'must years: 2+ years',
      'preferred skill: Wound care',
    ],
  ],
  ['accountant', ['preferred licence: CPA', 'must tool: QuickBooks or NetSuite', 'must years: 5+ years']],
  ['electrician', ["must licence: Driver's license", 'must licence: OSHA 10', 'must years: 4 years']],
  ['teacher', ['must skill: Lesson planning', "must degree: Bachelor's degree in Education"]],
  ['chef', ['must licence: ServSafe certification', 'must years: 3+ years']],
  ['truck driver', ['must licence: CDL Class A', 'must licence: hazmat endorsement', 'must years: 2 years']],
  ['lawyer', ['must licence: bar admission', 'must degree: Juris Doctor', 'must years: 5+ years']],
  [
    'Pflegefachkraft',
    [
      'must licence: Staatliches Examen',
      'preferred skill: Wundversorgung',
      'preferred licence: Führerschein Klasse B',
      'must language: Deutschkenntnisse mindestens B2',
      'must years: 2 Jahre',
    ],
  ],
  [
    'Bilanzbuchhalter',
    ['must tool: DATEV', 'preferred skill: Lohnbuchhaltung', 'preferred skill: IFRS', 'must years: drei Jahre'],
  ],
  [
    'Elektroniker',
    [
      'must licence: Berufsausbildung als Elektroniker oder Elektroinstallateur (Gesellenbrief)',
      'preferred skill: Photovoltaik',
      'preferred tool: SPS',
    ],
  ],
  ['Fachkraft für Lagerlogistik', ['must licence: Staplerschein', 'preferred licence: Kranschein']],
] as const)('a posting for a %s', (trade, expected) => {
  const asked = askedOf(probes.find((probe) => probe.trade === trade)?.posting ?? '');

  test.each(expected)('asks for: %s', (requirement) => {
    expect(asked).toContain(requirement);
  });
});

test('what the company offers is not asked for, in either language', () => {
  const asked = askedOf(germanProbes.map(({ posting }) => posting).join('\n')).join('\n');
  expect(asked).not.toMatch(/Yoga|Jobrad|Obstkorb|Firmenwagen|Kantine/);
  expect(askedOf(`Cook\nRequirements\n- HACCP\nBenefits\n- Free Yoga and Spanish lessons`).join('\n')).not.toMatch(
    /Yoga|Spanish/,
  );
});

test('alternatives of a German posting are joined in German', () => {
  const posting =
    'Buchhalter (m/w/d)\n\nIhr Profil\n- Sehr gute Kenntnisse in DATEV oder SAP\n- Deutsch in Wort und Schrift';
  expect(askedOf(posting).join('\n')).toContain('DATEV oder SAP');
});

test('a person’s age is not experience', () => {
  expect(askedOf('Cook\nRequirements\n- Must be 18+ years of age\n- HACCP')).not.toContain('must years: 18+ years');
});

test('plain nouns and glued words are not keywords', () => {
  const asked = askedOf(
    'Manager\nRequirements\n- Unit training, protocol and process\n- employeesPolicy and HACCP',
  ).join('\n');
  expect(asked).toContain('HACCP');
  expect(asked).not.toMatch(/: (?:unit|training|protocol|process|employeesPolicy)$/im);
});

test('a German compound of a listed word is a keyword, and proves that word', () => {
  const jobDescription =
    'Wir suchen für die Klinik eine Kraft\nIhr Profil\n- Kinderkrankenpflege\n- SPS-Kenntnisse von Vorteil';
  const asked = askedOf(jobDescription);
  expect(asked).toContain('must knowledge: Kinderkrankenpflege');
  expect(asked.join('\n')).not.toMatch(/Vorteil/);
  const { requirements } = engine.analyse({
    jobDescription: 'Wir suchen für die Klinik eine Kraft\nIhr Profil\n- Krankenpflege',
    resumeText: 'Berufserfahrung\nKinderkrankenpflege, Klinik Ahornau, 2015 - 2020',
  });
  expect(requirements.find(({ requirement }) => requirement.surface === 'Krankenpflege')?.found).toBe(true);
});

test('a training that is asked for is not asked for again by the job title', () => {
  const asked = askedOf(`Wir suchen zum 1. März eine/n
Mechatroniker / Elektroniker für Betriebstechnik (m/w/d)

Ihr Profil:
- abgeschlossene Berufsausbildung als Mechatroniker, Elektroniker für Betriebstechnik oder vergleichbar
- Kenntnisse in Pneumatik`);
  expect(asked.filter((each) => /Mechatroniker|Betriebstechnik/.test(each))).toEqual([
    'must licence: Berufsausbildung als Mechatroniker, Elektroniker für Betriebstechnik',
  ]);
});
