import { expect, test } from 'vitest';
import { firstOf } from './first-of.ts';

test.each([
  [0, 0],
  [2, 2],
  [3, 4],
  [7, 5],
])('the entries of concept %i begin at %i', (concept, place) => {
  expect(firstOf(Uint16Array.of(0, 0, 2, 2, 5), concept)).toBe(place);
});
