import { expect, test } from 'vitest';
import { orGerman } from './or-german.ts';

const skilled = orGerman(/\bskilled\b/iu, ['erfahren']);

test('a pattern also finds the forms of German words', () => {
  for (const text of ['Skilled cook', 'erfahrene Köchin', 'ein erfahrener Koch']) expect(text).toMatch(skilled);
});

test('a pattern finds German words only where a word begins and ends', () => {
  for (const text of ['unerfahren', 'Erfahrenheit', 'unskilled cook']) expect(text).not.toMatch(skilled);
});

test('a pattern keeps its flags', () => {
  expect(skilled.flags).toBe('iu');
});
