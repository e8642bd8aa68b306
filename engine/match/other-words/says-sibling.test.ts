import { expect, test } from 'vitest';
import { loadEngine } from '../../load-engine.ts';

const engine = await loadEngine();

function isFound(asked: string, told: string): boolean | undefined {
  const { requirements } = engine.analyse({
    jobDescription: `Requirements\n- Experience with ${asked}\n- Reading drawings\n- Working safely`,
    resumeText: `Experience\nTechnician, Northgate Works, 2019 - 2024\n- ${told}`,
    now: '2026-11-01',
  });
  return requirements.find(({ requirement }) => requirement.surface.toLowerCase().includes(asked))?.found;
}

test('whoever names one of several things that show a kind has shown no other of them', () => {
  expect(isFound('root planing', 'Did the periodontal charting while the hygienist probed')).toBe(false);
  expect(isFound('root planing', 'Scaled and root planed four quadrants a day')).toBe(true);
});
