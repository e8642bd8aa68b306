import { describe, expect, test } from 'vitest';
import { tokenise } from '../../text/tokenise.ts';
import { degreeAt } from './degrees.ts';

function degreeIn(text: string) {
  const tokens = tokenise(text);
  return degreeAt(tokens, 0, tokens.length, text);
}

describe('a short degree', () => {
  test.each(['BSc', 'B.Sc.', 'BSC'])('is read with or without points: %s', (text) => {
    expect(degreeIn(`${text} in Physics`)?.words).toEqual(degreeIn('BSc')?.words);
    expect(degreeIn(text)?.words).toContain('bachelor');
  });

  test('covers as many words as it is written in', () => {
    const text = 'B.A. in History';
    const end = degreeIn(text)?.to ?? 0;
    expect(tokenise(text)[end]?.lower).toBe('in');
  });

  test.each(['As a cook', 'Med student', 'ba sing', 'XYZ'])('is no plain word: %s', (text) => {
    expect(degreeIn(text)).toBeUndefined();
  });
});
