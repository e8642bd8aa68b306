import { describe, expect, test } from 'vitest';
import { loadEngine } from '#engine';
import { type CompareRow, differingRows, markedText, rowsOf } from './compare-rows.ts';

const engine = await loadEngine();
const original = ['Mara Quill', 'Line Cook, Harbour Table', '- Prepared 80 covers a night', '- Kept the log'].join(
  '\n',
);
const optimized = ['Mara Quill', 'Line Cook, Harbour Table', '- Kept the log', '- Cooked 80 covers every night'].join(
  '\n',
);

describe('the marked text', () => {
  test.each([
    ['original', original],
    ['improved', optimized],
  ] as const)('of the %s side is that text to the letter, with its changes marked', (side, text) => {
    const ledger = engine.compare({ originalText: original, improvedText: optimized });
    const marked = markedText(text, ledger, side);
    expect(marked.map((piece) => piece.text).join('')).toBe(text);
    expect(marked.some(({ kind }) => kind === (side === 'original' ? 'removed' : 'added'))).toBe(true);
  });

  test('is the plain text when nothing changed', () => {
    expect(markedText(original, { changes: [] }, 'original')).toEqual([{ kind: 'same', text: original }]);
  });
});

describe('the rows of two texts', () => {
  const ledger = engine.compare({ originalText: original, improvedText: optimized });
  const rows = rowsOf(original, optimized, ledger);
  const text = (side: 'original' | 'optimized') =>
    rows.flatMap((row) => (row[side] ? row[side].map((word) => word.text).join('') : [])).join('\n');

  test('contain both texts in full and in order', () => {
    expect(text('original')).toBe(original);
    expect(text('optimized')).toBe(optimized);
  });

  test('put equal lines side by side, and a reworded line next to its original', () => {
    const before = ['Mara Quill', '- Prepared 80 covers a night', '- Kept the log'].join('\n');
    const after = ['Mara Quill', '- Speaks Polish', '- Cooked 80 covers a night', '- Kept the log'].join('\n');
    const reworded = rowsOf(before, after, engine.compare({ originalText: before, improvedText: after }));
    expect(reworded.map((row) => row.isSame)).toEqual([true, false, false, true]);
    expect(reworded[1]?.original).toBeUndefined();
    expect(reworded[2]?.original?.[0]?.text).toContain('- ');
    expect(reworded[2]?.optimized?.map((word) => word.text).join('')).toBe('- Cooked 80 covers a night');
  });
});

test('of rows that differ, the one before and the one after stay, and one mark stands for what is left out', () => {
  const row = (isSame: boolean): CompareRow => ({ original: [], optimized: [], isSame });
  const [same, other] = [row(true), row(false)];
  const rows = [same, same, same, other, same, same, same, same, other];
  expect(differingRows(rows)).toEqual([undefined, same, other, same, undefined, same, other]);
  expect(differingRows([other])).toEqual([other]);
});
