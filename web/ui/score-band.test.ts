import { expect, test } from 'vitest';
import { scoreBand } from './score-band.ts';

test.each([
  [100, 'Strong'],
  [80, 'Strong'],
  [79, 'Good'],
  [60, 'Good'],
  [59, 'Partial'],
  [40, 'Partial'],
  [39, 'Weak'],
  [0, 'Weak'],
])('a score of %i is %s', (score, word) => {
  expect(scoreBand(score).word).toBe(word);
});
