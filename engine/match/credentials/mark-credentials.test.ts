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
