import { expect, test } from 'vitest';
import { isCapital } from './is-capital.ts';

test.each(['Anna', 'Z', 'Übung', 'Éclair', '𝐀'])('%s begins with a capital', (word) => {
  expect(isCapital(word)).toBe(true);
});

test.each(['anna', '9A', '', 'übung', '[x', '@'])('"%s" does not', (word) => {
  expect(isCapital(word)).toBe(false);
});
