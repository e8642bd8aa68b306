import { expect, test } from 'vitest';
import { mostRead, readablePart } from './most-read.ts';

test('a text of usual length is read as it is', () => {
  const text = 'Changed tyres. '.repeat(100);
  expect(readablePart(text)).toBe(text);
});

test('of a longer text whole words are read', () => {
  const read = readablePart('Changed tyres. '.repeat(mostRead / 10));
  expect(read.length).toBeLessThanOrEqual(mostRead);
  expect(read.length).toBeGreaterThan(mostRead - 20);
  expect(read).toMatch(/(?:Changed|tyres\.)$/);
});

test('of a text without spaces as many characters are read', () => {
  expect(readablePart('x'.repeat(2 * mostRead))).toHaveLength(mostRead);
});
