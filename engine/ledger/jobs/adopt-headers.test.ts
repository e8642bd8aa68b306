import { expect, test } from 'vitest';
import { loadEngine } from '../../index.ts';

const { compare } = await loadEngine();

const before = `Dash Opper

Experience
Shop Mechanic, Squeaky Fork Cycles (Bend, OR), 4/2023 - now
- tune and true around 12 bikes a week
Rental Fleet Tech, Mount Marmot Adventures (Sunriver, OR), summers 2021 and 2022
- kept 45 rental bikes rolling with one other tech`;

test('a header written as a sentence still begins its job', () => {
  const after = before
    .replace(/Rental Fleet.*/, 'Summers of 2021 and 2022: Rental Fleet Tech at Mount Marmot Adventures in Sunriver, OR')
    .replace(/- kept.*/, '- kept, with one other tech, 45 rental bikes rolling');
  const { changes } = compare({ originalText: before, improvedText: after, now: '2026-11-01' });
  expect(changes.flatMap(({ claims }) => claims.filter(({ verdict }) => verdict === 'unsupported'))).toEqual([]);
});

test('a job told in the lines of another is asked about as ever', () => {
  const after = before.replace('a week', 'a week, kept 45 rental bikes rolling');
  const { changes } = compare({ originalText: before, improvedText: after, now: '2026-11-01' });
  expect(changes.flatMap(({ claims }) => claims.flatMap(({ question }) => question?.code ?? []))).not.toEqual([]);
});
