import { expect, test } from 'vitest';
import { aliases } from './aliases.ts';
import { germanAliases, germanFields } from './german.ts';

test('a German name has no spaces at its ends and is written once in its list', () => {
  for (const list of Object.values(germanAliases)) {
    const lines = list.split('\n');
    expect(new Set(lines.map((line) => line.split('=')[0])).size).toBe(lines.length);
    for (const name of lines.flatMap((line) => line.split('='))) expect(name).toMatch(/^\S(?:.*\S)?$/);
  }
});

test('German names are of the kinds that English ones have', () => {
  expect(Object.keys(germanAliases).sort()).toEqual(Object.keys(aliases).sort());
});

test('the words of each German field are lower case, each once', () => {
  for (const [field, list] of Object.entries(germanFields)) {
    const words = list.split(', ');
    expect(new Set(words).size, field).toBe(words.length);
    expect(list).toBe(list.toLowerCase());
  }
});
