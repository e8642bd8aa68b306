import { expect, test } from 'vitest';
import { splitLines } from './lines.ts';
import { maskMarkup } from './mask-markup.ts';

test('tags and entities of a pasted page become blanks of equal length, and items get bullets', () => {
  const pasted = '<h3 class="a">Your week</h3><ul><li>R&amp;D &ndash; labs</li><li><b>Java</b></li></ul>';
  const masked = maskMarkup(pasted);
  expect(masked).toHaveLength(pasted.length);
  expect(splitLines(masked).map(({ content }) => content.replace(/\s+/g, ' '))).toEqual([
    'Your week',
    '• R& D labs',
    '• Java',
  ]);
});

test('what only looks like markup stays', () => {
  const text = 'List<String>, Vec<T>, latency < 5 ms and > 3 nines, R&D';
  expect(maskMarkup(text)).toBe(text);
});
