import { describe, expect, test } from 'vitest';
import { readJob } from './read-job.ts';

describe('the first lines of a posting', () => {
  test.each([
    [
      'Registered Nurse (RN) – Intensive Care Unit, Nights\nMarlowe Bay Regional Hospital  |  Marlowe Bay, OR  |  Full Time',
      { title: 'Registered Nurse (RN)', company: 'Marlowe Bay Regional Hospital', place: 'Marlowe Bay, OR' },
    ],
    [
      'SENIOR ACCOUNTANT — Greymoor & Pell Outfitters, Inc.\nLocation: Tilbury Falls, OH (hybrid)      Department: Finance',
      { title: 'Senior Accountant', company: 'Greymoor & Pell Outfitters, Inc.', place: 'Tilbury Falls, OH' },
    ],
    [
      'Senior Backend Developer (m/f/x) – Payments Platform\nNimbuscroft Systems  |  Remote within EU  |  Permanent',
      { title: 'Senior Backend Developer', company: 'Nimbuscroft Systems', place: 'Remote within EU' },
    ],
    [
      'Pflegefachkraft (m/w/d) für unsere Geriatrie – Voll- oder Teilzeit\n\nKlinikum Birkenaue gGmbH · 26999 Birkenaue · ab sofort',
      { title: 'Pflegefachkraft für unsere Geriatrie', company: 'Klinikum Birkenaue gGmbH', place: 'Birkenaue' },
    ],
    [
      'Office Manager\nLarkfield Foods, Wren Hollow\n\nAbout the role\nWe make jam.',
      { title: 'Office Manager', company: 'Larkfield Foods', place: 'Wren Hollow' },
    ],
    [
      'WAREHOUSE ASSOCIATE - 2ND SHIFT\n\nEmployer:  Bucklebury Distribution Co.\nSite:  Ambleford',
      { title: 'Warehouse Associate', company: 'Bucklebury Distribution Co.', place: 'Ambleford' },
    ],
    [
      'HUMAN RESOURCES MANAGER\nStonebridge Castings – Muskegon, MI',
      { title: 'Human Resources Manager', company: 'Stonebridge Castings', place: 'Muskegon, MI' },
    ],
    [
      'MAINTENANCE TECHNICIAN II\nElektro Wiesinger GmbH & Co. KG | Landshut | Vollzeit',
      { title: 'Maintenance Technician II', company: 'Elektro Wiesinger GmbH & Co. KG', place: 'Landshut' },
    ],
    [
      'Disability Support Worker (casual, could turn permanent)\nGreetings from Larkfield HR Services!!',
      { title: 'Disability Support Worker (casual, could turn permanent)', company: undefined, place: undefined },
    ],
  ])('of “%s” say title, company and place', (posting, job) => {
    expect(readJob(posting)).toEqual(job);
  });

  test('that say none of it give nothing, because a wrong name is worse than none', () => {
    const nothing = { title: undefined, company: undefined, place: undefined };
    expect(readJob('We bake bread. Flour, ovens and early mornings.')).toEqual(nothing);
    expect(readJob('React TypeScript GraphQL')).toEqual(nothing);
    expect(readJob('About us\nA family business since 1979.')).toEqual(nothing);
    expect(readJob('')).toEqual(nothing);
  });
});

test('a label and the sentence that says who is wanted name the job too', () => {
  expect(readJob('Welcome to Larkfield\nJob title: Office Manager (all genders)').title).toBe('Office Manager');
  expect(readJob('Larkfield makes jam.\nWe are looking for a Head Baker who likes mornings.').title).toBe('Head Baker');
});
