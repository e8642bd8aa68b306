import { expect, test } from 'vitest';
import { roundBullets } from './round-bullets.ts';

test('an "o" before each item is a bullet, in a text of the same length', () => {
  const text = 'Duties\no Sampling to tables\n  o Line clearance\nTo do so';
  expect(roundBullets(text)).toBe('Duties\n• Sampling to tables\n  • Line clearance\nTo do so');
});

test('one such line, and words that begin with the letter, stay', () => {
  for (const text of ['o Sampling', 'open\nold\no']) expect(roundBullets(text)).toBe(text);
});
