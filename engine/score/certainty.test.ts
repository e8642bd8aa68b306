import { expect, test } from 'vitest';
import { judgeCertainty } from './certainty.ts';

test('a posting that asks for much gets a number by itself', () => {
  expect(judgeCertainty(12, 70, () => 0)).toEqual({ says: 'number' });
});

test('a posting that asks for some things gets a band, which includes both scores and five points to each side', () => {
  expect(judgeCertainty(7, 70, () => 58)).toEqual({ says: 'about', band: { from: 58, to: 75 } });
  expect(judgeCertainty(7, 97, () => 98)).toEqual({ says: 'about', band: { from: 92, to: 100 } });
});

test('a posting that surely asks for next to nothing gets no reliable number', () => {
  expect(judgeCertainty(2, 70, () => 0)).toEqual({ says: 'little' });
});
