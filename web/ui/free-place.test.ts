import { expect, test } from 'vitest';
import { freePlace } from './free-place.ts';

test('a toast stands at the lower edge where no button is', () => {
  expect(freePlace(80, 667, [])).toBe(0);
  expect(freePlace(80, 667, [{ top: 10, bottom: 54 }])).toBe(0);
});

test('it moves up above a button, and on to the next gap that is high enough', () => {
  expect(freePlace(80, 667, [{ top: 600, bottom: 644 }])).toBe(71);
  const buttons = [
    { top: 600, bottom: 644 },
    { top: 540, bottom: 584 },
    { top: 300, bottom: 344 },
  ];
  expect(freePlace(80, 667, buttons)).toBe(131);
});

test('without any gap it stays at the lower edge', () => {
  expect(freePlace(80, 100, [{ top: 0, bottom: 100 }])).toBe(0);
});
