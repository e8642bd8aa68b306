import { describe, expect, test } from 'vitest';
import { loadEngine } from '#engine';
import { markedText } from './compare-texts.tsx';

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

  test('of a text without changes is the text', () => {
    expect(markedText(original, { changes: [] }, 'original')).toEqual([{ kind: 'same', text: original }]);
  });
});
