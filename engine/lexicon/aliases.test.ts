import { describe, expect, test } from 'vitest';
import { aliases } from './aliases.ts';

describe.each(Object.entries(aliases))('the list of %s names', (_, list) => {
  const terms = list.split('\n').map((line) => line.split('='));

  test('has no empty name and no space at the ends of one', () => {
    for (const name of terms.flat()) expect(name).toMatch(/^\S(?:.*\S)?$/);
  });

  test('has each term once', () => {
    const canonical = terms.map(([first]) => first);
    expect(new Set(canonical).size).toBe(canonical.length);
  });

  test('gives no name to two terms', () => {
    const owners = new Map<string, string>();
    for (const [canonical = '', ...others] of terms) {
      for (const name of new Set([canonical, ...others])) {
        expect(owners.get(name) ?? canonical, name).toBe(canonical);
        owners.set(name, canonical);
      }
    }
  });
});
