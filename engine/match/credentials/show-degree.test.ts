import { describe, expect, test } from 'vitest';
import { degreeLevelIn } from '../../extract/credentials/credentials.ts';
import { readResume } from '../../resume/read-resume.ts';
import { degreeLevelShown, degreeLevelsOf } from './show-degree.ts';

const bachelors = degreeLevelIn("bachelor's degree");
const trained = degreeLevelIn('Ausbildung');

test.each([
  ['Commerce degree from Galway, majored in marketing', bachelors],
  ['Gelernte Bäckereifachverkäuferin aus Celle', trained],
  ['Ausgebildeter Elektroniker', trained],
  ['1983 – 1986: Schreinerlehre', trained],
  ['Tischlergeselle, Fensterbau Neuerburg', trained],
  ['Dipl.-Wirtsch.-Ing. (FH)', bachelors],
  ['Served my time at a dealer', trained],
  ['MBA, majored in finance', degreeLevelIn('MBA')],
  ['BA, Communication Studies, Oak State University, 2019', bachelors],
  ['BA Business & Marketing, Sheffield Hallam, 2021', bachelors],
  ['Uni of Leeds – BA Theatre and Performance 2:1', bachelors],
  ['MA Social Work, Salford 2022', degreeLevelIn('MBA')],
  ['AAS Nursing, Owens Community College', trained],
  ['Associate degree in business administration, 2015', trained],
])('"%s" shows a degree or a training', (line, level) => {
  expect(degreeLevelShown(line)).toBe(level);
});

test.each([
  'Gelernt habe ich viel',
  'Turned the valve by a degree',
  'Kept it at 4 degrees from morning on',
  'Worked as BA and PM',
])('"%s" shows none', (line) => {
  expect(degreeLevelShown(line)).toBe(-1);
});

describe("a training in the list of one's schools", () => {
  const level = (line: string) => degreeLevelsOf({ resume: readResume(`Schule und Ausbildung\n${line}`) })[1];
  test('is not had yet while it goes on', () => {
    expect(level('Studiengang Bauwesen, Hochschule Fuldaaue, seit 2024')).toBeUndefined();
    expect(level('BSc Nursing, Fernbank College, 09/2024 – present')).toBeUndefined();
    expect(level('BSc Nursing, Fernbank College, 2021 – 2024')).toBe(bachelors);
  });

  test('is told by the trade alone, and by no heading', () => {
    expect(level('2010 – 2013 Industriekauffrau')).toBe(1);
    expect(level('2010 – 2012 Kurs für Elektriker')).toBe(-1);
    expect(
      degreeLevelsOf({ resume: readResume('Schule und Ausbildung\n2012 Hauptschulabschluss') })[0],
    ).toBeUndefined();
  });
});

test.each([
  'Degree in marketing, due in 2026',
  'Junior in high school',
  'BSc Construction, Elm University, since 2024',
  'Taking an evening class toward the Bachelor of Science',
])('what goes on shows no degree: %s', (line) => {
  expect(degreeLevelsOf({ resume: readResume(`Education\n${line}`) }).at(-1)).toBeUndefined();
});
