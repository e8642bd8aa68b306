import { expect, test } from 'vitest';
import { beginsWithDigit } from './begins-with-digit.ts';

test.each([
  ['2019', true],
  ['3d', true],
  ['h2o', false],
  ['٣', false],
  ['', false],
])('%s begins with a digit: %s', (word, begins) => {
  expect(beginsWithDigit(word)).toBe(begins);
});
