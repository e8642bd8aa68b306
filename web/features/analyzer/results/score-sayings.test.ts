import { expect, test } from 'vitest';
import { optimizedRingOf, ringOf } from './score-sayings.tsx';

const reading = { says: 'number', decisive: ['White Card'] } as const;

test('a missing required licence caps the rating of both rings, never their number', () => {
  const missing = { ...reading, decisive: [...reading.decisive] };
  expect(ringOf(90, missing)).toEqual({ bandOf: 59 });
  expect(optimizedRingOf(95, missing, 'Electrician')).toEqual({ bandOf: 59 });
});

test('an optimised resume that names the licence is rated by its score', () => {
  const missing = { ...reading, decisive: [...reading.decisive] };
  expect(optimizedRingOf(95, missing, 'Electrician with a white card')).toEqual({ bandOf: 95 });
});
