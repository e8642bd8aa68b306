import { expect, test } from 'vitest';
import { listModels } from './model-options.ts';

test('the three named models come first, then the others of the provider by name, each once', () => {
  expect(listModels(['zeta-1', 'gpt-4', 'alpha-2', 'zeta-1'])).toEqual([
    'gpt-3.5-turbo',
    'gpt-4',
    'gpt-4-turbo',
    'alpha-2',
    'zeta-1',
  ]);
});
