import { describe, expect, test } from 'vitest';
import { createModel } from '../../lexicon/create-model.ts';
import { readPosting } from '../read-posting.ts';
import { extractCredentials } from './credentials.ts';

const { asks } = createModel();

const asked = (text: string) =>
  extractCredentials(readPosting(text, asks)).map(({ kind, canonical, importance }) => [kind, canonical, importance]);

describe('degrees and years', () => {
  test('are read from a posting, and the lowest of several counts', () => {
    expect(asked("Bachelor's or Master's degree, 3-5 years of experience")).toEqual([
      ['degree', "bachelor's degree", 'must'],
      ['years', '3 years of experience', 'must'],
    ]);
  });

  test('may be one that is needed and a higher one that is wished for', () => {
    const line = "Associate's degree in a science required; bachelor's degree in chemistry preferred";
    expect(asked(`Technician\nRequirements\n- ${line}`)).toEqual([
      ['degree', "associate's degree", 'must'],
      ['degree', "bachelor's degree", 'preferred'],
    ]);
    expect(asked("Bachelor's degree or Master's degree required")).toEqual([['degree', "bachelor's degree", 'must']]);
  });

  test('are named with what they are in, and a school with its diploma', () => {
    const named = (text: string) => extractCredentials(readPosting(text, asks)).map(({ surface }) => surface);
    expect(named('Degree in marketing or equivalent experience')).toEqual(['Degree in marketing']);
    expect(named("Associate's degree in accounting or business, or experience")).toEqual([
      "Associate's degree in accounting or business",
    ]);
    expect(asked('Please find below JD.')).toEqual([]);
    expect(named('High school diploma or GED')).toEqual(['High school diploma or GED']);
    expect(named('Degree in a related field required')).toEqual(['Degree in a related field']);
  });

  test('may be a single year', () => {
    expect(asked('At least a year in a hotel')).toEqual([['years', '1 years of experience', 'must']]);
    expect(asked('$50,000 a year')).toEqual([]);
    expect(asked('Experience of at least 12 months')).toEqual([['years', '1 years of experience', 'must']]);
    expect(asked("18 months' post-qualifying experience")).toEqual([['years', '1 years of experience', 'must']]);
    expect(asked('A 12 month contract, reviewed within 12 months')).toEqual([]);
  });

  test('are preferred when the posting says so', () => {
    expect(asked("Master's degree preferred")).toEqual([['degree', "master's degree", 'preferred']]);
  });

  test('are read from German, too', () => {
    expect(asked('mindestens drei Jahre Berufserfahrung')).toEqual([['years', '3 years of experience', 'must']]);
    expect(asked('Ihr Profil\n- ein Bauingenieurstudium (FH, TH oder Uni)')).toEqual([
      ['degree', "bachelor's degree", 'must'],
    ]);
    expect(asked('Ihr Profil\n- Bereitschaft zum Selbststudium')).toEqual([]);
  });

  test.each(['BSN within 4 years of hire', 'CPA within two years from hire', 'Führerschein innerhalb von 2 Jahren'])(
    'are not read from a time to come: %s',
    (line) => expect(asked(`Requirements\n${line}`).filter(([kind]) => kind === 'years')).toEqual([]),
  );

  test.each([
    'No more than 2 violations in the last 3 years',
    'Voted best of the town three years running',
    'JD:',
    'JD',
  ])('are not read from the time that is looked back on, nor from the short form of a heading: %s', (line) =>
    expect(asked(`Requirements\n${line}\nExcel`)).toEqual([]),
  );

  test.each([
    'No more than 2 violations in 3 yrs',
    'Kinder im Alter von drei bis sechs Jahren',
    'Erfahrung in der Arbeit mit Kindern unter drei Jahren',
    'Teaching children aged 3 to 5 years',
    'Fixed term, 2 years, full time',
    'SC clearance (5 years UK residency)',
    'Our hygienist of 16 years moved away',
    'after this apprenticeship you may stay',
  ])('are not read from the age of children, the length of a contract or what others have done: %s', (line) =>
    expect(asked(`Requirements\n${line}\nExcel`)).toEqual([]),
  );

  test('are the fewer of two numbers, also in words, and the first in a line that speaks of work', () => {
    expect(asked('two or three years in a SOC')).toEqual([['years', '2 years of experience', 'must']]);
    expect(asked('Five or more years as a buyer')).toEqual([['years', '5 years of experience', 'must']]);
    expect(asked("At least a year's experience in a care home")).toEqual([['years', '1 years of experience', 'must']]);
    expect(asked('12 months of recent road experience')).toEqual([['years', '1 years of experience', 'must']]);
    expect(asked('Seven to nine years in a kitchen')).toEqual([['years', '7 years of experience', 'must']]);
    expect(asked('Neun Jahre Erfahrung im Verkauf')).toEqual([['years', '9 years of experience', 'must']]);
    expect(asked('mindestens 2-jährige Berufserfahrung')).toEqual([['years', '2 years of experience', 'must']]);
    expect(asked('dreijährige einschlägige Praxis')).toEqual([['years', '3 years of experience', 'must']]);
    expect(asked('3-jährige Ausbildung zur Pflegefachfrau').map(([kind]) => kind)).not.toContain('years');
    expect(asked('3+ years of residential service')).toEqual([['years', '3 years of experience', 'must']]);
    expect(asked('Children aged 2 to 5 years, and 3 years of experience')).toEqual([
      ['years', '3 years of experience', 'must'],
    ]);
  });

  test.each(['Degree or equivalent', 'Degree', 'Educated to degree level', 'Of degree standard'])(
    'may be any: %s',
    (line) => {
      expect(asked(`Requirements\n${line}`).map(([, canonical]) => canonical)).toEqual(["bachelor's degree"]);
    },
  );

  test('are named with what they are in', () => {
    const surfaces = (text: string) =>
      extractCredentials(readPosting(text, asks)).map(({ surface, canonical }) => [surface, canonical]);
    expect(surfaces('Degree in a numerate discipline')).toEqual([
      ['Degree in a numerate discipline', "bachelor's degree"],
    ]);
    expect(surfaces('BSc/MSc Physiotherapy')[0]?.[0]).toBe('BSc/MSc Physiotherapy');
    expect(surfaces('BSc Required')[0]?.[0]).toBe('BSc');
    expect(surfaces('Graduate in any stream')).toEqual([['Graduate in any stream', "bachelor's degree"]]);
    expect(surfaces('B.E./B.Tech Civil or Diploma Civil')[0]?.[0]).toBe('B.E./B.Tech Civil or Diploma Civil');
  });

  test('are not read from what the company says about itself', () => {
    expect(asked('About us\nFor 15 years we have made tools.')).toEqual([]);
  });
});
