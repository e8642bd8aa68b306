import { expect, test } from 'vitest';
import type { Evidence } from '../../types/match.ts';
import { saysMostFirst } from './says-most-first.ts';

const lineOf = (line: string): Evidence => ({
  line,
  span: { start: 0, end: 2 },
  placement: 'shown',
  strength: 'alias',
});

test('a licence is quoted from the line that says most of its name, and else in the order of the resume', () => {
  const lines = ['Dana Sample, RN', 'RN with three years on a ward', 'Ohio RN, active'].map(lineOf);
  expect(saysMostFirst(lines, 'Ohio RN license or multi-state license').map(({ line }) => line)).toEqual([
    'Ohio RN, active',
    'Dana Sample, RN',
    'RN with three years on a ward',
  ]);
});
