import { describe, expect, test } from 'vitest';
import { askWeights } from '../../lexicon/data/reading.generated.ts';
import { readPosting } from '../read-posting.ts';
import { unpackWeights } from '../terms/tagger.ts';
import { nameLicences } from './name-licences.ts';

const weights = unpackWeights(askWeights);

function named(posting: string): string[] {
  return nameLicences(readPosting(posting, weights)).map(({ surface, importance }) => `${importance}: ${surface}`);
}

function required(line: string): string[] {
  return named(`Worker\nRequirements\n- ${line}\n- Reliability`);
}

describe('a credential that no list names', () => {
  test.each([
    ['Unrestricted electrical licence (Queensland). It’s the law', 'Unrestricted electrical licence'],
    ['Level 2 Diploma in Care, or the old NVQ 2', 'Level 2 Diploma in Care, or the old NVQ 2'],
    ['Cert III or IV in Early Childhood Education and Care', 'Cert III or IV in Early Childhood Education and Care'],
    ['ServSafe Alcohol or a Tennessee ABC server permit', 'ServSafe Alcohol or a Tennessee ABC server permit'],
    ['EPA Section 608 Universal certification', 'EPA Section 608 Universal certification'],
    ['Hold Qualified Teacher Status', 'Qualified Teacher Status'],
    ['Category C+E licence held for 12 months', 'Category C+E licence'],
    ['Working at Heights ticket', 'Working at Heights ticket'],
    ['Registered with the NMC', 'Registered with the NMC'],
    ['PTCB certification (CPhT)', 'PTCB certification (CPhT)'],
    ['NVQ/QCF Level 3 in Health and Social Care', 'NVQ/QCF Level 3 in Health and Social Care'],
    ['NVQ Level 2/3 Plumbing & Heating or time served', 'NVQ Level 2/3 Plumbing & Heating'],
    ['NVQ Level 3 in Health & Social Care', 'NVQ Level 3 in Health & Social Care'],
    [
      "Qualified Solicitor, Licensed Conveyancer or FCILEx with 2 years' PQE",
      'Qualified Solicitor, Licensed Conveyancer or FCILEx',
    ],
    ['Driving licence or own transport', 'Driving licence'],
    ['Level 3 childcare qualification (NVQ, CACHE, BTEC)', 'Level 3 childcare qualification (NVQ, CACHE, BTEC)'],
    ['ITIL Foundation', 'ITIL Foundation'],
    ['Six Sigma Yellow Belt certified (mandatory)', 'Six Sigma Yellow Belt certified'],
    ['Must be Red Seal certified', 'Red Seal certified'],
    ['CPR certified', 'CPR certified'],
    ['Full UK licence', 'Full UK licence'],
    ['Has Level 2 Food Hygiene', 'Level 2 Food Hygiene'],
    ['Active CNA certification in the state of Indiana', 'CNA certification'],
    ['EPA 608 Universal', 'EPA 608 Universal'],
    [
      'Arizona x-ray certification (DANB Radiation Health and Safety)',
      'Arizona x-ray certification (DANB Radiation Health and Safety)',
    ],
    [
      'A recognised social work qualification (degree, DipSW or equivalent)',
      'social work qualification (degree, DipSW or equivalent)',
    ],
    ['CSCS / ECS', 'CSCS / ECS'],
    ['Barber qualified to at least NVQ Level 2', 'Barber qualified to at least NVQ Level 2'],
    ['Certificate of Competency as Officer of the Watch', 'Certificate of Competency as Officer of the Watch'],
    ['Sachkundenachweis im Pflanzenschutz', 'Sachkundenachweis im Pflanzenschutz'],
    ['Gewerbeberechtigung Baumeister', 'Gewerbeberechtigung Baumeister'],
    ['Staplerschein Voraussetzung', 'Staplerschein'],
    ['Certificate for spraying pesticides', 'Certificate for spraying pesticides'],
    ['Meisterbrief im Bereich Sanitär, Heizung, Klima', 'Meisterbrief im Bereich Sanitär, Heizung, Klima'],
    ['Fachfrau oder Fachmann Gesundheit EFZ', 'Fachfrau oder Fachmann Gesundheit EFZ'],
    ['NVQ L3 Electrical', 'NVQ L3 Electrical'],
    ['Führerschein der Klasse CE', 'Führerschein der Klasse CE'],
    ['gültige Schweißerprüfung', 'Schweißerprüfung'],
    ['abgeschlossene Ausbildung zum Dachdecker', 'Ausbildung zum Dachdecker'],
    [
      'Ausbildung als Gesundheits- und Krankenpfleger/in oder bist Quereinsteiger',
      'Ausbildung als Gesundheits- und Krankenpfleger/in',
    ],
    ['Ausbildung zum Medizinischen Fachangestellten (m/w/d)', 'Ausbildung zum Medizinischen Fachangestellten (m/w/d)'],
    ['Sachkunde nach § 34a GewO', 'Sachkunde nach § 34a GewO'],
    ['Studium mit staatlicher Anerkennung', 'staatlicher Anerkennung'],
  ])('is known by its form: %s', (line, surface) => expect(required(line)).toEqual([`must: ${surface}`]));

  test('is in prose as well where somebody has to have it', () => {
    expect(named('Guard\nYou will need a valid SIA licence. A first aid certificate would be a plus.')).toEqual([
      'must: SIA licence',
      'preferred: first aid certificate',
    ]);
  });

  test('is no must where it is only preferred', () => {
    expect(named('Guard\nRequirements\n- Patience\nNice to have\n- Scissor lift card')).toEqual([
      'preferred: Scissor lift card',
    ]);
  });
});

describe('what only sounds like a credential', () => {
  test.each([
    'Experience with support tickets and card payments',
    'You take credit card payments and sell season tickets',
    'Prüfung von Lieferscheinen und Rechnungen',
    'Users are supported in person, by phone and remotely, logging tickets in Freshservice',
    'Your manager, Dave, holds a crane licence',
    'We are an SIA approved contractor and a registered charity',
    'Relevant professional certifications',
    'Clear goods with customs clearance',
    'Minimum qualifications',
    'A team that is ISO certified',
    'Fully certified and ready to start',
  ])('is none: %s', (line) => expect(required(line)).toEqual([]));

  test.each([
    'MINIMUM QUALIFICATIONS',
    'Preferred Qualifications:',
    'NURSING QUALIFICATIONS',
    'Licences and certifications',
  ])('is none as the heading of a list: %s', (heading) => {
    expect(named(`Nurse\n\n${heading}\n- Registered nurse licence\n- Two years on a ward`)).toEqual([
      expect.stringMatching(/: Registered nurse licence$/),
    ]);
  });

  test('is none in what the company gives', () => {
    expect(named('Driver\nWe offer\n- Paid tickets and licence renewals\n- A fuel card')).toEqual([]);
  });
});

test('a credential that is named again by another word is one', () => {
  const posting = `Dental Assistant
Requirements
- Arizona x-ray certification (DANB Radiation Health and Safety)
- Current registration with the dental board
License: Radiology certification (Required)`;
  expect(named(posting)).toEqual([
    'must: Arizona x-ray certification (DANB Radiation Health and Safety)',
    'must: registration with the dental board',
  ]);
});

test('what nobody needs, what an insurer authorises, and any degree are no credential', () => {
  expect(required('Firearm permit, baton permit and similar are not needed')).toEqual([]);
  expect(required('Any Graduate / Diploma (IT)')).toEqual([]);
  expect(named('Biller\nRequirements\n- Must submit prior authorizations')).toEqual([]);
});
