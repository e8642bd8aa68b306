import { describe, expect, test } from 'vitest';
import { plainRequirement } from '../credentials/named-requirements.ts';
import type { PostingRequirement } from '../extract-requirements.ts';
import { markUnsure } from './mark-unsure.ts';

const asked = (probability: number): PostingRequirement =>
  plainRequirement(
    { surface: 'x', canonical: 'x', alternatives: [], kind: 'knowledge', importance: 'must', spans: [] },
    probability,
  );
const importancesOf = (...probabilities: number[]) =>
  markUnsure(probabilities.map(asked)).map(({ requirement }) => requirement.importance);
const sure = Array.from({ length: 8 }, () => 0.6);

describe('what a posting hardly asks for', () => {
  test('is no must-have, and what it surely asks for stays one', () => {
    expect(importancesOf(...sure, 0.2)).toEqual([...sure.map(() => 'must'), 'unsure']);
    expect(importancesOf(...sure, 0.3)).toEqual(Array(9).fill('must'));
  });

  test('stays as it was where little is surer', () => {
    expect(importancesOf(...sure.slice(1), 0.2)).toEqual(Array(8).fill('must'));
  });
});
