import { beforeAll, expect, test } from 'vitest';
import { loadEngine } from '../../load-engine.ts';
import type { Engine } from '../../types/engine.ts';

let engine: Engine;

beforeAll(async () => {
  engine = await loadEngine();
});

function asked(jobDescription: string, resumeText = '') {
  return engine.analyse({ jobDescription, resumeText }).requirements;
}

test('what somebody learned at school is one requirement, shown by a list of subjects', () => {
  const posting =
    'Legal Secretary\nPerson specification\n- GCSE English and Maths at grade C or above\n- Audio typing, conveyancing, diary management, filing, court documents';
  const found = asked(posting, 'Jo Bloggs\nEducation\n8 GCSEs including English and Maths, 2015').find(
    ({ requirement }) => requirement.surface === 'GCSE English and Maths',
  );
  expect(found?.found).toBe(true);
  expect(asked(posting).map(({ requirement }) => requirement.surface)).not.toContain('Maths');
});

test('a standard that the employer holds and asks for is one requirement', () => {
  const posting =
    'Inspector\nAbout us\nWe hold ISO 13485 and sell abroad.\nRequirements\n- Knowledge of ISO 13485 and GMP\n- Calipers, micrometers, GD&T, drawings, sampling, batch records';
  const names = asked(posting).map(({ requirement }) => requirement.surface);
  expect(names.filter((name) => name === 'ISO 13485')).toEqual(['ISO 13485']);
});

test('a product and another of its kind are alternatives, and two languages are no mother tongues', () => {
  const posting =
    'Dental Assistant\nRequirements\n- Dentrix or similar practice software\n- Bilingual English/Spanish\n- Tact and patience\n- Fillings, crowns, x-rays, impressions, sterilization';
  const requirements = asked(posting, 'Jo Bloggs\nLanguages\nEnglish (native), Spanish (fluent)');
  const of = (surface: string) => requirements.find(({ requirement }) => requirement.surface === surface);
  expect(of('Dentrix or practice software')?.requirement.alternatives).toEqual(['Dentrix', 'practice software']);
  expect(of('Spanish')?.found).toBe(true);
  // Whoever answers an English posting writes it.
  expect(of('English')).toBeUndefined();
  const tools = asked('Analyst\nRequirements\n- Power BI (DAX, Power Query) or Tableau\n- SQL, Excel, Azure, Python');
  expect(tools.map(({ requirement }) => requirement.surface)).toContain('Power BI or Tableau');
  expect(of('Tact')?.requirement.kind).toBe('soft');
});
