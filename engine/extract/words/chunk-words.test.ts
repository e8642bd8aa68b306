import { expect, test } from 'vitest';
import { functionWords, germanPlainNouns, plainNouns, praiseWords, tailWords } from './chunk-words.ts';

const lists = { functionWords, praiseWords, tailWords, plainNouns, germanPlainNouns };

test.each(Object.entries(lists))('%s are lower case, without spaces, so that they can be looked up', (_, list) => {
  for (const word of list) {
    expect(word).toBe(word.toLowerCase());
    expect(word).toMatch(/^\S+$/);
  }
});

test('each list has what it is for, and none has a trade of its own', () => {
  expect(functionWords.has('with')).toBe(true);
  expect(functionWords.has('mit')).toBe(true);
  expect(praiseWords.has('excellent')).toBe(true);
  expect(tailWords.has('skills')).toBe(true);
  expect(plainNouns.has('customer')).toBe(true);
  expect(germanPlainNouns.has('kunde')).toBe(true);
  for (const word of ['welding', 'venipuncture', 'kubernetes', 'buchhaltung'])
    expect(Object.values(lists).filter((list) => list.has(word))).toEqual([]);
});
