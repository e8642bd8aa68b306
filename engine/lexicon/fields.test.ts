import { expect, test } from 'vitest';
import { tokenise } from '../text/tokenise.ts';
import { fields } from './fields.ts';
import { germanFields } from './german.ts';

test.each(Object.entries(fields))('the words of %s are lower case, of up to three words, each once', (_, list) => {
  const words = list.split(', ');
  expect(new Set(words).size).toBe(words.length);
  for (const word of words) {
    expect(word).toBe(word.toLowerCase());
    const count = tokenise(word).length;
    expect(count, word).toBeGreaterThan(0);
    expect(count, word).toBeLessThanOrEqual(3);
  }
});

test('German words are of fields that exist', () => {
  expect(Object.keys(germanFields).filter((name) => fields[name] === undefined)).toEqual([]);
});
