import { expect, test } from 'vitest';
import { charCodeOf, unpack } from './packed-numbers.ts';

const largest = 63_450;

test('every number that can be packed is read again', () => {
  const numbers = Array.from({ length: largest + 1 }, (_, number) => number);
  expect([...unpack(numbers.map((number) => String.fromCharCode(charCodeOf(number))).join(''))]).toEqual(numbers);
});

test('no number becomes a character that means something in a text of code, or half of one', () => {
  for (let number = 0; number <= largest; number += 1) {
    const code = charCodeOf(number);
    expect(code >= 0x23 && (code < 0xd800 || code >= 0xe000) && code <= 0xfffd).toBe(true);
  }
});

test('a number that is too large is refused', () => {
  expect(() => charCodeOf(largest + 1)).toThrow(RangeError);
});
