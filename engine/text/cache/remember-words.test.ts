import { expect, test } from 'vitest';
import { rememberWords } from './remember-words.ts';

test('a word is computed once', () => {
  const computed: string[] = [];
  const upper = rememberWords((word) => {
    computed.push(word);
    return word.toUpperCase();
  });
  expect([upper('a'), upper(''), upper('a'), upper('')]).toEqual(['A', '', 'A', '']);
  expect(computed).toEqual(['a', '']);
});

test('any number of different words can be asked for', () => {
  const double = rememberWords((word) => word + word);
  for (let number = 0; number < 50_000; number += 1) double(`${number}`);
  expect(double('7')).toBe('77');
});

test('a run of letters that is no word is not remembered', () => {
  let computed = 0;
  const length = rememberWords((word) => {
    computed += 1;
    return word.length;
  });
  expect([length('x'.repeat(100)), length('x'.repeat(100))]).toEqual([100, 100]);
  expect(computed).toBe(2);
});
