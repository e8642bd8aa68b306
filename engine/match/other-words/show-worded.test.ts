import { beforeAll, describe, expect, test } from 'vitest';
import { loadEngine } from '../../load-engine.ts';
import type { Engine } from '../../types/engine.ts';

let engine: Engine;

beforeAll(async () => {
  engine = await loadEngine();
});

/** How a resume with this bullet shows what a posting asks for. */
function strengthsOf(asked: string, bullet: string, others: readonly string[] = []): string[] {
  const jobDescription = `Office cleaner\nDuties\n- ${asked}\n- Emptying bins`;
  const resumeText = [
    'Work',
    'Domestic, Croydon, 2014 to 2024',
    ...[bullet, ...others].map((each) => `- ${each}`),
  ].join('\n');
  const { requirements } = engine.analyse({ jobDescription, resumeText });
  const match = requirements.find(({ requirement }) => requirement.surface.toLowerCase().includes(asked.toLowerCase()));
  return (match?.evidence ?? []).filter(({ line }) => line.includes(bullet)).map(({ strength }) => strength);
}

describe('a sentence with words of several phrasings', () => {
  test('shows what is asked for in other words', () => {
    expect(strengthsOf('window cleaning', 'Insides of the glass with a squeegee once a month')).toEqual(['meaning']);
  });

  test('shows nothing that is denied', () => {
    expect(strengthsOf('window cleaning', 'Never did the insides of the glass with a squeegee')).toEqual([]);
  });
});
