import { describe, expect, test } from 'vitest';
import { fieldNames, indexFields, weighFields } from './field-index.ts';

describe('the index of the fields of work', () => {
  const index = indexFields();

  test('has words for every field', () => {
    const fields = new Set([...index.values()].flat());
    expect(fields.size).toBe(fieldNames.length);
  });

  test('has phrases of three words at most, because no longer ones are looked for', () => {
    expect([...index.keys()].filter((key) => key.split(' ').length > 4)).toEqual([]);
  });
});

describe('the weights of words', () => {
  const index = new Map([
    ['welder', [0]],
    ['communication', [0]],
    ['a new phrase', [0]],
  ]);
  const weights = weighFields(index, { 1: 'communication' });

  test('are those of the table, and the highest for what it does not name', () => {
    expect(weights.get('communication')).toBeCloseTo(0.2);
    expect(weights.get('welder')).toBeCloseTo(1.8);
  });

  test('are higher for a phrase', () => {
    expect(weights.get('a new phrase')).toBeGreaterThan(weights.get('welder') ?? 0);
  });
});
