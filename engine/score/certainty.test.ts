import { expect, test } from 'vitest';
import { judgeCertainty } from './certainty.ts';

test('of a posting that asks for much the number stands by itself', () => {
  expect(judgeCertainty(12, 70, () => 0)).toEqual({ says: 'number' });
});

test('of a posting that asks for some it is a band, which holds both scores and five points to each side', () => {
  expect(judgeCertainty(7, 70, () => 58)).toEqual({ says: 'about', band: { from: 58, to: 75 } });
  expect(judgeCertainty(7, 97, () => 98)).toEqual({ says: 'about', band: { from: 92, to: 100 } });
});

test('of a posting that surely asks for next to nothing no number is believed', () => {
  expect(judgeCertainty(2, 70, () => 0)).toEqual({ says: 'little' });
});
