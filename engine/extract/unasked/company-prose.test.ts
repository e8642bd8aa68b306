import { describe, expect, test } from 'vitest';
import { loadEngine } from '#engine';
import { employerNames, isBelowTitle, tellsOfEmployer } from './company-prose.ts';

const tells = (line: string, names: readonly string[] = []) =>
  tellsOfEmployer(line, line.split(' ').length, new Set(names));

describe('a line tells of the employer', () => {
  test.each([
    'We moved into a new clinic in May with six consulting rooms and a pool for dogs.',
    'Our pupils come from forty countries and speak twenty-six languages.',
    'Fernhill Castings, established in 1972, is an ISO 9001 certified maker of manhole covers.',
    'Wir sind eine Tischlerei mit zwei Meistern, drei Gesellen, einem Hund, und alle mögen Kuchen.',
    'Unser Haus steht am Waldrand, hat 62 Bewohner und einen großen Garten.',
  ])('%s', (line) => expect(tells(line)).toBe(true));

  test('when it begins with the name below the title', () => {
    const line = 'Fernhill makes pumps, valves and pipes for ships and breweries.';
    expect(tells(line)).toBe(false);
    expect(tells(line, ['fernhill'])).toBe(true);
  });
});

describe('a line asks of the applicant', () => {
  test.each([
    'We need someone who can weld, read drawings and drive the forklift in our yard.',
    'You will prepare snacks for our children and keep the ratios in every room.',
    'Drive customer service so that our guest score stays above the average.',
    '- We cook, clean and care for our residents in three shifts every day.',
    'We do pitched roofs, flat roofs, dormers, gutters and everything above the eaves.',
    'Our wards, theatres and clinics',
    'Wir suchen jemanden, der unsere Heizungen wartet und Störungen behebt.',
  ])('%s', (line) => expect(tells(line)).toBe(false));
});

test('the lines below the title name the employer until the first long line, heading or item', () => {
  const lines = ['Cook', 'Fernhill Castings, Leeds', 'Full time', '- knives', 'Later Ltd'].map((content) => ({
    content,
  }));
  expect(lines.map((_, index) => isBelowTitle(lines, index))).toEqual([false, true, true, false, false]);
  expect([...employerNames(lines)]).toEqual(['fernhill', 'full']);
});

test('what an employer without a heading tells of itself becomes no requirement', async () => {
  const engine = await loadEngine();
  const { requirements } = engine.analyse({
    jobDescription: `Nursery Nurse
Little Acorns, Hexham

Little Acorns started in a scout hut with nine children and a guinea pig called Biscuit. Our garden has a pond and a tree house, and every colleague gets rain boots.

You will plan activities, write observations, change nappies, prepare snacks, keep the ratios, follow safeguarding procedures, carry out risk assessments and talk to parents.

You need
- paediatric first aid
- two years with toddlers`,
    resumeText: '',
  });
  const names = requirements.map(({ requirement }) => requirement.surface).join(', ');
  expect(names).not.toMatch(/Acorns|scout|guinea|Biscuit|pond|tree house|boots/);
  expect(names).toMatch(/safeguarding/);
});
