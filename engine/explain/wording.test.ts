import { describe, expect, test } from 'vitest';
import { shorten } from './wording.ts';

describe('a quoted line', () => {
  test('is cut between words', () => {
    expect(shorten('Led the night shift', 10)).toBe('Led the …');
    expect(shorten('Led', 10)).toBe('Led');
  });

  test('without spaces is not cut inside a character of two units', () => {
    expect(shorten('😀😀😀', 3)).toBe('😀 …');
  });
});
