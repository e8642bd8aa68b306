import { expect, test } from 'vitest';
import { labels } from '../extract/terms/chain.ts';
import { createModel } from './create-model.ts';

const model = createModel();

test('the model has all that reading needs, unpacked', () => {
  for (const chain of [model.weights, model.spans]) {
    expect(Math.log2(chain.rows.length) % 1).toBe(0);
    expect(Math.max(...chain.rows)).toBe(chain.features.length / labels - 1);
    expect(chain.transitions).toHaveLength(labels * labels);
    expect([...chain.transitions].every(Number.isFinite)).toBe(true);
  }
  expect(model.asks.length).toBeGreaterThan(0);
  expect(model.ranker.length).toBeGreaterThan(0);
  expect(model.rarity).not.toBe('');
});

test('the model has the lexicon, and no concepts before those of a language are loaded', () => {
  expect(model.lexicon.get('python')?.kind).toBe('tool');
  expect(model.concepts).toEqual({});
});
