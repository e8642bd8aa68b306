import { expect, test } from 'vitest';
import { splitLines } from './lines.ts';

test('lines end at every kind of line break, and have their places without the space around them', () => {
  const text = '  Cook \r\nBaker\n\n \t\n- a\u2028b ';
  const lines = splitLines(text);
  expect(lines.map(({ content }) => content)).toEqual(['Cook', 'Baker', '- a', 'b']);
  for (const { content, start, end } of lines) expect(text.slice(start, end)).toBe(content);
});

test('a line that has its own beginning again is where it first stands', () => {
  expect(splitLines('a a\na a')).toEqual([
    { content: 'a a', start: 0, end: 3 },
    { content: 'a a', start: 4, end: 7 },
  ]);
});
