import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../load-engine.ts';
import type { Engine } from '../../types/engine.ts';

let engine: Engine;

beforeAll(async () => {
  engine = await loadEngine();
});

/** What is named as missing first when a posting asks for this. */
function decisiveFor(...asked: string[]): string[] {
  const jobDescription = `Baker\nWhat you need\n- ${asked.join('\n- ')}\n- Two years in a bakery\n- Early starts\n- Friendly manner`;
  const resumeText = 'Jo Bloggs\nWork\nBaker, Fern Bakery, 2015 - 2024\n- Shaped two hundred loaves a night';
  return engine.analyse({ jobDescription, resumeText }).decisive.map(({ surface }) => surface);
}

describe('a credential that only the lists know', () => {
  test.each([['Red Seal'], ['AAT qualified'], ['CeMAP']])('is decisive when it is missing: %s', (name) => {
    expect(decisiveFor(name)).toEqual([name]);
  });

  test('is first aid where it is asked for, and no test that is the work', () => {
    expect(decisiveFor('First aid')).toEqual(['First aid']);
    const jobDescription =
      'Vehicle Technician\nDuties\n- Carry out MOTs, services and repairs\n- Give first aid\nYou need\n- Welding and diagnostics';
    const kinds = engine
      .analyse({ jobDescription, resumeText: 'Jo Bloggs' })
      .requirements.map(({ requirement }) => requirement.kind);
    expect(kinds).not.toContain('licence');
  });

  test('is none where somebody else has it', () => {
    expect(decisiveFor('You report to Ann, who has the Red Seal')).toEqual([]);
  });

  test('is none where the posting takes people who are willing to get it', () => {
    expect(decisiveFor('Paediatric First Aid (or be willing to do it)')).toEqual([]);
  });

  test('is none in lower case, where the words say something else', () => {
    expect(decisiveFor('A red seal on every loaf')).toEqual([]);
  });
});

test('a keyword within the name of a credential asks for that credential', () => {
  const jobDescription =
    'Engineer\nWe are a busy firm in town and look for someone reliable to join our crew.\nRequirements\n- AWS Solutions Architect Professional\n- Two years in support\n- Early starts\n- Friendly manner';
  const shownBy = (line: string) =>
    engine
      .analyse({
        jobDescription,
        resumeText: `Jo Bloggs\nWork\nEngineer, Fern Ltd, 2015 - 2024\nCertificates\n${line}`,
      })
      .requirements.find(({ requirement }) => requirement.surface === 'AWS Solutions Architect Professional')?.found;
  expect(shownBy('AWS Certified Cloud Practitioner')).toBe(false);
  expect(shownBy('Amazon Web Services Solutions Architect - Professional (SAP-C02)')).toBe(true);
});
