import { expect, test } from 'vitest';
import { nthsIn, tellsShare } from './nth-share.ts';

test('every tenth is ten per cent, in words and in figures', () => {
  expect(tellsShare('etwa jede zehnte Tour Gefahrgut', 10)).toBe(true);
  expect(tellsShare('jeder 5. Einsatz mit Notarzt', 20)).toBe(true);
  expect(tellsShare('every third call', 33)).toBe(true);
  expect(tellsShare('jede zehnte Tour', 20)).toBe(false);
  expect(tellsShare('jede Woche zehn Touren', 10)).toBe(false);
});

test('ordinals of parts are read from the line', () => {
  expect([...nthsIn('jeder fünfte mit Notarzt, jedes dritte Mal nachts')]).toEqual([5, 3]);
});
