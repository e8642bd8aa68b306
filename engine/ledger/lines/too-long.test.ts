import { describe, expect, test } from 'vitest';
import { loadEngine } from '../../index.ts';

const engine = await loadEngine();
const lines = (count: number) => Array.from({ length: count }, (_, number) => `Packed box ${number}`).join('\n');

describe('a rewrite with more lines than any resume', () => {
  const rewrite = { originalText: lines(3_500), improvedText: `${lines(3_500)}\nLed 7 teams` };
  const ledger = engine.compare(rewrite);

  test('is one change that says why nothing of it is taken over', () => {
    expect(ledger.changes.map(({ isSafe, lost }) => [isSafe, lost.map(({ reason }) => reason)])).toEqual([
      [false, [{ code: 'lost.tooLong', params: { lines: 3_000 }, spans: [] }]],
    ]);
    expect(engine.applyChanges(rewrite, ledger)).toBe(rewrite.originalText);
  });

  test('is worth no points', () => {
    const jobDescription = 'Packer\n\nRequirements\n- Packing boxes';
    const input = { resumeText: rewrite.originalText, jobDescription };
    expect(engine.scoreChanges(input, rewrite.improvedText, ledger.changes)).toEqual([0]);
  });

  test('leaves the resume as it is, with its own score', () => {
    const jobDescription = 'Packer\n\nRequirements\n- Packing boxes';
    const judged = engine.judge({ resumeText: rewrite.originalText, jobDescription }, rewrite.improvedText, []);
    expect(judged.text).toBe(rewrite.originalText);
    expect(judged.taken).toEqual([]);
  });
});

test('a long resume is compared line by line', () => {
  const { changes } = engine.compare({ originalText: lines(900), improvedText: `${lines(900)}\nLed 7 teams` });
  expect(changes.map(({ kind, isSafe }) => [kind, isSafe])).toEqual([['added', false]]);
});
